import SnapshotFoundation

/// The difference between the expected and the actual evaluations.
struct EvaluationDifference {
  let expected: [String]
  let actual: [String]

  var message: String {
    """
    The bodies were not evaluated as expected:

    \(lines.joined(separator: "\n"))

    (− expected, + actual)

    \(actual.isEmpty ? "No body was evaluated." : "The evaluations were:\n\n" + actual.joined(separator: "\n"))
    """
  }

  /// The lines of both logs, merged.
  private var lines: [String] {
    LineDifference.runs(old: expected, new: actual).flatMap { run in
      switch run {
      case .common(let start, _, let count): expected[start..<(start + count)].map { Self.common + $0 }
      case .removed(let start, _, let count): expected[start..<(start + count)].map { "− " + $0 }
      case .added(_, let start, let count): actual[start..<(start + count)].map { "+ " + $0 }
      }
    }
  }

  /// A space as wide as a sign, which test frameworks don't trim.
  private static let common = "\u{2007} "
}
