import Foundation
import SnapshotLedger
import Testing

/// Tests that run again, with a script in the place of `swift` that answers otherwise at each attempt.
@Suite struct AttemptsTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func entry(_ outcome: LedgerEntry.Outcome, name: String = "a") throws -> String {
    let entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: outcome, format: "txt",
      mode: "missing", reference: workshop.root + "/\(name).txt", milliseconds: 1, process: 1)
    return String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
  }

  /// What each attempt writes into the ledger and prints; the last goes for all that follow.
  private func answer(_ attempts: [(entries: [String], prints: String, status: Int)]) throws {
    let list = "echo 'AppTests.LoginTests/welcome()'; echo 'AppTests.SumTests/testSum'"
    var script = "[ \"$2\" = list ] && { \(list); exit; }\n"
    script += "echo \"$@\" >> args.txt\nn=$(cat n 2>/dev/null || echo 0); n=$((n+1)); echo $n > n\n"
    script += "echo \"Test Suite 'All tests' started at x\"\n"
    for (index, attempt) in attempts.enumerated() {
      let test = index == attempts.count - 1 ? "-ge" : "-eq"
      script += "if [ $n \(test) \(index + 1) ]; then\n"
      script += attempt.entries.map { "cat >> \"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\" <<'END'\n\($0)\nEND\n" }.joined()
      script += "cat <<'END'\n\(attempt.prints)\nEND\necho \"Test Suite 'All tests' ended at x\"\n"
      script += "exit \(attempt.status)\nfi\n"
    }
    try workshop.swift(script)
  }

  private var calls: [String] { (workshop.read("args.txt") ?? "").split(separator: "\n").map(String.init) }

  @Test func aDifferenceThatDisappearsOnRetryIsNondeterministic() throws {
    try answer([([try entry(.changed)], "", 1), ([try entry(.passed)], "", 0)])
    let outcome = try workshop.snapshot("verify", "--retries", "3")
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("1 nondeterministic"))
    #expect(calls.count == 2)
    #expect(calls.last?.contains("--skip-build") == true)
    #expect(calls.last?.contains(#"--filter ^AppTests\.LoginTests/welcome\(\)($|/)"#) == true)
    #expect(calls.last?.contains("SumTests") == false)
    #expect(try workshop.snapshot("status").status == 5)
  }

  @Test func flakySnapshotsCanBeAllowed() throws {
    try answer([([try entry(.changed)], "", 1), ([try entry(.passed)], "", 0)])
    let outcome = try workshop.snapshot("verify", "--retries", "1", "--allow-flaky")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 nondeterministic"))
    #expect(try workshop.snapshot("status").status == 0)
  }

  @Test func aDifferenceInEveryAttemptIsAChange() throws {
    try answer([([try entry(.changed)], "", 1)])
    #expect(try workshop.snapshot("verify", "--retries", "2").status == 1)
    #expect(calls.count == 3)
  }

  @Test func aMissingReferenceIsNotRetried() throws {
    try answer([([try entry(.missing)], "", 1), ([try entry(.passed)], "", 0)])
    #expect(try workshop.snapshot("verify", "--retries", "2").status == 1)
    #expect(calls.count == 1)
  }

  @Test func anotherFailureThatDisappearsOnRetryIsFlaky() throws {
    let failure =
      "\(workshop.root)/Tests/Sum.swift:3: error: SumTests.testSum : failed - 3 is not 4\n"
      + "Test Case 'SumTests.testSum' failed (0.1 seconds)"
    let success = "Test Case 'SumTests.testSum' passed (0.1 seconds)"
    try answer([([try entry(.passed)], failure, 1), ([], success, 0)])
    let outcome = try workshop.snapshot("verify", "--retries", "1")
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("1 test failed in one attempt and passed in another: SumTests.testSum"))
    #expect(calls.last?.contains(#"--filter ^AppTests\.SumTests/testSum($|/)"#) == true)
  }

  @Test func aCrashIsNotRetried() throws {
    try answer([
      ([try entry(.changed)], "error: Process 'x' exited with unexpected signal code 11", 1),
      ([try entry(.passed)], "", 0),
    ])
    #expect(try workshop.snapshot("verify", "--retries", "2").status == 2)
    #expect(calls.count == 1)
  }

  @Test func repeatingFindsNondeterministicSnapshots() throws {
    try answer([([try entry(.passed)], "", 0), ([try entry(.changed)], "", 1), ([try entry(.passed)], "", 0)])
    #expect(try workshop.snapshot("verify", "--repeat", "3").status == 5)
    #expect(calls.count == 3)
  }

  @Test func badNumbersAreUsageErrors() throws {
    #expect(try workshop.snapshot("verify", "--retries", "11").status == 64)
    #expect(try workshop.snapshot("verify", "--repeat", "0").status == 64)
  }
}
