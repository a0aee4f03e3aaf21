import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import Testing

/// Decisions apply only to the reviewed contents.
@Suite struct DecisionsTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func report(_ names: String...) throws -> RunReport {
    let entries = try names.map { name in
      LedgerEntry.example(
        name: name, outcome: .changed, format: "txt",
        reference: try package.write("__Snapshots__/\(name).txt", Data("old".utf8)),
        artifacts: .init(
          expected: try package.keep("\(name)-old", Data("old".utf8)),
          actual: try package.keep("\(name)-new", Data("new \(name)".utf8))))
    }
    return RunReport(
      folder: package.run, ledger: Ledger(entries: entries), facts: .example(packageDirectory: package.root),
      in: package.boundary)
  }

  @Test func decidedSnapshotsAreNotPending() throws {
    let report = try report("a", "b", "c")
    var decisions = try Decisions(of: report.folder)
    decisions.set(.accept, for: report.results[0], in: report)
    decisions.set(.reject, for: report.results[1], in: report)
    try decisions.write(to: report.folder)
    var read = try Decisions(of: report.folder)
    #expect(read == decisions)
    #expect(report.pending(read).map(\.entry.name) == ["c"])
    read.set(nil, for: report.results[0], in: report)
    #expect(report.pending(read).map(\.entry.name) == ["a", "c"])
  }

  @Test func concurrentReviewsKeepAllDecisions() throws {
    let report = try report("a", "b", "c", "d", "e", "f", "g", "h")
    let results = report.results
    DispatchQueue.concurrentPerform(iterations: results.count) { index in
      _ = try? Decisions.update(of: report.folder) { $0.set(.reject, for: results[index], in: report) }
    }
    #expect(try Decisions(of: report.folder).decisions.count == results.count)
  }

  @Test func appliesAFileOfDecisions() throws {
    let report = try report("a", "b", "c")
    var decisions = Decisions(run: "run")
    decisions.set(.accept, for: report.results[0], in: report)
    decisions.set(.reject, for: report.results[1], in: report)
    let acceptance = try Acceptance(of: report, decisions: decisions)
    try acceptance.perform()
    let texts = ["a", "b", "c"].map {
      String(decoding: package.read("__Snapshots__/\($0).txt") ?? Data(), as: UTF8.self)
    }
    #expect(texts == ["new a", "old", "old"])
  }

  @Test func rejectsDecisionsAboutOtherContents() throws {
    let report = try report("a")
    var decisions = Decisions(run: "run")
    decisions.set(.accept, for: report.results[0], in: report)
    _ = try package.keep("a-new", Data("something else".utf8))
    #expect(throws: AcceptanceError.outdatedDecision(id: report.results[0].id)) {
      try Acceptance(of: report, decisions: decisions)
    }
    _ = try package.keep("a-new", Data("new a".utf8))
    decisions.decisions[0].reference = nil
    #expect(throws: AcceptanceError.outdatedDecision(id: report.results[0].id)) {
      try Acceptance(of: report, decisions: decisions)
    }
    decisions.decisions[0].id = "AppTests/Nobody"
    #expect(throws: AcceptanceError.noSuchKey("AppTests/Nobody")) { try Acceptance(of: report, decisions: decisions) }
  }

  @Test func leavesOutRejectedSnapshotsUnlessAKeyMatches() throws {
    let report = try report("a", "b")
    var decisions = Decisions(run: "run")
    decisions.set(.reject, for: report.results[0], in: report)
    #expect(try Acceptance(of: report, keys: [], decisions: decisions).items.map(\.result.entry.name) == ["b"])
    let key = KeyPattern("welcome()#a")
    #expect(try Acceptance(of: report, keys: [key], decisions: decisions).items.count == 1)
    #expect(try Acceptance(of: report, keys: [], except: [key]).items.map(\.result.entry.name) == ["b"])
    #expect(throws: AcceptanceError.noSuchKey("x")) { try Acceptance(of: report, keys: [], except: [KeyPattern("x")]) }
  }

  @Test(arguments: ["", "{", "[]", "{\"schemaVersion\":99,\"run\":\"r\",\"decisions\":[]}"])
  func otherFilesAreNamed(text: String) throws {
    let path = try package.write("decisions.json", Data(text.utf8))
    #expect(throws: ReportError.self) { try Decisions(contentsOf: path) }
    #expect(throws: ReportError.self) { try Decisions(contentsOf: path + ".absent") }
  }
}
