import SnapshotRuns
import SnapshotWorkspace
import Testing

/// What a sweep prints.
@Suite struct SweepSummaryTests {
  private let request = SweepRequest(
    id: "A/B/c()#1", first: 280, last: 1024, typeSizes: ["accessibility3", "accessibility4", "accessibility5"])

  private func finding(_ size: String, _ ranges: [[Double]], path: String = "VStack/Text \"Message\"")
    -> SweepResult.Finding
  {
    .init(rule: "text-truncated", element: "Text \"Message\"", path: path, typeSize: size, ranges: ranges)
  }

  @Test func findingsAndMatrix() {
    let summary = SweepSummary(
      SweepResult(findings: [finding("AX3", [[280, 357.98]]), finding("AX5", [[280, 441.23]])]), of: request)
    #expect(summary.lines == [#"text-truncated "Message": AX3 below 358 pt; AX5 below 441.2 pt"#])
    #expect(summary.widths == [318, 399, 733])
    #expect(summary.matrix == ".widths(318, 399, 733) * .typeSizes(.accessibility3 ... .accessibility5)")
  }

  @Test func neighboringSizesAndSeveralRanges() {
    let ranges = [[280, 300.5], [400.25, 410], [900, 1024]]
    let summary = SweepSummary(
      SweepResult(findings: [finding("AX3", ranges), finding("AX4", ranges), finding("AX5", [[280, 1024]])]),
      of: request)
    #expect(
      summary.lines == [
        #"text-truncated "Message": AX3…AX4 below 300.5 pt and from 400.3 to 410 pt and above 900 pt; AX5 at all widths"#
      ])
  }

  @Test func equalElementsAreDistinguished() {
    let summary = SweepSummary(
      SweepResult(findings: [
        finding("AX3", [[280, 300]]), finding("AX3", [[280, 310]], path: "HStack/Text \"Message\""),
      ]),
      of: request)
    #expect(summary.lines.count == 2)
    #expect(summary.lines[1].hasPrefix("text-truncated HStack/Text \"Message\": "))
  }

  @Test func unknownWidths() {
    let summary = SweepSummary(
      SweepResult(unknown: [.init(typeSize: "AX3", ranges: [[280, 299.5]], reason: "no size")]), of: request)
    #expect(summary.unknown == ["unknown AX3 below 299.5 pt: no size"])
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"id":"x","first":0,"last":3,"typeSizes":["large"],"pictureLimit":1}"#,
    #"{"id":"x","first":5,"last":3,"typeSizes":["large"],"pictureLimit":1}"#,
    #"{"id":"x","first":1,"last":99999999,"typeSizes":["large"],"pictureLimit":1}"#,
    #"{"id":"x","first":1,"last":3,"typeSizes":[],"pictureLimit":1}"#,
  ])
  func forgedRequests(text: String) { #expect(SweepRequest(text: text) == nil) }

  @Test func requestsAreReadBack() { #expect(SweepRequest(text: request.text) == request) }
}
