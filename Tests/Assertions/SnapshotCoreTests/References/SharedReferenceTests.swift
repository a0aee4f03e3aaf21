import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing

/// Two suites of one file whose tests have one name: they share a reference while its contents suit both.
@Suite struct SharedReferenceTests {
  @discardableResult
  private func verify(
    _ text: String, in suite: String, _ sandbox: Sandbox, named name: String? = "x",
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Verdict {
    var assertion = sandbox.assertion(named: name, record: record)
    assertion.test = TestIdentity(target: "AppTests", suite: suite, function: "login()")
    return sandbox.run { assertion.verify({ text }, as: .lines) }
  }

  @Test(arguments: ["missing", "failed", "never"]) func equalContentsAreShared(mode: String) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("same", as: "login.x.txt")
      let record = SnapshotTestingConfiguration.Record(rawValue: mode)
      for suite in ["First", "Second", "Third"] {
        #expect(verify("same", in: suite, sandbox, record: record).outcome == .passed)
      }
      #expect(sandbox.files == ["login.x.txt"])
      let entries = try sandbox.ledger().entries
      #expect(Set(entries.map(\.reference)).count == 1)
      #expect(Set(entries.map(\.id)).count == 3)
    }
  }

  @Test func numberedSnapshotsAreSharedToo() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("same", as: "login.1.txt")
      #expect(verify("same", in: "First", sandbox, named: nil).outcome == .passed)
      #expect(verify("same", in: "Second", sandbox, named: nil).outcome == .passed)
    }
  }

  @Test func equalContentsAreSharedOnCI() throws {
    try withSandbox(environment: ["CI": "true"]) { sandbox throws in
      try sandbox.place("same", as: "login.x.txt")
      #expect(verify("same", in: "First", sandbox).outcome == .passed)
      #expect(verify("same", in: "Second", sandbox).outcome == .passed)
    }
  }

  @Test func equalContentsAreSharedWhenRecordingAll() throws {
    try withSandbox(environment: ["SNAPSHOT_FORCE_RECORD": "all"]) { sandbox throws in
      try sandbox.place("old", as: "login.x.txt")
      #expect(verify("new", in: "First", sandbox).outcome == .rerecorded)
      #expect(verify("new", in: "Second", sandbox).outcome == .passed)
      #expect(sandbox.files == ["login.x.txt"])
      #expect(sandbox.reference("login.x.txt") == "new")
    }
  }

  @Test(arguments: ["missing", "failed", "all"]) func differentContentsGetAReferencePerSuite(mode: String) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("first", as: "login.x.txt")
      let record = SnapshotTestingConfiguration.Record(rawValue: mode)
      verify("first", in: "First", sandbox, record: record)
      #expect(verify("second", in: "Second", sandbox, record: record).outcome == .recorded)
      #expect(sandbox.reference("login.x.txt") == "first")
      #expect(sandbox.reference("Second.login.x.txt") == "second")
      let next = Sandbox(at: sandbox.root).running(in: "next")
      #expect(verify("first", in: "First", next).outcome == .passed)
      #expect(verify("second", in: "Second", next).outcome == .passed)
      #expect(verify("third", in: "Second", next.running(in: "last")).outcome == .changed)
    }
  }

  @Test func differentContentsAreAnErrorWhenRecordingIsDisabled() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("first", as: "login.x.txt")
      verify("first", in: "First", sandbox, record: .never)
      let verdict = verify("second", in: "Second", sandbox, record: .never)
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("AppTests/First/login()") == true)
      #expect(verdict.message?.contains("AppTests/Second/login()") == true)
      #expect(sandbox.files == ["login.x.txt"])
    }
  }

  @Test(arguments: ["missing", "never"]) func aReferenceThatIsOutOfDateForBothIsChangedForBoth(mode: String) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.x.txt")
      let record = SnapshotTestingConfiguration.Record(rawValue: mode)
      #expect(verify("new", in: "First", sandbox, record: record).outcome == .changed)
      #expect(verify("new", in: "Second", sandbox, record: record).outcome == .changed)
      #expect(sandbox.files == ["login.x.txt"])
      #expect(sandbox.reference("login.x.txt") == "old")
    }
  }

  @Test func theValueIsEvaluatedOnce() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("first", as: "login.x.txt")
      verify("first", in: "First", sandbox)
      var count = 0
      var assertion = sandbox.assertion(named: "x")
      assertion.test = TestIdentity(target: "AppTests", suite: "Second", function: "login()")
      sandbox.run {
        _ = assertion.verify(
          {
            count += 1
            return "second"
          }, as: .lines)
      }
      #expect(count == 1)
    }
  }
}
