import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

/// The forms of trends.
@Suite struct TrendsTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    for run in 1...3 {
      var entries = [LedgerEntry.example(name: "a"), .example(name: "<script>alert(1)</script>\u{1B}[31m")]
      entries[0].outcome = run == 2 ? .changed : .passed
      if run == 2 { entries.append(.example(name: "a")) }
      let lines = try entries.map { try $0.ledgerLine() }.reduce(Data(), +)
      try package.write("archive/\(run)/ledger.jsonl", lines)
    }
  }

  private var history: RunHistory { RunHistory(RunFolders(in: [package.root + "/archive"])) }

  @Test func theTextListsEachTrend() {
    let text = TrendsText(history, palette: TerminalPalette(isColored: false)).text
    #expect(text.hasPrefix("3 runs, 2 snapshots\n"))
    #expect(text.contains("33.3 %  AppTests/LoginTests/welcome()#a  flaky in 1 of 3 runs"))
    #expect(text.contains("4.0 ms  AppTests/LoginTests/welcome()#a  median of 3 runs"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func thePageHasEqualBytesAndNoScript() {
    let document = TrendsPage(history).document
    #expect(document == TrendsPage(history).document)
    #expect(!document.contains("<script"))
    #expect(document.contains("&lt;script&gt;alert(1)"))
    #expect(document.contains("default-src &#39;none&#39;"))
    #expect(document.contains("<svg"))
    #expect(!document.contains("http://") && !document.contains("https://"))
  }

  /// A text in the drawing would shrink with it on a phone, and run into the columns.
  @Test func theLabelsOfAnAxisAreBesideTheDrawing() {
    let document = TrendsPage(history).document
    #expect(document.contains(#"<div class="chart"><span>1</span><span>0</span><svg"#))
    #expect(document.contains(#"preserveAspectRatio="none""#))
    #expect(!document.contains("<text"))
  }

  @Test func everyLineIsJSON() throws {
    let lines = try TrendsJSON(history).lines
    let types = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["type"] as? String
    }
    #expect(types.filter { $0 == "pastRun" }.count == 3)
    #expect(types.last == "trendsSummary")
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }
}
