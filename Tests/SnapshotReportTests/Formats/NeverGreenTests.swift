import Foundation
import Testing

@testable import SnapshotReport

/// A run that is not clean reads so in every form of report, whatever made it so.
@Suite struct NeverGreenTests {
  private func text(_ format: ReportFormat, of report: RunReport) throws -> String {
    String(decoding: try format.render(report), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.allCases) func anAbsentShardIsToldInEveryForm(format: ReportFormat) throws {
    let package = try TemporaryPackage()
    let shard = RunFolder(path: package.root + "/downloads/one")
    try AtomicFile.write(try JSONEncoder().encode(LedgerEntry.example()) + Data("\n".utf8), to: shard.ledgerPath)
    try RunFacts.example().write(to: shard)
    try RunMerge.merge([shard], expecting: 4, into: package.run, packageRoot: package.root)
    let report = try RunReport(of: package.run)
    #expect(report.exitCode == .incomplete)
    // Markdown escapes what may mean something to it.
    let text = try text(format, of: report).replacing("\\", with: "").replacing("%25", with: "%")
    #expect(text.contains("1 of 4 shards are there, 75.00 % not verified"), "\(text)")
  }

  @Test(arguments: ReportFormat.allCases) func aCrashAndAnEmptyRunAreToldInEveryForm(format: ReportFormat) throws {
    let crash = RunReport.example([.example()], facts: .example(ending: .crashed, exitStatus: 1))
    #expect(try text(format, of: crash).contains("The tests crashed"))
    #expect(try text(format, of: .example([])).contains("Nothing was asserted"))
    let unexplained = RunReport.example([.example()], facts: .example(exitStatus: 1))
    #expect(try text(format, of: unexplained).contains("which no snapshot explains"))
  }

  @Test(arguments: ReportFormat.allCases) func staleReferencesThatCountAreNamedInEveryForm(format: ReportFormat) throws
  {
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

  @Test func whatIsNotCountedIsRemarkedAlone() throws {
    var report = RunReport.example([.example()])
    report.stale = [.init(path: "/app/gone.png", reason: "its test is gone")]
    #expect(Headline(report).title == "The snapshot matches")
    #expect(Headline(report).remarks == ["1 reference is stale; see snapshot prune --dry-run: gone.png"])
    for format in [ReportFormat.gitlab, .github, .sarif, .junit] {
      #expect(try !text(format, of: report).contains("gone.png"))
    }
  }
}
