import Foundation

extension TextDifference {
  /// What differs between the two texts that a run kept of a result; `nil` where it is no text.
  public init?(of result: SnapshotResult, in report: RunReport) {
    guard result.entry.format != "png", let actual = report.contents(result.entry.artifacts.actual),
      let new = String(data: actual, encoding: .utf8)
    else { return nil }
    let old = report.expectedContents(of: result).map { String(decoding: $0, as: UTF8.self) }
    self = TextDifference(result.entry.text) ?? TextDifference(expected: old ?? "", actual: new)
  }
}
