import CustomDump
import ValueText

/// Returns a value in the format of swift-custom-dump, with deterministic order of sets and dictionaries.
///
/// swift-custom-dump orders members by their first level only, and members that are equal there by hashing.
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
