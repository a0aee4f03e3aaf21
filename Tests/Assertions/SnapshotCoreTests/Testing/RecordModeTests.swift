import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing

/// The table of record modes: what happens to a reference, and what the assertion comes to.
@Suite struct RecordModeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var argument: SnapshotTestingConfiguration.Record?
    /// The reference before; the new value is "new".
    var before: String?
    var after: String?
    var outcome: LedgerEntry.Outcome
    var testDescription: String { "\(environment) \(argument?.mode.rawValue ?? "-") \(before ?? "none")" }
  }

  static let rows: [Row] = [
    // Off CI, `missing` unless said otherwise.
    Row(before: nil, after: "new", outcome: .recorded),
    Row(before: "old", after: "old", outcome: .changed),
    Row(before: "new", after: "new", outcome: .passed),
    // Each mode in code.
    Row(argument: .missing, before: nil, after: "new", outcome: .recorded),
    Row(argument: .missing, before: "old", after: "old", outcome: .changed),
    Row(argument: .never, before: nil, after: nil, outcome: .missing),
    Row(argument: .never, before: "old", after: "old", outcome: .changed),
    Row(argument: .never, before: "new", after: "new", outcome: .passed),
    Row(argument: .failed, before: nil, after: "new", outcome: .recorded),
    Row(argument: .failed, before: "old", after: "new", outcome: .rerecorded),
    Row(argument: .failed, before: "new", after: "new", outcome: .passed),
    Row(argument: .all, before: nil, after: "new", outcome: .recorded),
    Row(argument: .all, before: "old", after: "new", outcome: .rerecorded),
    Row(argument: .all, before: "new", after: "new", outcome: .rerecorded),
    // The environment, which code overrules.
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "failed"], before: "old", after: "new", outcome: .rerecorded),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "all"], before: "new", after: "new", outcome: .rerecorded),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "missing"], before: "old", after: "old", outcome: .changed),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "never"], before: nil, after: nil, outcome: .missing),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "nonsense"], before: nil, after: "new", outcome: .recorded),
    Row(
      environment: ["SNAPSHOT_TESTING_RECORD": "all"], argument: .never, before: "old", after: "old",
      outcome: .changed),
    // The command line, which overrules code.
    Row(
      environment: ["SNAPSHOT_FORCE_RECORD": "all"], argument: .never, before: "old", after: "new", outcome: .rerecorded
    ),
    Row(environment: ["SNAPSHOT_FORCE_RECORD": "all"], before: "new", after: "new", outcome: .passed),
    Row(environment: ["SNAPSHOT_FORCE_RECORD": "never"], argument: .all, before: nil, after: nil, outcome: .missing),
    Row(environment: ["SNAPSHOT_FORCE_RECORD": "never"], argument: .all, before: "new", after: "new", outcome: .passed),
    // CI, where nothing is written but with the command line's consent.
    Row(environment: ["CI": "true"], before: nil, after: nil, outcome: .missing),
    Row(environment: ["CI": "true"], before: "old", after: "old", outcome: .changed),
    Row(environment: ["CI": "true"], before: "new", after: "new", outcome: .passed),
    Row(environment: ["CI": "true"], argument: .failed, before: nil, after: nil, outcome: .missing),
    Row(environment: ["CI": "true"], argument: .failed, before: "new", after: "new", outcome: .passed),
    Row(environment: ["CI": "true"], argument: .all, before: "old", after: "old", outcome: .changed),
    Row(environment: ["CI": "true"], argument: .all, before: "new", after: "new", outcome: .error),
    Row(environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"], before: nil, after: nil, outcome: .missing),
    Row(environment: ["CI": "1", "SNAPSHOT_FORCE_RECORD": "all"], before: nil, after: nil, outcome: .missing),
    Row(
      environment: ["CI": "1", "SNAPSHOT_ALLOW_CI_WRITES": "1"], argument: .all, before: nil, after: nil,
      outcome: .missing),
    Row(
      environment: ["CI": "1", "SNAPSHOT_FORCE_RECORD": "failed", "SNAPSHOT_ALLOW_CI_WRITES": "1"], before: "old",
      after: "new", outcome: .rerecorded),
    Row(environment: ["GITHUB_ACTIONS": "true"], before: nil, after: nil, outcome: .missing),
    Row(environment: ["JENKINS_URL": "http://ci"], before: nil, after: nil, outcome: .missing),
    Row(environment: ["CI": ""], before: nil, after: "new", outcome: .recorded),
    Row(environment: ["CI": "0"], before: nil, after: "new", outcome: .recorded),
    Row(environment: ["CI": "false"], before: nil, after: "new", outcome: .recorded),
  ]

  @Test(arguments: rows)
  func mode(row: Row) throws {
    try withSandbox(environment: row.environment) { sandbox throws in
      if let before = row.before { try sandbox.place(before, as: "login.1.txt") }
      let verdict = sandbox.verify("new", record: row.argument)
      #expect(verdict.outcome == row.outcome)
      #expect((verdict.message == nil) == (row.outcome == .passed))
      #expect(sandbox.reference("login.1.txt") == row.after)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [row.outcome])
    }
  }

  @Test func modeNeverCreatesNoFolder() throws {
    try withSandbox { sandbox throws in
      sandbox.verify("new", record: .never)
      #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Tests/AppTests/__Snapshots__"))
    }
  }

  @Test func innermostScopeWins() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      let verdict = sandbox.run {
        withSnapshotTesting(record: .never) {
          withSnapshotTesting(record: .failed) {
            withSnapshotTesting(diffTool: .ksdiff) { sandbox.assertion().verify({ "new" }, as: .lines) }
          }
        }
      }
      #expect(verdict.outcome == .rerecorded)
    }
  }

  @Test func scopesReachAcrossSuspensions() async throws {
    let record = await withSnapshotTesting(record: .failed) {
      await Task.yield()
      return SnapshotTestingConfiguration.$current.get()?.record
    }
    #expect(record == .failed)
  }

  @Test func overriddenRecordModeOnCIIsExplained() throws {
    try withSandbox(environment: ["CI": "true"]) { sandbox throws in
      let message = try #require(sandbox.verify("new", record: .all).message)
      #expect(message.contains(#"The test requests record mode "all", but "#))
      #expect(message.contains("references are not written on CI (CI is set)"))
      #expect(message.contains("--allow-ci-writes"))
    }
  }

  @Test func failuresThatRecordingWouldNotFixDoNotMentionCI() throws {
    struct Boom: Error {}
    try withSandbox(environment: ["CI": "true"]) { sandbox throws in
      try sandbox.place("old", as: "login.x.txt")
      let changed = try #require(sandbox.verify("new", named: "x", record: .missing).message)
      #expect(!changed.contains("not written on CI"))
      let thrown = sandbox.run {
        sandbox.assertion(named: "y", record: .all).verify({ () throws -> String in throw Boom() }, as: .lines)
      }
      #expect(thrown.message?.contains("Boom") == true)
      #expect(thrown.message?.contains("not written on CI") == false)
      let late = sandbox.run {
        let never = Snapshotting<String, String>(
          pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        return sandbox.assertion(named: "z", record: .all, timeout: 0.01).verify({ "" }, as: never)
      }
      #expect(late.message?.contains("not written on CI") == false)
      let absent = try #require(sandbox.verify("new", named: "absent", record: .missing).message)
      #expect(absent.contains("not written on CI"))
    }
  }

  @Test func notesPrecedeTheDifference() throws {
    try withSandbox(environment: ["CI": "true", "SNAPSHOT_ARTIFACTS": "/dev/null/x"]) { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      let message = try #require(sandbox.verify("new", record: .all).message)
      #expect(message.hasPrefix("Snapshot does not match reference.\n\n"))
      #expect(message.contains("not written on CI"))
      #expect(message.contains("SNAPSHOT_ARTIFACTS"))
      #expect(message.hasSuffix("\n\n@@ \u{2212}1,1 +1,1 @@\n\u{2212}old\n+new"))
    }
  }

  @Test func referenceRecordedInThisRunDoesNotPassItsRetry() throws {
    try withSandbox { sandbox throws in
      #expect(sandbox.verify("new", named: "a").outcome == .recorded)
      let retry = sandbox.verify("new", named: "a")
      #expect(retry.outcome == .recorded)
      #expect(retry.message?.contains("recorded earlier in this run") == true)
      #expect(sandbox.verify("new", named: "b").outcome == .recorded)
    }
  }

  @Test func referenceRecordedByAnotherProcessDoesNotPassItsRetry() throws {
    try withSandbox { sandbox throws in
      let folder = RunFolder(path: sandbox.root + "/run")
      try sandbox.place("new", as: "login.a.txt")
      let entry = LedgerEntry(
        id: "AppTests/LoginTests/login()#a", target: "AppTests", suite: "LoginTests", test: "login()", name: "a",
        file: "", line: 1, outcome: .recorded, format: "txt", mode: "missing", reference: "", milliseconds: 0,
        process: 1)
      try folder.create()
      try LedgerWriter(path: folder.ledgerPath).append(entry)
      #expect(sandbox.verify("new", named: "a").outcome == .recorded)
    }
  }

  @Test func unchangedReferenceIsNotRewritten() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("new", as: "login.1.txt")
      let path = sandbox.references + "/login.1.txt"
      let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
      sandbox.verify("new", record: .all)
      let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
      #expect(before == after)
      #expect(before != nil)
    }
  }

  @Test func recordModesAreSpelledAsUpstream() {
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
    #expect((true as SnapshotTestingConfiguration.Record) == .all)
    #expect((false as SnapshotTestingConfiguration.Record) == .missing)
  }
}
