import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotUI

/// The combined verdict of all configurations of a matrix.
struct MatrixSummary {
  var matrix: Matrix
  var cells: [MatrixCell]
  var strategies: [String]
  /// The verdicts of all strategies for the first configuration, then for the second, and so on.
  var verdicts: [Verdict]

  var verdict: Verdict {
    guard let firstIndex = verdicts.firstIndex(where: { $0.message != nil }) else { return .passed }
    let first = verdicts[firstIndex]
    var lines: [String] = []
    for (position, strategy) in strategies.enumerated() {
      for outcome in LedgerEntry.Outcome.allCases {
        let failing = cells.indices.filter { cell in
          let verdict = verdicts[cell * strategies.count + position]
          return verdict.message != nil && verdict.outcome == outcome
        }
        guard !failing.isEmpty else { continue }
        let places = matrix.describeFailures(failing.map { cells[$0].name }).joined(separator: "; ")
        lines.append(
          "\(strategy): \(failing.count) of \(counted(cells.count, "configuration")) "
            + "\(Self.words(for: outcome, count: failing.count)): \(places)")
      }
    }
    let cell = cells[firstIndex / strategies.count]
    let message = """
      \(lines.joined(separator: "\n"))

      First failure: \(strategies[firstIndex % strategies.count]) of \(cell.name)

      \(first.message ?? "")
      """
    return Verdict(outcome: first.outcome, message: message, attachments: first.attachments)
  }

  private static func words(for outcome: LedgerEntry.Outcome, count: Int) -> String {
    switch outcome {
    case .passed: "failed"
    case .changed: count == 1 ? "does not match its reference" : "do not match their references"
    case .missing: count == 1 ? "has no reference" : "have no reference"
    case .recorded: count == 1 ? "had no reference and was recorded" : "had no reference and were recorded"
    case .rerecorded: count == 1 ? "was re-recorded" : "were re-recorded"
    case .error: "could not be verified"
    }
  }
}
