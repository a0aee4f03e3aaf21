import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing

/// Several processes at once: in one run and on the same references.
@Suite struct ProcessTests {
  static let count = 4
  static let assertions = 150
  static let size = 60_000

  @Test func concurrentProcessesLoseNoEntriesAndTearNoLines() throws {
    try withSandbox { sandbox throws in
      let children = try (0..<Self.count).map { number in
        try ChildProcess(
          swiftTesting: "ProcessChild/asserts", instruction: "assert \(number)",
          environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
          in: sandbox.root)
      }
      for child in children {
        let outcome = child.waitUntilExit()
        #expect(outcome.status == 0, "\(outcome.output)")
      }
      let ledger = try sandbox.ledger()
      #expect(ledger.isComplete)
      #expect(ledger.entries.count == Self.count * Self.assertions)
      #expect(Set(ledger.entries.map(\.process)).count == Self.count)
      // Whoever came last, each reference is of one process as a whole.
      #expect(sandbox.files.count == Self.assertions)
      for file in sandbox.files {
        let text = try #require(sandbox.reference(file))
        #expect(text.utf8.count == Self.size && Set(text.utf8).count == 1, "\(file) is torn")
      }
    }
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction?.hasPrefix("assert ") == true)) struct ProcessChild {
  @Test func asserts() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    let letter = try #require(ChildProcess.instruction?.last)
    let text = String(repeating: letter, count: ProcessTests.size)
    for number in 0..<ProcessTests.assertions {
      _ = verifySnapshot(
        of: text, as: .lines, named: "\(number)", record: .all, snapshotDirectory: folder, testName: "login()")
    }
  }
}
