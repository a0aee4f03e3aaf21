import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import SnapshotSeededRandom
import Testing

/// For random shards: the merged run has the findings of all shards, and is clean only if every shard is clean and none is
/// missing, duplicate, truncated or outdated.
@Suite struct MergeVerdictTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private struct Shard {
    var facts: RunFacts
    var entries: [LedgerEntry]
    var tail = ""
    /// Whether the shard is invalid.
    var isTampered = false
  }

  /// A shard with random test results.
  private func shard(
    _ number: Int, of count: Int, tests: [String], using numbers: inout SplitMix
  ) -> Shard {
    let selected = tests.indices.filter { $0 % count == number - 1 }.map { tests[$0] }
    var facts = RunFacts.example(packageDirectory: "/ci/app")
    facts.shard = .init(number: number, count: count)
    facts.tests = tests
    facts.selected = selected
    facts.notRun = []
    facts.revision = .init(commit: "c0ffee00")
    facts.package = "app"
    facts.ended = selected
    var entries: [LedgerEntry] = []
    for test in selected where Int.random(in: 0..<8, using: &numbers) > 0 {
      let outcomes: [LedgerEntry.Outcome] = [
        .passed, .passed, .passed, .passed, .changed, .missing, .recorded, .rerecorded, .error,
      ]
      let repetitions = Int.random(in: 0..<6, using: &numbers) == 0 ? 2 : 1
      for _ in 0..<repetitions {
        let outcome = outcomes[Int.random(in: 0..<(Bool.random(using: &numbers) ? 1 : outcomes.count), using: &numbers)]
        entries.append(
          .example(
            test: test, outcome: outcome, file: "/ci/app/Tests/T.swift", line: Int.random(in: 1...3, using: &numbers)))
      }
    }
    if Int.random(in: 0..<6, using: &numbers) == 0 {
      // One snapshot that several shards have.
      entries.append(
        .example(test: "shared()", outcome: [.passed, .changed].randomElement(using: &numbers) ?? .passed))
    }
    func issue() -> TestIssue {
      TestIssue(
        file: "/ci/app/Tests/T.swift", line: Int.random(in: 1...4, using: &numbers), test: "T.t\(number)", message: "m")
    }
    if Int.random(in: 0..<4, using: &numbers) == 0 { facts.issues = [issue()] }
    if Int.random(in: 0..<5, using: &numbers) == 0 { facts.flaky = [issue()] }
    if Int.random(in: 0..<3, using: &numbers) == 0 { facts.allowsFlaky = true }
    if Int.random(in: 0..<4, using: &numbers) == 0 { facts.isRecording = true }
    if Int.random(in: 0..<3, using: &numbers) == 0 { facts.exitStatus = 1 }
    if Int.random(in: 0..<6, using: &numbers) == 0 {
      facts.ending = RunFacts.Ending.allCases.randomElement(using: &numbers) ?? .crashed
    }
    if Int.random(in: 0..<8, using: &numbers) == 0 { facts.staleIsError = true }
    if Int.random(in: 0..<8, using: &numbers) == 0 { facts.stale = [.init(path: "/ci/app/x.png", reason: "gone")] }
    if Int.random(in: 0..<6, using: &numbers) == 0 { facts.skipped = [.init(test: "T.skipped\(number)")] }
    facts.assertions = entries.count
    return Shard(facts: facts, entries: entries)
  }

  private func tamper(_ shards: inout [Shard], using numbers: inout SplitMix) {
    let index = Int.random(in: shards.indices, using: &numbers)
    shards[index].isTampered = true
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: shards[index].facts.shard = nil
    case 1: shards[index].facts.shard?.count += 1
    case 2: shards[index].facts.assertions? += 1
    case 3: shards[index].tail = "{\"id\":\"torn"
    case 4: shards.append(shards[index])
    case 5: shards.remove(at: index)
    case 6: shards[index].facts.tests?.append("A.S/new()")
    case 7: shards[index].facts.ending = .running
    case 8: shards[index].facts.selected = nil
    default: shards[index].facts.shard = .init(number: -1, count: Int.max)
    }
  }

  private static func rank(_ code: SnapshotExitCode) -> Int {
    RunFindings.precedence.firstIndex { $0.code == code } ?? RunFindings.precedence.count
  }

  @Test(arguments: 1...400) func mergedRunHasAllFindingsOfItsShards(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    let count = Int.random(in: 1...4, using: &numbers)
    let tests = (0..<Int.random(in: 1...6, using: &numbers)).map { "A.S/t\($0)()" }
    var shards = (1...count).map { shard($0, of: count, tests: tests, using: &numbers) }
    let isTampered = Int.random(in: 0..<3, using: &numbers) == 0
    if isTampered { tamper(&shards, using: &numbers) }
    var folders: [RunFolder] = []
    for (index, shard) in shards.enumerated() {
      let folder = RunFolder(path: package.root + "/downloads/\(index)")
      let lines = try shard.entries.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
      try OutputFile.write(lines.reduce(Data(), +) + Data(shard.tail.utf8), to: folder.ledgerPath)
      try shard.facts.write(to: folder)
      folders.append(folder)
    }
    try RunMerge.merge(folders, expecting: count, into: package.run, packageRoot: package.root)
    let merged = try RunReport(of: package.run)
    let ends = shards.map { shard in
      RunReport(
        folder: package.run, ledger: Ledger(entries: shard.entries), facts: shard.facts, mayAssertNothing: true
      ).exitCode
    }
    for end in ends { #expect(Self.rank(merged.exitCode) <= Self.rank(end), "\(merged.exitCode) hides \(end)") }
    if isTampered {
      #expect(Self.rank(merged.exitCode) <= Self.rank(.incomplete), "\(merged.exitCode)")
      #expect(!merged.findings.isEmpty)
    } else if ends.allSatisfy({ $0 == .clean }), shards.contains(where: { !$0.entries.isEmpty }) {
      #expect(merged.exitCode == .clean, "\(merged.findings.names)")
    }
    #expect(merged.skipped.count == shards.reduce(0) { $0 + ($1.facts.skipped?.count ?? 0) } || isTampered)
  }
}
