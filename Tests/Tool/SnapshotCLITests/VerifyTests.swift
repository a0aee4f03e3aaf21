import Foundation
import SnapshotLedger
import Testing

/// `snapshot verify` and `record`, with a script in the place of `swift`.
@Suite struct VerifyTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func entry(
    _ name: String, _ outcome: LedgerEntry.Outcome, actual: String? = nil, message: String = "", preview: String? = nil
  ) throws -> String {
    var entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: outcome, format: "txt",
      mode: "missing", reference: workshop.root + "/__Snapshots__/\(name).txt",
      artifacts: .init(actual: actual), milliseconds: 1, process: 1)
    entry.message = message
    entry.preview = preview
    return String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
  }

  /// A script that writes entries, prints lines and ends with a status.
  private func script(_ entries: [String], prints: [String] = [], status: Int = 0) -> String {
    let ledger = entries.map { "cat >> \"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\" <<'END'\n\($0)\nEND\n" }.joined()
    let begin = "echo \"Test Suite 'All tests' started at x\"\n"
    let end = "echo \"Test Suite 'All tests' ended at x\"\n"
    return begin + ledger + prints.map { "cat <<'END'\n\($0)\nEND\n" }.joined() + end + "exit \(status)\n"
  }

  @Test func aCleanRun() throws {
    try workshop.swift(script([entry("a", .passed), entry("b", .passed)]))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\u{2713} All 2 snapshots match\n"))
    #expect(outcome.errors == "")
    let report = workshop.read(".build/snapshots/latest/report.html") ?? ""
    #expect(report.contains("Swift 9.9"))
  }

  @Test func aFailureInTheLineOfAChangeIsNotAnotherFailure() throws {
    let line = "\(workshop.root)/Tests/LoginTests.swift:7: error: LoginTests.testWelcome : failed - differs"
    try workshop.swift(script([entry("a", .changed), entry("b", .passed)], prints: [line], status: 1))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 changed, 1 passed"))
  }

  /// Swift Testing has the failure of a preview in the line of the preview, and not in that of the test.
  @Test func aFailureThatQuotesAChangeIsNotAnotherFailure() throws {
    let line =
      "\(workshop.root)/Sources/Card.swift:3: error: LoginTests.testWelcome : failed - Preview Card: a differs in 9"
    func changed(_ message: String, preview: String? = "Card:a") throws -> String {
      try script([entry("a", .changed, message: message, preview: preview)], prints: [line], status: 1)
    }
    try workshop.swift(changed("a differs in 9"))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 1 && !outcome.output.contains("not caused by snapshots"), "\(outcome.output)")
    try workshop.swift(changed("a differs in 8"))
    #expect(try workshop.snapshot("verify").status == 2)
    try workshop.swift(changed("a differs in 9", preview: nil))
    #expect(try workshop.snapshot("verify").status == 2)
  }

  /// `withKnownIssue` around an assertion: Swift Testing passes, and says so in its events.
  @Test func aKnownIssueIsShownAndClean() throws {
    let issue =
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"issueRecorded\",\"testID\":\"AppTests.LoginTests/welcome()\",\"issue\":{"
      + "\"isKnown\":true,\"isFailure\":false,\"sourceLocation\":{\"filePath\":\"\(workshop.root)/Tests/LoginTests.swift\","
      + "\"line\":7}},\"messages\":[]}}"
    let events =
      "while [ $# -gt 1 ]; do [ \"$1\" = --event-stream-output-path ] && events=\"$2\"; shift; done\n"
      + "cat > \"$events\" <<'END'\n\(issue)\nEND\n"
    try workshop.swift(events + script([entry("a", .changed), entry("b", .changed)]))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("2 known issues"), "\(outcome.output)")
    #expect(try workshop.snapshot("status").status == 0)
    #expect(try workshop.snapshot("accept", "--all").output.contains("Nothing to accept."))
  }

  @Test func anotherFailureBesidesAChange() throws {
    let line = "\(workshop.root)/Tests/LoginTests.swift:9: error: LoginTests.testSum : failed - 3 is not 4"
    try workshop.swift(script([entry("a", .changed)], prints: [line], status: 1))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("3 is not 4"))
  }

  @Test func nothingAsserted() throws {
    try workshop.swift(script([]))
    #expect(try workshop.snapshot("verify").status == 6)
  }

  @Test func aBuildThatFails() throws {
    try workshop.swift("echo '/app/A.swift:1:2: error: cannot find x in scope' >&2\nexit 1\n")
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Build failed"))
    #expect(outcome.output.contains("cannot find x in scope"))
  }

  @Test func aCrash() throws {
    let line = "error: Process 'x' exited with unexpected signal code 11"
    try workshop.swift(script([entry("a", .passed)], prints: [line], status: 1))
    #expect(try workshop.snapshot("verify").status == 2)
  }

  @Test func argumentsAndModeReachTheChild() throws {
    try workshop.swift(
      script([try entry("a", .passed)])
        .replacingOccurrences(
          of: "exit 0", with: "echo \"$@ mode=$SNAPSHOT_FORCE_RECORD ci=$SNAPSHOT_ALLOW_CI_WRITES\" > args.txt"))
    let outcome = try workshop.snapshot(
      "verify", "--filter", "Login", "--skip", "Slow", "-j", "2", "--record", "all", "--allow-ci-writes", "--",
      "--parallel", environment: ["CI": "true"])
    #expect(outcome.status == 0)
    let arguments = workshop.read("args.txt") ?? ""
    #expect(arguments.hasPrefix("test --package-path \(workshop.root) "))
    #expect(arguments.contains("--filter Login --skip Slow --jobs 2 --parallel --num-workers 2 mode=all ci=1"))
  }

  /// In both runs of `record`: the one that writes and the one that verifies.
  @Test func argumentsAfterTheDashesReachBothRunsOfRecord() throws {
    let recorded = script([try entry("a", .recorded)], status: 1)
    let verified = script([try entry("a", .passed)])
    try workshop.swift(
      "echo \"$SNAPSHOT_FORCE_RECORD $@\" >> args.txt\n"
        + "if [ \"$SNAPSHOT_FORCE_RECORD\" = never ]; then\n\(verified)fi\n\(recorded)")
    let outcome = try workshop.snapshot("record", "--all", "--", "--filter", "Login", "--", "a key", "", "b=c")
    try #require(outcome.status == 0, "\(outcome.errors)")
    let lines = (workshop.read("args.txt") ?? "").split(separator: "\n").filter { !$0.contains("--version") }
    #expect(lines.map { $0.prefix { $0 != " " } } == ["all", "never"])
    #expect(lines.allSatisfy { $0.hasSuffix(" --filter Login -- a key  b=c") }, "\(lines)")
  }

  /// A verb that runs no test takes what follows the dashes for keys, however they begin.
  @Test func keysCanFollowTheDashes() throws {
    let keep = "mkdir -p \"$SNAPSHOT_RUN_DIRECTORY/artifacts\"; printf new > \"$SNAPSHOT_RUN_DIRECTORY/artifacts/a\"\n"
    try workshop.swift(keep + script([try entry("-a", .missing, actual: "artifacts/a")], status: 1))
    #expect(try workshop.snapshot("verify", "--", "--parallel").status == 1)
    let outcome = try workshop.snapshot("accept", "--", "-nothing")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("-nothing"))
    #expect(try workshop.snapshot("accept", "--", "*#-a").status == 0)
    #expect(workshop.read("__Snapshots__/-a.txt") == "new")
  }

  @Test(arguments: [["verify", "--record", "all"], ["record"], ["accept", "--all"]])
  func nothingIsWrittenOnCIWithoutConsent(arguments: [String]) throws {
    try workshop.swift("touch called\n")
    let outcome = try Tool.run(
      arguments, environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin", "CI": "true"], in: workshop.root)
    #expect(outcome.status == 77)
    #expect(outcome.errors.contains("--allow-ci-writes"))
    #expect(workshop.read("called") == nil)
  }

  @Test func jsonIsOneObjectPerLine() throws {
    try workshop.swift(script([entry("a", .changed), entry("b", .passed)], status: 1))
    let outcome = try workshop.snapshot("verify", "--json")
    #expect(outcome.status == 1)
    let objects = try outcome.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.map { $0?["type"] as? String } == ["result", "result", "cause", "summary"])
    #expect(objects.allSatisfy { $0?["schemaVersion"] as? Int == 1 })
    #expect(objects.last??["exitCode"] as? Int == 1)
  }

  @Test func recordVerifiesWhatItWrote() throws {
    let recorded = script([try entry("a", .recorded)], status: 1)
    let verified = script([try entry("a", .passed)])
    try workshop.swift("if [ \"$SNAPSHOT_FORCE_RECORD\" = never ]; then\n\(verified)fi\n\(recorded)")
    let outcome = try workshop.snapshot("record")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 new"))
    #expect(outcome.output.contains("The snapshot matches"))
  }

  @Test func aSnapshotThatDiffersFromItsRecordingIsNondeterministic() throws {
    let recorded = script([try entry("a", .rerecorded)], status: 1)
    let verified = script([try entry("a", .changed)], status: 1)
    try workshop.swift("if [ \"$SNAPSHOT_FORCE_RECORD\" = never ]; then\n\(verified)fi\n\(recorded)")
    #expect(try workshop.snapshot("record").status == 5)
  }

  @Test func acceptWritesTheArtifactsOfTheRun() throws {
    let keep = "mkdir -p \"$SNAPSHOT_RUN_DIRECTORY/artifacts\"; printf new > \"$SNAPSHOT_RUN_DIRECTORY/artifacts/a\"\n"
    try workshop.swift(keep + script([try entry("a", .missing, actual: "artifacts/a")], status: 1))
    #expect(try workshop.snapshot("verify").status == 1)
    #expect(try workshop.snapshot("accept", "--all", "--dry-run").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == nil)
    #expect(try workshop.snapshot("accept", "nothing").status == 66)
    #expect(try workshop.snapshot("accept", "welcome()#a").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == "new")
  }

  /// The child is ended with everything that it started, and the run is incomplete.
  @Test func interruptingEndsTheChild() async throws {
    try workshop.swift(
      "echo \"Test Suite 'All tests' started at x\"\nsleep 300 &\necho $! > grandchild\nwait\n")
    let process = try Tool.process(
      ["verify"], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    var grandchild: Int32?
    while grandchild == nil {
      try await Task.sleep(for: .milliseconds(20))
      grandchild = workshop.read("grandchild").flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 6)
    // A process that has ended is a zombie at most, which takes a moment to be reaped.
    while let grandchild, kill(grandchild, 0) == 0, !isZombie(grandchild) {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func isZombie(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? false
  }
}
