import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRunFixtures
import SnapshotRuns
import Testing

/// A snapshot that a test expects to fail is shown everywhere, and fails nothing.
@Suite struct KnownIssueTests {
  private static let known = TestIssue(
    file: "/app/Tests/AppTests/LoginTests.swift", line: 12, test: "App.LoginTests/welcome()",
    message: "Issue recorded\nSnapshot \"known\" differs.")

  private static var report: RunReport {
    var facts = RunFacts.example()
    facts.known = [known]
    return .example(
      [
        .example(name: "known", outcome: .changed, message: "Snapshot \"known\" differs."),
        .example(name: "passed", line: 20),
      ], facts: facts)
  }

  /// What each format must have, and must not have.
  private static let formats: [(format: ReportFormat, has: String, hasNot: String)] = [
    (.html, "known issue", "Accept with"), (.json, "\"known\" : 1", "\"changed\" : 1"),
    (.junit, "<skipped type=\"known\" message=\"Known issue: ", "<failure"),
    (.markdown, "\u{2691} known issue: <code>", "\u{274C}"),
    (.github, "::notice file=Tests/AppTests/LoginTests.swift,line=12", "::error"),
    (.gitlab, "\"severity\" : \"info\"", "\"major\""),
    (.sarif, "\"ruleId\" : \"snapshot-known\"", "\"level\" : \"error\""),
  ]

  @Test(arguments: formats.indices) func reportsShowIt(index: Int) throws {
    let row = Self.formats[index]
    let text = String(decoding: try row.format.render(Self.report), as: UTF8.self)
    #expect(text.contains(row.has) && text.contains("known"), "\(row.format): \(text.prefix(4000))")
    #expect(!text.contains(row.hasNot), "\(row.format)")
  }

  @Test func everyFormatIsTested() { #expect(Set(Self.formats.map(\.format)) == Set(ReportFormat.allCases)) }

  @Test func theTextShowsIt() {
    #expect(Headline(Self.report).title == "1 matches, 1 known issue")
    #expect(Headline(Self.report).mood == .good)
    let text = TextReport(Self.report).text
    #expect(text.contains("known issue AppTests/LoginTests/welcome()#known") && text.contains("withKnownIssue"))
    #expect(!text.contains("accept"))
  }
}
