import Foundation

extension TextDiff {
  /// Compares the two texts of a result; `nil` if the result is not a text.
  package init?(of result: SnapshotResult, in report: RunReport) {
    guard result.entry.format != "png", let actual = report.contents(result.entry.artifacts.actual),
      let new = String(data: actual, encoding: .utf8)
    else { return nil }
    let old = report.expectedContents(of: result).map { String(decoding: $0, as: UTF8.self) }
    self = TextDiff(result.entry.text) ?? TextDiff(expected: old ?? "", actual: new)
  }
}
