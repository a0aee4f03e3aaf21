import SnapshotLedger
import SnapshotReports
import SnapshotRunFixtures
import SnapshotRuns
import Testing

/// Reports lead from a preview that failed to its line, not to the line of the test that asserts all previews.
@Suite struct PreviewPlaceTests {
  private let message = "Snapshot does not match reference."
  private let preview = "Sources/App/Card.swift"

  /// A preview in two configurations, of which the failure quotes the first, beside a test of one view.
  private func report(quoting text: String) -> RunReport {
    let test = "/app/Tests/AppTests/PreviewTests.swift"
    var entries = ["light", "dark"].map { cell in
      LedgerEntry.example(
        name: "App/Card/image", cell: [cell], outcome: .changed, file: test, line: 7, message: "\(message) \(cell)")
    }
    for index in entries.indices { entries[index].preview = "Card:Card_Previews" }
    entries.append(.example(name: "other", outcome: .changed, file: test, line: 9, message: message))
    let failure = TestIssue(
      file: "/app/" + preview, line: 3, test: "AppTests.previews()", message: "Preview Card: \(text) light")
    return .example(entries, facts: .example(exitStatus: 1, issues: [failure]))
  }

  @Test func aPreviewHasItsOwnLine() {
    let run = report(quoting: message)
    #expect(
      run.results.map { run.displayPlace(of: $0.entry) }.sorted() == [
        "\(preview):3", "\(preview):3", "Tests/AppTests/PreviewTests.swift:9",
      ])
    #expect(TextReport(run).text.contains("\n  \(preview):3\n"))
    #expect(GitHubReport(run).document.contains("file=\(preview),line=3"))
  }

  @Test func withoutAFailureThatQuotesItTheTestIsThePlace() {
    let run = report(quoting: "something else")
    #expect(run.results.allSatisfy { run.displayPlace(of: $0.entry).hasPrefix("Tests/AppTests/PreviewTests.swift:") })
  }
}
