import SnapshotFoundation

extension ViewDiagnostic.Rule {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth a look.
    case note
    /// Users are likely to be hindered.
    case warning
    /// Content or a function is lost.
    case error

    /// Returns whether a severity matters less.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The row in the table of rules.
  private static let facts = Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0.id, $0) })

  /// How much a diagnostic of the rule matters.
  public var severity: Severity { Self.facts[rawValue].flatMap { Severity(rawValue: $0.severity) } ?? .warning }

  /// What the rule finds, in one sentence.
  public var summary: String { Self.facts[rawValue]?.summary ?? "" }
}
