import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

/// Reports list snapshots that passed with a tolerance.
@Suite struct ToleranceRemarkTests {
  private func passed(_ name: String, differing pixels: Int) -> LedgerEntry {
    .example(
      name: name,
      image: .init(
        width: 20, height: 100, differingPixels: pixels, largestChannelDifference: 255, clusters: [[0, 0, 20, 40]]))
  }

  @Test func reportsSnapshotsThatPassedWithATolerance() throws {
    let report = RunReport.example([passed("Dark", differing: 800), .example(name: "Light")])
    #expect(report.findings == [])
    #expect(
      TextReport(report).text == """
        ✓ All 2 snapshots match
          AppTests/LoginTests/welcome()#Dark passed with 40.00 % of pixels different.
        """)
    for format in [ReportFormat.html, .markdown, .json] {
      let text = String(decoding: try format.render(report), as: UTF8.self)
      #expect(text.contains("passed with 40.00 % of pixels different"), "\(format.rawValue)")
    }
  }

  @Test func listsTheMostDifferentFirst() {
    let report = RunReport.example((1...7).map { passed("\($0)", differing: $0 * 20) })
    let remarks = Headline(report).remarks
    #expect(remarks.count == 6)
    #expect(remarks.first?.hasSuffix("#7 passed with 7.00 % of pixels different.") == true)
    #expect(remarks.last == "2 more images passed with a tolerance.")
  }

  @Test func doesNotListEqualImages() {
    #expect(Headline(RunReport.example([passed("Light", differing: 0), .example(name: "text")])).remarks == [])
  }
}
