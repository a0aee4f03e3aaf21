import Foundation
import SnapshotFoundation

extension TextDifference {
  /// The number of common lines that reports show before and after a change.
  private static let context = 3

  /// Compares the two texts of a result; `nil` if the result is not a text. Takes the difference in the ledger if it is whole.
  package init?(of result: SnapshotResult, in report: RunReport) {
    guard result.entry.format != "png", let actual = report.contents(result.entry.artifacts.actual),
      let new = String(data: actual, encoding: .utf8)
    else { return nil }
    let old = report.expectedContents(of: result).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if let recorded = result.entry.text, recorded.omittedLines == 0 {
      self = recorded
    } else {
      self.init(comparing: old, with: new)
    }
  }

  /// Compares two texts for a report, with the changed words.
  package init(comparing expected: String, with actual: String) {
    self = TextDifference(expected: expected, actual: actual, context: Self.context).markingWords()
  }
}
