extension LedgerEntry {
  /// A problem that lint found in the picture of an assertion.
  package struct LintFinding: Equatable, Sendable, Codable {
    /// Why the finding does not count by default; `nil` for one that counts.
    package var exemption: String?
    /// What several findings have in common if it is not the element, such as a color.
    package var cause: String?
    /// The measurement that the rule limits, as a decimal number.
    package var measured: String?
    /// The measurements, for the reader.
    package var message: String
    /// The path of the element.
    package var path: String
    /// The identifier of the rule, such as `text-truncated`.
    package var rule: String

    package init(
      rule: String, path: String, message: String, measured: String? = nil, cause: String? = nil,
      exemption: String? = nil
    ) {
      self.rule = rule
      self.path = path
      self.message = message
      self.measured = measured
      self.cause = cause
      self.exemption = exemption
    }
  }
}
