import CustomDump
import TestFailures

/// A value as swift-custom-dump prints it, with the members of sets and dictionaries in one order in every process.
///
/// The package's own order goes by the first level of the members, and is that of hashing where these are alike.
func orderedDump(of value: Any) -> String {
  OrderedValues<DumpPrinting>.printing(value) { String(customDumping: $0[0]) }
}

/// swift-custom-dump, as it sees values.
enum DumpPrinting: MirrorPrinting {
  static func isOpaque(_ value: Any) -> Bool {
    value is any CustomDumpStringConvertible || value is any _CustomDiffObject
  }

  static func replacement(for value: Any) -> Any? { (value as? any CustomDumpRepresentable)?.customDumpValue }

  static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  static func text(of value: Any) -> String { String(customDumping: value) }
}
