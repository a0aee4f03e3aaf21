import RunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

@Suite struct MarkdownReportTests {
  @Test func aLongReportStaysUnderTheLimitAndSaysWhatIsLeftOut() {
    let entries = (0..<2000).map {
      LedgerEntry.example(name: "n\($0)", outcome: .changed, message: String(repeating: "difference ", count: 30))
    }
    let document = MarkdownReport(RunReport.example(entries)).document
    #expect(document.utf8.count < MarkdownReport.limit)
    #expect(document.contains("more; the HTML report has them all."))
    #expect(document.components(separatedBy: "<details>").count == document.components(separatedBy: "</details>").count)
  }

  @Test func sixPicturesAtMostAndNoneWithoutAnAddress() {
    let entries = (0..<20).map {
      LedgerEntry.example(
        name: "n\($0)", outcome: .changed,
        artifacts: .init(expected: "artifacts/\($0)/e.png", actual: "artifacts/\($0)/a (b).png"),
        image: .init(width: 8, height: 8, differingPixels: $0 + 1, largestChannelDifference: 9, clusters: []))
    }
    let report = RunReport.example(entries)
    #expect(!MarkdownReport(report).document.contains("<img"))
    let shown = MarkdownReport(report, images: "https://example.com/run").document
    #expect(shown.components(separatedBy: "<img").count - 1 == 2 * MarkdownReport.mostPictures)
    #expect(shown.contains("src=\"https&#58;//example.com/run/artifacts/19/e.png\""), "the most changed comes first")
    #expect(!shown.contains("a (b).png\""), "an address has no blank")
  }

  @Test func aCleanRunSaysSo() {
    let document = MarkdownReport(RunReport.example([.example(), .example(name: "2")])).document
    #expect(document.hasPrefix("<!-- snapshot:AppTests -->\n## \u{2705} All 2 snapshots match"))
  }
}
