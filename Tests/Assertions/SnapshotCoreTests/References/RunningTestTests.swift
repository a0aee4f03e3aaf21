import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// References belong to the test that runs, whatever they are named after.
@Suite struct RunningTestTests {
  private let ofInitializer: RunningTest?
  private let identityOfInitializer: TestIdentity

  init() {
    ofInitializer = RunningTest.current
    identityOfInitializer = TestIdentity.current(at: Self.position, testName: #function)
  }

  private static let position = CallSite(fileID: "M/F.swift", filePath: "/F.swift", line: 1, column: 1)

  @discardableResult
  private func verify(
    _ text: String, by test: String, after function: String = "check(_:)", named name: String? = nil,
    arguments: CaseArguments = .none, caseKey: String? = nil, isConcurrent: Bool = true,
    record: SnapshotTestingConfiguration.Record? = nil, _ sandbox: Sandbox
  ) -> Verdict {
    var assertion = sandbox.assertion(named: name, record: record)
    assertion.test = TestIdentity(
      target: "AppTests", suite: "LoginTests", function: function, arguments: arguments,
      running: RunningTest(
        name: "AppTests.LoginTests/\(test)", function: test, isConcurrent: isConcurrent, caseKey: caseKey))
    return sandbox.run { assertion.verify({ text }, as: .lines) }
  }

  @Test func theInitializerKnowsItsTest() {
    let name = "SnapshotCoreTests.RunningTestTests/theInitializerKnowsItsTest()"
    #expect(ofInitializer?.name == name && ofInitializer?.function == "theInitializerKnowsItsTest()")
    #expect(identityOfInitializer.function == "init()" && identityOfInitializer.caller?.name == name)
    #expect(TestIdentity.current(at: Self.position, testName: #function).caller == nil)
  }

  @Test func `a name with / and spaces`() {
    #expect(RunningTest.current?.name == "SnapshotCoreTests.RunningTestTests/`a name with / and spaces`()")
    #expect(TestIdentity.current(at: Self.position, testName: #function).caller == nil)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]]) func numbersOfAHelperDoNotDependOnTheOrder(order: [Int]) throws {
    try withSandbox { sandbox throws in
      let tests = ["alpha()", "beta(size:)", "gamma()"]
      for index in order {
        #expect(verify("first", by: tests[index], sandbox).outcome == .recorded)
        #expect(verify("second", by: tests[index], sandbox).outcome == .recorded)
      }
      #expect(sandbox.files == ["check-_.1.txt", "check-_.2.txt"])
      #expect(sandbox.reference("check-_.2.txt") == "second")
      // One of them alone finds its references.
      var later = sandbox.running(in: "later")
      later.registry = NameRegistry()
      #expect(verify("first", by: "beta(size:)", later).outcome == .passed)
      #expect(verify("second", by: "beta(size:)", later).outcome == .passed)
    }
  }

  @Test func testsInParallelHaveEqualResultsEachTime() throws {
    for _ in 0..<100 {
      try withSandbox { sandbox throws in
        let outcomes = Locked<[LedgerEntry.Outcome]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          let outcome = verify("value \(index)", by: "test\(index)()", after: "init()", sandbox).outcome
          outcomes.withLock { $0.append(outcome) }
        }
        #expect(outcomes.withLock { $0 }.map(\.rawValue).sorted() == ["error", "error", "error", "recorded"])
        #expect(sandbox.files.isEmpty, "neither value stays")
      }
    }
  }

