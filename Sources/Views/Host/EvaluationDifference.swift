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
    let changes = actual.difference(from: expected)
    let removed = Set(changes.removals.map(\.position))
    let inserted = Set(changes.insertions.map(\.position))
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append("− " + expected[old])
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ " + actual[new])
        new += 1
      } else {
        lines.append(Self.common + actual[new])
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// A space as wide as a sign, which test frameworks don't trim.
  private static let common = "\u{2007} "
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let position, _, _), .remove(let position, _, _): position
    }
  }
}
