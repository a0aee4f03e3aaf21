import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

/// No report format shows a run with findings as successful.
@Suite struct NeverGreenTests {
  private func text(_ format: ReportFormat, of report: RunReport) throws -> String {
    String(decoding: try format.render(report), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.allCases) func reportsAMissingShardInEveryFormat(format: ReportFormat) throws {
    let package = try TemporaryPackage()
    let shard = RunFolder(path: package.root + "/downloads/one")
    try OutputFile.write(try JSONEncoder().encode(LedgerEntry.example()) + Data("\n".utf8), to: shard.ledgerPath)
    var facts = RunFacts.example()
    facts.shard = .init(number: 1, count: 4)
    try facts.write(to: shard)
    try RunMerge.merge([shard], expecting: 4, into: package.run, packageRoot: package.root)
    let report = try RunReport(of: package.run)
    #expect(report.exitCode == .incomplete)
    // Markdown escapes what may mean something to it.
    let text = try text(format, of: report).replacing("\\", with: "").replacing("%25", with: "%")
    #expect(text.contains("1 of 4 shards found, 75.00 % not verified"), "\(text)")
  }

  @Test(arguments: ReportFormat.allCases) func reportsACrashAndAnEmptyRunInEveryFormat(format: ReportFormat) throws {
    let crash = RunReport.example([.example()], facts: .example(ending: .crashed, exitStatus: 1))
    #expect(try text(format, of: crash).contains("Tests crashed"))
    #expect(try text(format, of: .example([])).contains("No snapshot assertions"))
    let unexplained = RunReport.example([.example()], facts: .example(exitStatus: 1))
    #expect(try text(format, of: unexplained).contains("but no snapshot failed"))
  }

  @Test(arguments: ReportFormat.allCases) func reportsStaleReferencesInEveryFormat(format: ReportFormat) throws {
    let path = "/app/Tests/AppTests/__Snapshots__/LoginTests/gone.1.png"
    var report = RunReport.example([.example()])
    report.stale = [.init(path: path, reason: "its test is gone")]
    report.findings.insert(.stale)
    #expect(report.exitCode == .stale)
    // GitHub's lines and Markdown escape on their way.
    let text = try text(format, of: report).replacing("\\", with: "")
    #expect(text.contains("LoginTests/gone.1.png"), "\(text)")
    #expect(!text.contains("The snapshot matches"))
  }

  /// Skipped tests and stale references do not fail the run, but all formats report them.
  @Test(arguments: ReportFormat.allCases) func reportsSkippedTestsInEveryFormat(format: ReportFormat) throws {
    var report = RunReport.example([.example(), .example(name: "2")])
    report.stale = [.init(path: "/app/Tests/__Snapshots__/A/gone.1.png", reason: "its test is gone")]
    report.skipped = [
      .init(test: "AppTests.LoginTests/later()", reason: "not on Linux", file: "/app/Tests/A.swift", line: 9),
      .init(test: "LoginTests.testNever"),
    ]
    #expect(report.exitCode == .clean)
    #expect(Headline(report).title == "2 match, 2 skipped, 1 stale reference")
    #expect(Headline(report).mood == .good)
    let text = try text(format, of: report).replacing("\\", with: "")
    for part in ["gone.1.png", "its test is gone", "later()", "not on Linux", "testNever"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    #expect(!text.contains("/app/Tests"), "paths are relative to the package")
  }

  @Test func jUnitHasSkippedTests() throws {
    var report = RunReport.example([.example()])
    report.skipped = [.init(test: "AppTests.LoginTests/later()", reason: "not <here>", file: "/app/A.swift", line: 9)]
    let text = try text(.junit, of: report)
    #expect(
      text.contains("<testsuite name=\"AppTests.LoginTests\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"1\">"))
    #expect(text.contains("<skipped type=\"skipped\" message=\"not &lt;here&gt;\"/>"))
  }

  @Test(arguments: ReportFormat.allCases) func reportsAFailureOfOneShardInEveryFormat(format: ReportFormat) throws {
    let package = try TemporaryPackage()
    var shards: [RunFolder] = []
    for number in 1...2 {
      let shard = RunFolder(path: package.root + "/downloads/shard-\(number)")
      let entry = LedgerEntry.example(test: "t\(number)()")
      try OutputFile.write(try JSONEncoder().encode(entry) + Data("\n".utf8), to: shard.ledgerPath)
      var facts = RunFacts.example()
      facts.shard = .init(number: number, count: 2)
      facts.tests = ["A.S/t1()", "A.S/t2()"]
      facts.selected = ["A.S/t\(number)()"]
      facts.notRun = []
      if number == 2 {
        facts.flaky = [TestIssue(file: "/app/T.swift", line: 3, test: "SumTests.testSum", message: "3 is not 4")]
      }
      try facts.write(to: shard)
      shards.append(shard)
    }
    try RunMerge.merge(shards, expecting: 2, into: package.run, packageRoot: package.root)
    let report = try RunReport(of: package.run)
    #expect(report.exitCode == .nondeterministic)
    let text = try text(format, of: report).replacing("\\", with: "")
    #expect(text.contains("1 test failed in one attempt and passed in another: SumTests.testSum"), "\(text)")
  }
}
