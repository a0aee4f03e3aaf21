import CustomDump
import ValueText

/// Returns the swift-custom-dump text of a value, with the members of sets and dictionaries in a deterministic order.
///
/// swift-custom-dump sorts members only by their first level, and keeps the order of hashing where that is equal.
package func dump(of value: some Any) -> String {
  OrderedValues<DumpPrinting>.printing(value) { String(customDumping: $0[0]) }
}

/// Describes how swift-custom-dump prints values.
package enum DumpPrinting: MirrorPrinting {
  package static func isOpaque(_ value: Any) -> Bool {
    value is any CustomDumpStringConvertible || value is any _CustomDiffObject
  }

  package static func replacement(for value: Any) -> Any? { (value as? any CustomDumpRepresentable)?.customDumpValue }

  package static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  package static func text(of value: Any) -> String { String(customDumping: value) }
}

extension String {
  /// The text with two spaces before each line that is not empty.
  package var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
