import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

@Suite struct ForgedNumberTests {
  @Test func untrustedNumbersDoNotOverflow() {
    let image = LedgerEntry.ImageMetrics(
      width: .max, height: .max, differingPixels: .max, largestChannelDifference: .max,
      clusters: [[.min, .max, .max, .min], [1]])
    let report = RunReport.example([.example(outcome: .changed, image: image)])
    for format in ReportFormat.allCases { #expect(throws: Never.self) { try format.render(report) } }
    #expect(TextReport(report).text.contains("100 %"))
  }
}
