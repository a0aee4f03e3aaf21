import TextDifference

/// How a log of evaluations differs from the expected one.
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

  /// Both logs in one, from the first line to the last.
  private var lines: [String] {
    LineDifference.runs(old: expected, new: actual).flatMap { run in
      switch run {
      case .common(let start, _, let count): expected[start..<(start + count)].map { Self.common + $0 }
      case .removed(let start, _, let count): expected[start..<(start + count)].map { "− " + $0 }
      case .added(_, let start, let count): actual[start..<(start + count)].map { "+ " + $0 }
      }
    }
  }

  /// As wide as a sign, and nothing that a test framework takes away from the beginning of a line.
  private static let common = "\u{2007} "
}
