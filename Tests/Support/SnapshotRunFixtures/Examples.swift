import SnapshotLedger
import SnapshotRuns

extension LedgerEntry {
  /// An entry with default values for everything that a test does not specify.
  package static func example(
    test: String = "welcome()", name: String = "1", cell: [String] = [], outcome: Outcome = .passed,
    format: String = "png", file: String = "/app/Tests/AppTests/LoginTests.swift", line: Int = 12,
    reference: String? = nil, artifacts: Artifacts = Artifacts(), message: String = "", image: ImageMetrics? = nil,
    suite: String = "LoginTests", runningTest: String? = nil
  ) -> LedgerEntry {
    let suffix = cell.isEmpty ? "" : "@" + cell.joined(separator: ",")
    var entry = LedgerEntry(
      id: "AppTests/\(suite)/\(test)#\(name)\(suffix)", target: "AppTests", suite: suite, test: test, name: name,
      cell: cell, file: file, line: line, outcome: outcome, format: format, mode: "missing",
      reference: reference ?? "/app/Tests/AppTests/__Snapshots__/LoginTests/\(name).\(format)", artifacts: artifacts,
      message: message, image: image, milliseconds: 4, process: 1)
    entry.runningTest = runningTest
    return entry
  }
}

extension RunFacts {
  package static func example(
    ending: Ending = .finished, exitStatus: Int = 0, isRecording: Bool = false, issues: [TestIssue] = [],
    reasons: [String] = [], packageDirectory: String = "/app"
  ) -> RunFacts {
    RunFacts(
      packageDirectory: packageDirectory, arguments: ["test"], isRecording: isRecording, toolchain: "Swift 6.3.1",
      platform: "Linux x86_64", ending: ending, exitStatus: exitStatus, reasons: reasons, endedTests: 3,
      issues: issues)
  }
}

extension RunReport {
  /// A report without files.
  package static func example(
    _ entries: [LedgerEntry], isComplete: Bool = true, facts: RunFacts? = .example(), folder: String = "/nowhere/run",
    in boundary: PackageBoundary? = nil
  ) -> RunReport {
    RunReport(
      folder: RunFolder(path: folder), ledger: Ledger(entries: entries, isComplete: isComplete), facts: facts,
      in: boundary)
  }
}
