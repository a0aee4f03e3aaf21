import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns

extension TemporaryPackage {
  /// A run with every kind of result.
  package func exampleRun() throws -> RunReport {
    let reference = try write("__Snapshots__/login.png", png(RGBA(0x336699)))
    let artifacts = LedgerEntry.Artifacts(
      expected: try keep("expected.png", png(RGBA(0x336699))),
      actual: try keep("actual.png", png(RGBA(0x336699, alpha: 128))),
      difference: try keep("difference.png", png(RGBA(0xFF00FF))))
    let texts = LedgerEntry.Artifacts(
      expected: try keep("expected.txt", Data("VStack\n  Text \"One\" 20 24\n  Spacer\n".utf8)),
      actual: try keep("actual.txt", Data("VStack\n  Text \"One\" 20 28\n  Spacer\n  Button\n".utf8)))
    let file = root + "/Tests/AppTests/LoginTests.swift"
    let cells = ["light", "dark"].flatMap { scheme in ["small", "large"].map { ["size=\($0)", "scheme=\(scheme)"] } }
    var entries = cells.map {
      LedgerEntry.example(name: "login", cell: $0, file: file, reference: reference)
    }
    entries[2].outcome = .changed
    entries[2].artifacts = artifacts
    entries[2].message = "Snapshot \"login\" does not match reference."
    entries[2].image = .init(
      width: 8, height: 6, differingPixels: 48, largestChannelDifference: 127, clusters: [[0, 0, 8, 6]])
    entries.append(
      .example(
        name: "layout", outcome: .changed, format: "txt", file: file, line: 20, reference: root + "/layout.txt",
        artifacts: texts, message: "Snapshot does not match reference."))
    entries.append(.example(name: "3", outcome: .recorded, format: "txt", file: file, line: 24, reference: reference))
    let issue = TestIssue(file: file, line: 30, test: "LoginTests.testSum", message: "3 is not 4")
    let facts = RunFacts.example(exitStatus: 1, issues: [issue], packageDirectory: root)
    return RunReport(folder: run, ledger: Ledger(entries: entries), facts: facts, in: boundary)
  }
}
