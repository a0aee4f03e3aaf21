import CustomDump
import ValueText

/// A value as swift-custom-dump prints it, with the members of sets and dictionaries in one order in every process.
///
/// The package's own order goes by the first level of the members, and is that of hashing where these are alike.
package func dump(of value: some Any) -> String {
  OrderedValues<DumpPrinting>.printing(value) { String(customDumping: $0[0]) }
}

/// swift-custom-dump, as it sees values.
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
  /// Every line two places to the right, empty ones excepted.
  package var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