  /// The number of a file that was recorded in the order of execution says nothing about its test.
  @Test(arguments: [["alpha()", "beta()"], ["beta()", "alpha()"]])
  func recordedReferencesOfAHelperAreSharedOrCollide(order: [String]) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("of alpha()", as: "check-_.1.txt")
      let verdicts = order.map { ($0, verify("of \($0)", by: $0, sandbox)) }
      for (test, verdict) in verdicts {
        #expect((verdict.outcome == .passed) == (test == "alpha()"), "\(verdict.message ?? "")")
      }
      if order.first == "alpha()" {
        let message = try #require(verdicts[1].1.message)
        #expect(message.contains("named after \"AppTests/LoginTests/check(_:)\""))
        #expect(message.contains("AppTests.LoginTests/alpha() and AppTests.LoginTests/beta()"))
        #expect(message.contains("testName: String = #function"))
      }
      #expect(sandbox.files == ["check-_.1.txt"] && sandbox.reference("check-_.1.txt") == "of alpha()")
      #expect(verify("of alpha()", by: "gamma()", sandbox).outcome == .passed, "equal contents are shared")
    }
  }

  @Test(arguments: [true, false]) func oneNameForTwoValuesIsACollision(isConcurrent: Bool) throws {
    try withSandbox { sandbox throws in
      func verify(_ text: String, by test: String) -> Verdict {
        self.verify(
          text, by: test, after: "chosen", named: "card", isConcurrent: isConcurrent, record: .all, sandbox)
      }
      #expect(verify("1", by: "alpha()").outcome == .recorded)
      #expect(verify("1", by: "beta()").message?.contains("Two tests") != true)
      let verdict = verify("2", by: "gamma()")
      #expect(verdict.outcome == .error && verdict.message?.contains("Two tests use the same reference") == true)
      #expect(sandbox.reference("chosen.card.txt") == (isConcurrent ? nil : "1"))
      guard isConcurrent else { return }
      #expect(verify("1", by: "alpha()").outcome == .error, "the value of the first test is recorded no more")
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func aCollisionRestoresTheReference() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("0", as: "chosen.card.txt")
      for (text, test) in [("1", "alpha()"), ("2", "beta()")] {
        verify(text, by: test, after: "chosen", named: "card", record: .failed, sandbox)
      }
      #expect(sandbox.reference("chosen.card.txt") == "0")
    }
  }

  /// Two suites of a file have tests of one name.
  @Test(arguments: [true, false]) func suitesInParallelHaveEqualResultsEachTime(areEqual: Bool) throws {
    for _ in 0..<100 {
      try withSandbox { sandbox throws in
        let outcomes = Locked<[LedgerEntry.Outcome]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          var assertion = sandbox.assertion()
          assertion.test = TestIdentity(
            target: "AppTests", suite: "Suite\(index)", function: "login()",
            running: RunningTest(name: "AppTests.Suite\(index)/login()", function: "login()", isConcurrent: true))
          let verdict = sandbox.run { [assertion] in assertion.verify({ areEqual ? "same" : "\(index)" }, as: .lines) }
          outcomes.withLock { $0.append(verdict.outcome) }
        }
        #expect(outcomes.withLock { $0 } == [.recorded, .recorded])
        #expect(sandbox.files.count == (areEqual ? 1 : 2))
        #expect(areEqual || Set(sandbox.files.map { sandbox.reference($0) }) == ["0", "1"])
      }
    }
  }

  /// A case must not take the reference that another test records without arguments for one of swift-snapshot-testing.
  @Test(arguments: [true, false]) func aCaseTakesNoReferenceThatWasJustRecorded(caseIsFirst: Bool) throws {
    try withSandbox { sandbox throws in
      func verifyCase() {
        verify("1", by: "sizes(_:)", arguments: .texts(["1"]), caseKey: "a", sandbox)
      }
      if caseIsFirst { verifyCase() }
      verify("2", by: "alpha()", sandbox)
      if !caseIsFirst { verifyCase() }
      #expect(sandbox.reference("check-_.1.1.txt") == "1" && sandbox.reference("check-_.1.txt") == "2")
    }
  }

  /// Each records the value before the others have written it, or finds it.
  @Test func equalValuesInParallelAreRecordedTogether() throws {
    for _ in 0..<50 {
      try withSandbox { sandbox throws in
        let outcomes = Locked<[LedgerEntry.Outcome]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          let outcome = verify("same", by: "test\(index)()", after: "chosen", named: "card", sandbox).outcome
          outcomes.withLock { $0.append(outcome) }
        }
        #expect(outcomes.withLock { $0 } == [.recorded, .recorded, .recorded, .recorded])
      }
    }
  }

  @Test func onlyOneOfTwoValuesInParallelIsRecorded() throws {
    for _ in 0..<50 {
      try withSandbox { sandbox throws in
        let outcomes = Locked<[LedgerEntry.Outcome]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          let outcome = verify("\(index)", by: "test\(index)()", after: "chosen", named: "card", sandbox).outcome
          outcomes.withLock { $0.append(outcome) }
        }
        #expect(Set(outcomes.withLock { $0 }) == [.recorded, .error])
      }
    }
  }

  /// XCTest runs one test after another, and each begins with 1.
  @Test func setUpOfXCTestKeepsItsName() throws {
    try withSandbox { sandbox throws in
      #expect(verify("1", by: "testA()", after: "setUp()", isConcurrent: false, sandbox).outcome == .recorded)
      #expect(sandbox.files == ["setUp.1.txt"])
    }
  }

  @Test func casesThatPrintAlikeCollide() throws {
    try withSandbox { sandbox throws in
      func verify(_ text: String, key: String) -> Verdict {
        self.verify(
          text, by: "sizes(_:)", after: "sizes(_:)", arguments: .texts(["1 bytes"]), caseKey: key, sandbox)
      }
      #expect(verify("1", key: "a").outcome == .recorded)
      let verdict = verify("2", key: "b")
      #expect(verdict.outcome == .error && verdict.message?.contains("Two cases of a test") == true)
      #expect(sandbox.files.isEmpty, "neither value stays")
      let entries = try sandbox.ledger().entries
      #expect(entries.allSatisfy { $0.runningTest == "AppTests.LoginTests/sizes(_:)" })
      #expect(entries.allSatisfy { $0.testCase?.hasPrefix("1-bytes-") == true })
    }
  }

  struct Action: Sendable { var body: @Sendable () -> Int }

  private static let keys = Locked<Set<String>>([])

  @Test(arguments: [Data([1]), Data([2]), Data([2])]) func casesOfDataHaveKeys(data: Data) throws {
    let key = try #require(RunningTest.current?.caseKey)
    #expect(Self.keys.withLock { $0.insert("data " + key).inserted })
    #expect(RunningTest.current?.caseKey == key)
  }

  @Test(arguments: [Action { 1 }, Action { 2 }, Action { 3 }]) func casesOfClosuresHaveKeys(action: Action) throws {
    let key = try #require(RunningTest.current?.caseKey)
    #expect(Self.keys.withLock { $0.insert("closure " + key).inserted })
    #expect(RunningTest.current?.caseKey == key)
  }

  @Test func theNameThatAMacroMadeIsNotUsed() throws {
    let made = "$s8AppTests0012Tswift_DrJCafMX13_10_6expectfMf_7__localfMu_"
    #expect(TestIdentity.current(at: Self.position, testName: made).function == "theNameThatAMacroMadeIsNotUsed()")
    try withSandbox { sandbox throws in
      let verdict = sandbox.verify("1", testName: made)
      #expect(verdict.outcome == .error && verdict.message?.contains("testName: \"login()\"") == true)
      #expect(sandbox.files.isEmpty)
    }
  }
}
