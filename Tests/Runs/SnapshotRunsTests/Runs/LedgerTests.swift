import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct LedgerOfARunTests {
  private func line(_ entry: LedgerEntry) throws -> Data { try JSONEncoder().encode(entry) + Data("\n".utf8) }

  private func report(_ ledger: Data) throws -> RunReport {
    let package = try TemporaryPackage()
    try package.write(".build/snapshots/runs/run/ledger.jsonl", ledger)
    return try RunReport(of: package.run)
  }

  @Test func incompleteLastLineMakesTheRunIncomplete() throws {
    let whole = try line(.example())
    let report = try report(whole + whole.dropLast(20))
    #expect(report.results.count == 1)
    #expect(report.exitCode == .incomplete)
  }

  @Test func rejectsANewerVersion() throws {
    var entry = LedgerEntry.example()
    entry.schemaVersion = LedgerEntry.currentSchemaVersion + 1
    let ledger = try line(entry)
    #expect(throws: LedgerError.self) { try report(ledger) }
  }

  @Test func reportsAnInvalidLine() throws {
    let ledger = try Data("{\"outcome\":\"passed\"}\n".utf8) + line(.example())
    #expect(throws: LedgerError.self) { try report(ledger) }
  }

  @Test func runWithoutALedgerHasNoAssertions() throws {
    let package = try TemporaryPackage()
    try RunFacts.example().write(to: package.run)
    #expect(try RunReport(of: package.run).exitCode == .incomplete)
  }

  @Test func missingRunIsAnError() throws {
    let package = try TemporaryPackage()
    #expect(throws: LedgerError.self) { try RunReport(of: package.run) }
  }

  @Test func rejectsMetadataOfANewerVersion() throws {
    let package = try TemporaryPackage()
    var facts = RunFacts.example()
    facts.schemaVersion += 1
    try facts.write(to: package.run)
    #expect(throws: ReportError.self) { try RunReport(of: package.run) }
  }

  @Test func ignoresArtifactsOutsideOfTheRun() {
    let report = RunReport.example([])
    #expect(report.artifactPath("artifacts/a.png") == "/nowhere/run/artifacts/a.png")
    #expect(report.artifactPath("../../secret.png") == nil)
    #expect(report.artifactPath("/etc/passwd") == nil)
    #expect(report.artifactPath("artifacts/../../secret.png") == nil)
    #expect(report.artifactPath(nil) == nil)
  }

  @Test func readsALedgerWhileItIsWritten() throws {
    let package = try TemporaryPackage()
    var tail = LedgerTail(path: package.run.ledgerPath)
    #expect(tail.read().isEmpty)
    let first = try line(.example())
    let second = try line(.example(name: "2"))
    try package.write(".build/snapshots/runs/run/ledger.jsonl", first + second.prefix(10))
    #expect(tail.read().map(\.name) == ["1"])
    try package.write(".build/snapshots/runs/run/ledger.jsonl", first + second)
    #expect(tail.read().map(\.name) == ["2"])
    #expect(tail.read().isEmpty)
  }
}
