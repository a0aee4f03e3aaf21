import SnapshotReport
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

  @Test func aCleanRunSaysSo() {
    let document = MarkdownReport(RunReport.example([.example(), .example(name: "2")])).document
    #expect(document.hasPrefix("<!-- snapshot:AppTests -->\n## \u{2705} All 2 snapshots match"))
  }
}
