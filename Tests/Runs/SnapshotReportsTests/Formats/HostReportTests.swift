import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

/// Reports for code hosts.
@Suite struct HostReportTests {
  private func failing(_ names: String..., line: Int = 12) -> [LedgerEntry] {
    names.map { .example(name: $0, outcome: .changed, line: line, message: "m") }
  }

  @Test func gitHubHasOneAnnotationPerLine() {
    let names = (0..<12).map { "n\($0)" }
    let entries = names.map { LedgerEntry.example(name: $0, outcome: .changed) } + failing("other", line: 20)
    let lines = GitHubReport(.example(entries)).document.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=Tests/AppTests/LoginTests.swift,line=12,title=Snapshots%3A 12 changed::"))
    #expect(lines[0].contains("%0Aand 4 more"))
    #expect(GitHubReport(.example([.example()])).document == "")
    #expect(GitHubReport(.example([])).document.hasPrefix("::error title=snapshot::"))
  }

  @Test func gitHubHasTenAnnotationsWithErrorsFirst() {
    let written = (1...5).map { LedgerEntry.example(name: "w\($0)", outcome: .recorded, line: $0) }
    let entries = written + (0..<30).flatMap { failing("n\($0)", line: 100 + $0) }
    let lines = GitHubReport(.example(entries)).document.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.last?.hasSuffix("26 more annotations; see the report") == true)
  }

  @Test func recordedReferencesAreWarnings() {
    #expect(GitHubReport(.example([.example(outcome: .recorded)])).document.hasPrefix("::warning "))
  }

  @Test(arguments: ["a\n::error::forged", "100%,b:c\r", "\u{1B}[2J\u{202E}x", "::stop-commands::t"])
  func escapesWorkflowCommands(name: String) throws {
    let issue = TestIssue(file: "/app/\(name)", line: 1, test: name, message: name)
    let report = RunReport.example(failing(name), facts: .example(exitStatus: 1, issues: [issue]))
    let lines = GitHubReport(report).document.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix("::error file="))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
      #expect(line.dropFirst(2).split(separator: " ", maxSplits: 1)[0] == "error")
      // Properties end at the first `::` after the name; none of the text may hold one before it.
      let properties = line.dropFirst(8).components(separatedBy: "::")[0]
      #expect(properties.components(separatedBy: ",").allSatisfy { $0.contains("=") })
    }
    for data in try [SARIFReport(report).data, GitLabReport(report).data] {
      #expect((try? JSONSerialization.jsonObject(with: data)) != nil)
      #expect(!data.contains(0x1B))
    }
  }

  @Test func sarifHasRulesLocationsAndStableFingerprints() throws {
    func results(_ log: [String: Any]) throws -> [[String: Any]] {
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      return try #require(run["results"] as? [[String: Any]])
    }
    let document = try log(failing("a"))
    #expect(document["version"] as? String == "2.1.0")
    let first = try #require(try results(document).first)
    #expect(first["ruleId"] as? String == "snapshot-changed" && first["level"] as? String == "error")
    let place = ((first["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let artifact = place?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "Tests/AppTests/LoginTests.swift", "uriBaseId": "%SRCROOT%"])
    let moved = try #require(try results(log(failing("a", line: 99))).first)
    #expect(moved["partialFingerprints"] as? [String: String] == first["partialFingerprints"] as? [String: String])
  }

  private func log(_ entries: [LedgerEntry]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: SARIFReport(.example(entries)).data) as? [String: Any])
  }

  @Test func gitLabIssuesHaveALocationAndAFingerprint() throws {
    let data = try GitLabReport(.example(failing("a", "b"))).data
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(issues.count == 2)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect((issues[0]["location"] as? [String: Any])?["path"] as? String == "Tests/AppTests/LoginTests.swift")
  }
}
