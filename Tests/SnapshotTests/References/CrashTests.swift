import Foundation
import SnapshotLedger
import Testing

@testable import Snapshot

/// A process that is killed in the middle of writing leaves every reference whole: the old bytes or the new ones.
@Suite struct CrashTests {
  static let files = 4
  static let size = 400_000

  @Test func killedWriterLeavesEveryReferenceWhole() throws {
    try withSandbox { sandbox throws in
      var random = SplitMix(state: 1)
      var sawWriting = 0
      // A kill falls into the middle of a write sooner or later; without one, nothing is shown.
      for life in 0..<40 where life < 5 || sawWriting == 0 {
        let child = try ChildProcess(
          swiftTesting: "CrashChild/writes", instruction: "write \(life) \(sandbox.root)",
          environment: [
            "SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run"
          ], in: sandbox.root)
        let deadline = Date(timeIntervalSinceNow: 20)
        while !ReferenceFile.exists(sandbox.root + "/ready-\(life)"), Date() < deadline { usleep(2_000) }
        let first = number(of: sandbox)
        while number(of: sandbox) == first, Date() < deadline { usleep(500) }
        usleep(UInt32.random(in: 0..<3_000, using: &random))
        child.kill()
        let outcome = child.waitUntilExit()
        #expect(outcome.wasKilled, "\(outcome.output)")
        for file in sandbox.files where !file.hasPrefix(".") {
          let data = try #require(FileManager.default.contents(atPath: sandbox.references + "/" + file))
          let first = try #require(data.first, "\(file) is empty")
          #expect(data == Data(repeating: first, count: Self.size), "\(file) is torn")
        }
        if sandbox.files.contains(where: { $0.hasPrefix(".") }) { sawWriting += 1 }
      }
      #expect(sandbox.files.filter { !$0.hasPrefix(".") }.count == Self.files)
      // The ledger of all those lives reads up to wherever each was cut.
      #expect(try sandbox.ledger().entries.count >= 5)
      #expect(sawWriting > 0)
    }
  }

  /// Which file the first reference is; another one after each write.
  private func number(of sandbox: Sandbox) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: sandbox.references + "/login.0.txt"))?[.systemFileNumber]
      as? UInt64
  }

  @Test func whatAKilledWriterLeftIsSweptUp() throws {
    try withSandbox { sandbox throws in
      let left = [
        ".other.tmp", ".snapshot-999999998-1.tmp", ".snapshot-999999999-1.tmp", ".snapshot-\(getpid())-1.tmp",
      ]
      for file in left {
        try sandbox.place("half", as: file)
        guard !file.contains("98-") else { continue }
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: sandbox.references + "/" + file)
      }
      sandbox.verify("new")
      #expect(sandbox.files == (left.filter { !$0.contains("999-1") } + ["login.1.txt"]).sorted())
    }
  }
}

/// What the child runs.
@Suite(.enabled(if: ChildProcess.instruction?.hasPrefix("write ") == true)) struct CrashChild {
  @Test func writes() throws {
    let words = try #require(ChildProcess.instruction).split(separator: " ", maxSplits: 2)
    let root = String(words[2])
    let sandbox = Sandbox(at: root)
    for round in 0... {
      let data = Data(
        repeating: round.isMultiple(of: 2) ? UInt8(ascii: "a") : UInt8(ascii: "b"), count: CrashTests.size)
      for file in 0..<CrashTests.files { try ReferenceFile.write(data, to: "\(sandbox.references)/login.\(file).txt") }
      guard round == 0 else { continue }
      _ = verifySnapshot(of: "a", as: .lines, named: "none", record: .never, snapshotDirectory: root + "/none")
      try Data().write(to: URL(fileURLWithPath: "\(root)/ready-\(words[1])"))
    }
  }
}
