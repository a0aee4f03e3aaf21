import CustomDump

/// A value as messages show it.
package func dump(of value: some Any) -> String { String(customDumping: value) }

extension String {
  /// Every line two places to the right, empty ones excepted.
  package var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
