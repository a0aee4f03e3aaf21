import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotSeededRandom
import SnapshotWorkspace
import Testing
import SnapshotFoundation

@Suite struct LedgerTests {
  private func entry(_ id: String, message: String = "") -> LedgerEntry {
    LedgerEntry(
      id: id, target: "T", suite: "S", test: "t()", name: "1", file: "/f.swift", line: 1, outcome: .passed,
      format: "txt", mode: "missing", reference: "/r.txt", message: message, milliseconds: 0.5, process: 1)
  }

  @Test func entriesOfManyThreadsAreNotInterleaved() throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      let writers = [try LedgerWriter(path: path), try LedgerWriter(path: path)]
      let message = String(repeating: "long \n", count: 800)
      DispatchQueue.concurrentPerform(iterations: 400) { index in
        try? writers[index % 2].append(entry("id \(index)", message: message))
      }
      let ledger = try Ledger(contentsOfFile: path)
      #expect(ledger.isComplete)
      #expect(Set(ledger.entries.map(\.id)).count == 400)
      #expect(ledger.entries.allSatisfy { $0.message == message })
    }
  }

  /// Whatever texts an entry has, it is read as it was written, in one line.
  @Test(arguments: 0..<60) func entriesAreReadAsTheyWereWritten(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = ["a", "\"", "\\", "\n", "\r", "\t", "\0", "\u{1B}", "\u{7F}", "\u{2028}", "é", "👍", "/", "<"]
    func text() -> String {
      (0..<Int.random(in: 0..<8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    var written = entry(text(), message: text())
    written.cell = [text(), text()]
    written.artifacts = LedgerEntry.Artifacts(expected: Bool.random(using: &random) ? text() : nil, actual: text())
    (written.name, written.test, written.suite, written.reference) = (text(), text(), text(), text())
    written.milliseconds = Double.random(in: 0...10, using: &random)
    written.outcome = LedgerEntry.Outcome.allCases.randomElement(using: &random) ?? .passed
    if seed % 3 == 0 {
      written.text = TextDifference(
        hunks: [
          .init(
            expectedStart: 1, actualStart: 2,
            lines: [.init(kind: .added, spans: [.init(text: text(), isChanged: true)])])
        ])
    }
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      try LedgerWriter(path: path).append(written)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect(try Ledger(contentsOfFile: path).entries == [written])
    }
  }

  @Test func aSuspendedWriterContinuesTheFileAndCreatesNone() throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      let writer = try LedgerWriter(path: path)
      try writer.append(entry("a"))
      writer.suspend()
      writer.suspend()
      // Each thread can find it suspended.
      DispatchQueue.concurrentPerform(iterations: 200) { index in
        if index % 3 == 0 { writer.suspend() }
        try? writer.append(entry("id \(index)"))
      }
      #expect(try Ledger(contentsOfFile: path).entries.count == 201)
      writer.suspend()
      try FileManager.default.removeItem(atPath: path)
      #expect(throws: LedgerError.self) { try writer.append(entry("b")) }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func deferredEntriesAreWrittenTogetherAndInTheirOrder() throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      let writer = try LedgerWriter(path: path)
      func ids() throws -> [String] { try Ledger(contentsOfFile: path).entries.map(\.id) }
      try writer.append(entry("a"), isDeferred: true)
      #expect(try ids().isEmpty)
      try writer.append(entry("b"))
      #expect(try ids() == ["a", "b"])
      try writer.append(entry("c"), isDeferred: true)
      var encoded = entry("d")
      encoded.artifacts.actual = "d.txt"
      try writer.append(encoded, isDeferred: true)
      #expect(try ids() == ["a", "b", "c", "d"])
      try writer.append(entry("e"), isDeferred: true)
      try writer.writeDeferred()
      #expect(try ids() == ["a", "b", "c", "d", "e"])
      try writer.append(entry("f"), isDeferred: true)
      writer.suspend()
      #expect(try ids().last == "f")
      // What waits is bounded.
      for index in 0..<1000 { try writer.append(entry("id \(index)"), isDeferred: true) }
      #expect(try ids().count > 800)
    }
  }

  @Test func tornLastLineMakesTheLedgerIncomplete() throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      let writer = try LedgerWriter(path: path)
      try writer.append(entry("a"))
      try writer.append(entry("b"))
      var data = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(try Ledger(data: data, path: path).isComplete)
      data.removeLast(20)
      let ledger = try Ledger(data: data, path: path)
      #expect(ledger.entries.map(\.id) == ["a"])
      #expect(!ledger.isComplete)
    }
  }

  @Test func runContinuedAfterACrashLosesOnlyTheTornLine() throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      try LedgerWriter(path: path).append(entry("a"))
      try LedgerWriter(path: path).append(entry("b"))
      var data = try Data(contentsOf: URL(fileURLWithPath: path))
      data.removeLast(20)
      try data.write(to: URL(fileURLWithPath: path))
      try LedgerWriter(path: path).append(entry("c"))
      try LedgerWriter(path: path).append(entry("d"))
      let ledger = try Ledger(contentsOfFile: path)
      #expect(ledger.entries.map(\.id) == ["a", "c", "d"])
      #expect(!ledger.isComplete)
    }
  }

  /// The lines are decoded on several threads.
  @Test func linesOfALongLedgerKeepTheirOrder() throws {
    let ids = (1...3_000).map(String.init)
    var lines = try ids.map { try entry($0).ledgerLine() }
    #expect(try Ledger(data: Data(lines.joined()), path: "/l").entries.map(\.id) == ids)
    lines[2_999].removeLast(20)
    let torn = try Ledger(data: Data(lines.joined()), path: "/l")
    #expect(!torn.isComplete && torn.entries.map(\.id) == ids.dropLast())
    (lines[2_500], lines[1_100]) = (Data("[]\n".utf8), Data("[]\n".utf8))
    let error = #expect(throws: LedgerError.self) { try Ledger(data: Data(lines.joined()), path: "/l") }
    guard case .malformed(_, 1_101, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func brokenLineInTheMiddleIsAnError() {
    #expect(throws: LedgerError.self) { try Ledger(data: Data("{}\n{}\n".utf8), path: "/l") }
  }

  @Test(arguments: [true, false])
  func newerSchemaIsADistinctError(isWhole: Bool) throws {
    try withSandbox { sandbox throws in
      let path = sandbox.root + "/ledger.jsonl"
      var newer = entry("a")
      newer.schemaVersion = 99
      try LedgerWriter(path: path).append(newer)
      let data = isWhole ? try Data(contentsOf: URL(fileURLWithPath: path)) : Data(#"{"schemaVersion":99}"#.utf8)
      #expect(throws: LedgerError.newerSchema(path: path, line: 1, version: 99)) {
        try Ledger(data: data, path: path)
      }
    }
  }

  @Test func missingLedgerIsADistinctError() {
    #expect(throws: LedgerError.absent(path: "/nowhere/ledger.jsonl")) {
      try Ledger(contentsOf: RunFolder(path: "/nowhere"))
    }
  }

  @Test func latestFollowsTheNewestRun() throws {
    try withSandbox { sandbox throws in
      let first = RunFolder(packageRoot: sandbox.root, run: "1")
      try first.create()
      #expect(RunFolder.latest(packageRoot: sandbox.root) == nil, "it has nothing to show yet")
      try first.becomeLatest()
      #expect(RunFolder.latest(packageRoot: sandbox.root)?.name == "1")
      let second = RunFolder(packageRoot: sandbox.root, run: "2")
      try second.create()
      #expect(RunFolder.latest(packageRoot: sandbox.root)?.name == "1")
      try second.becomeLatest()
      #expect(RunFolder.latest(packageRoot: sandbox.root)?.name == "2")
      let link = RunFolder.latestLink(packageRoot: sandbox.root)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "runs/2")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: sandbox.root + "/.build/snapshots").sorted()
          == ["latest", "runs"])
    }
  }

  @Test func packageIsFoundAboveAFile() throws {
    try withSandbox { sandbox throws in
      try Data().write(to: URL(fileURLWithPath: sandbox.root + "/Package.swift"))
      #expect(PackageRoot.containing(file: sandbox.root + "/Tests/AppTests/LoginTests.swift") == sandbox.root)
      #expect(PackageRoot.containing(file: "/nowhere/at/all.swift") == nil)
    }
  }

  @Test func failureLeavesExpectedActualAndDifference() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      let verdict = sandbox.verify("new")
      let entry = try #require(try sandbox.ledger().entries.first)
      #expect(sandbox.artifact(entry.artifacts.expected) == Data("old".utf8))
      #expect(sandbox.artifact(entry.artifacts.actual) == Data("new".utf8))
      #expect(sandbox.artifact(entry.artifacts.difference) == Data("@@ \u{2212}1,1 +1,1 @@\n\u{2212}old\n+new".utf8))
      #expect(entry.message == verdict.message)
      #expect(entry.reference == sandbox.references + "/login.1.txt")
      #expect(verdict.attachments.map(\.name) == ["reference.txt", "failure.txt", "difference.patch"])
    }
  }

  @Test func textDifferenceMarksChangedWords() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("title\nthe quick brown fox\nold\nend", as: "login.1.txt")
      sandbox.verify("title\nthe slow brown fox\nend")
      let text = try #require(try sandbox.ledger().entries.first?.text)
      typealias Span = TextDifference.Span
      typealias Line = TextDifference.Line
      #expect(text.omittedLines == 0)
      #expect(
        text.hunks == [
          TextDifference.Hunk(
            expectedStart: 1, actualStart: 1,
            lines: [
              Line(kind: .common, spans: [Span(text: "title", isChanged: false)]),
              Line(
                kind: .removed,
                spans: [
                  Span(text: "the ", isChanged: false), Span(text: "quick", isChanged: true),
                  Span(text: " brown fox", isChanged: false),
                ]),
              Line(kind: .removed, spans: [Span(text: "old", isChanged: false)]),
              Line(
                kind: .added,
                spans: [
                  Span(text: "the ", isChanged: false), Span(text: "slow", isChanged: true),
                  Span(text: " brown fox", isChanged: false),
                ]),
              Line(kind: .common, spans: [Span(text: "end", isChanged: false)]),
            ])
        ])
    }
  }

  /// The spans of each line are the line, whatever the texts are.
  @Test(arguments: 0..<40) func spansOfADifferenceJoinToTheirLines(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = ["a", "bb", " ", "  ", ",", "é", "\r\n", "_", "👍🏽", "x1", "(", ""]
    func line() -> String {
      (0..<Int.random(in: 0..<9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let (old, new) = (line(), line())
    guard let spans = TextDifference.spans(old: old[...], new: new[...]) else { return }
    #expect(spans.old.map(\.text).joined() == old)
    #expect(spans.new.map(\.text).joined() == new)
    #expect(spans.old.filter { !$0.isChanged }.map(\.text).joined().count <= new.count)
    #expect(spans.old.allSatisfy { !$0.text.isEmpty })
  }

  @Test func ledgerHoldsABoundedPartOfALargeDifference() throws {
    try withSandbox { sandbox throws in
      try sandbox.place((1...3_000).map { "old \($0)" }.joined(separator: "\n"), as: "login.1.txt")
      sandbox.verify((1...3_000).map { "new \($0)" }.joined(separator: "\n"))
      let text = try #require(try sandbox.ledger().entries.first?.text)
      let lines = text.hunks.map(\.lines.count).reduce(0, +)
      #expect(lines == 400)
      #expect(text.omittedLines == 5_600)
    }
  }

  @Test func passingAssertionWritesOnlyAnEntry() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("new", as: "login.1.txt")
      sandbox.verify("new")
      let entry = try #require(try sandbox.ledger().entries.first)
      #expect(entry.outcome == .passed)
      #expect(entry.artifacts == LedgerEntry.Artifacts())
      #expect(entry.mode == "missing")
      #expect(entry.line == 7)
      #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/run/artifacts"))
    }
  }

  @Test func unwritableLedgerIsReportedOnceAndLosesNoFailure() throws {
    try withSandbox { sandbox throws in
      try Data().write(to: URL(fileURLWithPath: sandbox.root + "/run"))
      let first = sandbox.verify("a", record: .never)
      let second = sandbox.verify("b", record: .never)
      #expect(first.outcome == .missing)
      #expect(second.outcome == .missing)
      #expect(first.message?.contains("The run ledger cannot be written") == true)
      #expect(second.message?.contains("The run ledger cannot be written") == false)
      try sandbox.place("c", as: "login.3.txt")
      #expect(sandbox.verify("c").message == nil)
    }
  }

  @Test func artifactFoldersAreUnique() {
    let ids = [
      "T/S/t()#a b", "T/S/t()#a/b", "T/S/t()#a", String(repeating: "x", count: 90), String(repeating: "x", count: 91),
    ]
    #expect(Set(ids.map(RunSession.folderName)).count == ids.count)
    #expect(ids.map(RunSession.folderName).allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") })
  }

  /// As swift-snapshot-testing: not the recorded ones.
  @Test(arguments: ["missing", "all", "never"]) func onlyMismatchesAreInTheArtifactsFolder(mode: String) throws {
    try withSandbox { sandbox throws in
      var sandbox = sandbox
      sandbox.environment["SNAPSHOT_ARTIFACTS"] = sandbox.root + "/collected"
      #expect(sandbox.verify("new", record: .init(rawValue: mode)).message != nil)
      #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/collected"))
    }
  }

  @Test func newValueIsAlsoWrittenToTheArtifactsFolder() throws {
    try withSandbox { sandbox throws in
      var sandbox = sandbox
      sandbox.environment["SNAPSHOT_ARTIFACTS"] = sandbox.root + "/collected"
      try sandbox.place("old", as: "login.1.txt")
      sandbox.verify("new")
      #expect(
        FileManager.default.contents(atPath: sandbox.root + "/collected/LoginTests/login.1.txt") == Data("new".utf8))
    }
  }

  /// Plain test processes, which no command of the tool started, delete what earlier ones left.
  ///
  /// They keep fewer than the number from which they delete, so that most of them delete none and measure none.
  @Test(arguments: [-1, 0, 5]) func aProcessThatFindsManyRunsDeletesTheOldOnes(more: Int) throws {
    try withSandbox { sandbox throws in
      let runs = RunFolder.runs(packageRoot: sandbox.root)
      let count = OldRuns.mostByTests + more
      for number in 0..<count {
        // The process of the name does not run.
        let folder = "\(runs)/\(1_000_000 + number)-2147483000"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let date = Date(timeIntervalSince1970: Double(1_000_000 + number))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder)
      }
      _ = RunSession(folder: RunFolder(packageRoot: sandbox.root, run: "new"), packageRoot: sandbox.root)
      let left = try FileManager.default.contentsOfDirectory(atPath: runs).sorted()
      let oldest = more < 0 ? 0 : count - OldRuns.keptByTests + 1
      #expect(left.contains("new") && left.first == "\(1_000_000 + oldest)-2147483000")
      #expect(left.count == (more < 0 ? count + 1 : OldRuns.keptByTests))
    }
  }
}
