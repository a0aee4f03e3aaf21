import Foundation
import SnapshotLedger
import SnapshotTestSupport
import SnapshotSourceEdits
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// A process that is killed in the middle of writing leaves every reference whole: the old bytes or the new ones.
@Suite struct CrashTests {
  static let size = 400_000
  static let old = Data(repeating: UInt8(ascii: "a"), count: size)
  static let new = Data(repeating: UInt8(ascii: "b"), count: size)

  /// Where the writer is killed, and how many bytes of the new reference are on the disk then; `nil` before there is a file.
  struct Step: Sendable, CustomTestStringConvertible {
    var instruction: String
    var written: Int?
    var testDescription: String { instruction }
  }

  static var steps: [Step] {
    // A limit on the size of files kills the process in the call that goes beyond it.
    let sizes: [Int] = [0, 1, 4096, size / 2, size - 1]
    let inTheMiddle = sizes.map { Step(instruction: "write limit \($0)", written: $0) }
    #if os(Linux)
      return inTheMiddle + [
        Step(instruction: "write trap open", written: nil), Step(instruction: "write trap write", written: 0),
        Step(instruction: "write trap close", written: size), Step(instruction: "write trap rename", written: size),
      ]
    #else
      return inTheMiddle
    #endif
  }

  @Test(arguments: steps, [true, false])
  func killedWriterLeavesEveryReferenceWhole(step: Step, isThere: Bool) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("next", as: "login.next.txt")
      if isThere { try sandbox.place(Self.old, as: "login.1.txt") }
      let outcome = try ChildProcess(
        swiftTesting: "CrashChild/writes", instruction: step.instruction,
        environment: ["CRASH_REFERENCES": sandbox.references], in: sandbox.root
      ).waitUntilExit()
      #expect(outcome.wasKilled, "\(outcome.output)")
      #expect(sandbox.reference("login.1.txt").map { Data($0.utf8) } == (isThere ? Self.old : nil))
      let left = sandbox.files.filter { $0.hasPrefix(".") }
      let sizes = left.map { FileManager.default.contents(atPath: sandbox.references + "/" + $0)?.count }
      #expect(sizes == (step.written.map { [$0] } ?? []), "The kill fell elsewhere: \(outcome.output)")
      // The next run is none the worse for it.
      #expect(sandbox.verify("next", named: "next").outcome == .passed)
      #expect(
        sandbox.verify(String(decoding: Self.new, as: UTF8.self), record: .failed).outcome
          == (isThere ? .rerecorded : .recorded))
    }
  }

  @Test func writerThatIsNotKilledWritesEverything() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(Self.old, as: "login.1.txt")
      let outcome = try ChildProcess(
        swiftTesting: "CrashChild/writes", instruction: "write limit \(Self.size * 2)",
        environment: ["CRASH_REFERENCES": sandbox.references], in: sandbox.root
      ).waitUntilExit()
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      #expect(sandbox.files == ["login.1.txt"])
      #expect(sandbox.reference("login.1.txt").map { Data($0.utf8) } == Self.new)
    }
  }

  /// A source whose reference was being written is the one before or the one after, and the next process goes on from there.
  @Test(arguments: steps.filter { $0.written != 0 && $0.written != 1 })
  func killedWriterLeavesEverySourceWhole(step: Step) throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/Source.swift"
      let old = String(repeating: "a", count: Self.size)
      try Data(("first second" + old).utf8).write(to: URL(fileURLWithPath: path))
      let outcome = try ChildProcess(
        swiftTesting: "CrashChild/edits", instruction: step.instruction, environment: ["CRASH_FOLDER": sandbox.root],
        in: sandbox.root
      ).waitUntilExit()
      #expect(outcome.wasKilled, "\(outcome.output)")
      func text() -> String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }
      #expect(text() == "1 second" + old)
      let journal = SourceJournal(source: path, run: RunFolder(path: sandbox.root + "/run"))
      _ = try journal.make(SourceEdit(offset: 6, length: 6, replacement: "2"), site: "b", where: { $0.isEdited })
      #expect(text() == "1 2" + old)
    }
  }

  /// A ledger that was cut off in a line reads up to there, and the run goes on in it.
  @Test func killedRunLeavesAReadableLedger() throws {
    try withSandbox { sandbox throws in
      let outcome = try ChildProcess(
        swiftTesting: "CrashChild/writes", instruction: "write ledger",
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run"], in: sandbox.root
      ).waitUntilExit()
      #expect(outcome.wasKilled, "\(outcome.output)")
      let ledger = try sandbox.ledger()
      #expect(ledger.entries.count == 3, "\(outcome.output)")
      #expect(!ledger.isComplete)
      sandbox.verify("x", record: .never)
      #expect(try sandbox.ledger().entries.count == 4)
    }
  }

  @Test func temporaryFilesOfAKilledWriterAreRemoved() throws {
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
    guard try setTrap() else { return try writeLedger() }
    let folder = try #require(ProcessInfo.processInfo.environment["CRASH_REFERENCES"])
    try ReferenceFile.write(CrashTests.new, to: folder + "/login.1.txt")
  }

  /// Two edits of a source, and the trap before the second.
  @Test func edits() throws {
    guard let folder = ProcessInfo.processInfo.environment["CRASH_FOLDER"] else { return }
    let journal = SourceJournal(source: folder + "/Source.swift", run: RunFolder(path: folder + "/run"))
    _ = try journal.make(SourceEdit(offset: 0, length: 5, replacement: "1"), site: "a", where: { _ in true })
    _ = try setTrap()
    _ = try journal.make(SourceEdit(offset: 6, length: 6, replacement: "2"), site: "b", where: { _ in true })
  }

  /// Sets the trap of the instruction, if it has one.
  private func setTrap() throws -> Bool {
    let words = try #require(ChildProcess.instruction).split(separator: " ").map(String.init)
    switch words[1] {
    case "limit": try limitFiles(to: try #require(UInt(words[2])))
    #if os(Linux)
      case "trap": try KernelTrap.set(at: try #require(KernelTrap.Call(rawValue: words[2])))
    #endif
    default: return false
    }
    return true
  }

  /// The call that would make a file longer ends the process.
  private func limitFiles(to size: UInt) throws {
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
      var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      var limit = rlimit(rlim_cur: size, rlim_max: size)
    #endif
    // Threads of tests hear no signals.
    signal(SIGXFSZ, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    try #require(setrlimit(resource, &limit) == 0)
  }

  /// Three lines, and a fourth that is cut off in the middle, because the file may not get longer.
  private func writeLedger() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SNAPSHOT_RUN_DIRECTORY"]) + "/ledger.jsonl"
    func verify(_ name: String) {
      _ = verifySnapshot(of: "a", as: .lines, named: name, record: .never, snapshotDirectory: "/nowhere")
    }
    for name in ["a", "b", "c"] { verify(name) }
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt)
    try limitFiles(to: size + 100)
    verify("d")
    verify("e")
  }
}
