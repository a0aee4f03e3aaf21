import SnapshotLedger
import SnapshotRuns
import Testing

/// How the results of two attempts at the tests are compared.
@Suite struct TestObservationTests {
  private func entry(_ name: String, _ outcome: LedgerEntry.Outcome, hash: String? = nil) -> LedgerEntry {
    var entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, file: "/app/LoginTests.swift", line: 7, outcome: outcome, format: "txt", mode: "never",
      reference: "/app/\(name).txt", milliseconds: 1, process: 1)
    entry.actualHash = hash
    return entry
  }

  private func key(_ name: String) -> SnapshotResult.Key {
    .init(id: "AppTests/LoginTests/welcome()#\(name)", format: "txt")
  }

  private func observation(
    _ entries: [LedgerEntry], ending: RunFacts.Ending = .finished, ended: [String] = [], failed: [TestIssue] = []
  ) -> TestObservation {
    var facts = RunFacts(packageDirectory: "/app", arguments: ["test"], ending: ending, issues: failed)
    facts.ended = ended
    return TestObservation(entries: entries, facts: facts)
  }

  @Test func outcomesAgainstReferencesAreIgnored() {
    let first = observation([entry("a", .passed), entry("b", .changed, hash: "1"), entry("c", .missing, hash: "2")])
    let second = observation([entry("c", .missing, hash: "2"), entry("b", .changed, hash: "1"), entry("a", .passed)])
    #expect(second.differences(from: first).isEmpty)
  }

  @Test func valuesDiffer() {
    let first = observation([entry("a", .passed), entry("b", .changed, hash: "1"), entry("c", .error)])
    let second = observation([entry("a", .changed, hash: "1"), entry("b", .changed, hash: "2"), entry("d", .passed)])
    let differences = second.differences(from: first)
    #expect(differences.changed == [key("a"), key("b")])
    #expect(differences.missing == [key("c"), key("d")])
    #expect(differences.count == 4)
  }

  /// The order of the assertions of one name is not compared, but their number is.
  @Test func repeatedAssertions() {
    let (one, two) = (entry("a", .changed, hash: "1"), entry("a", .changed, hash: "2"))
    #expect(observation([two, one]).differences(from: observation([one, two])).isEmpty)
    #expect(observation([one, one]).differences(from: observation([one])).changed == [key("a")])
  }

  @Test func testsDiffer() {
    let snapshot = TestIssue(file: "/app/LoginTests.swift", line: 7, test: "LoginTests.testWelcome", message: "differs")
    let sum = TestIssue(file: "/app/SumTests.swift", line: 3, test: "SumTests.testSum", message: "3 is not 4")
    let first = observation([entry("a", .passed)], ended: ["A.a()", "A.b()"])
    let second = observation([entry("a", .changed, hash: "1")], ended: ["A.a()"], failed: [snapshot, sum])
    let differences = second.differences(from: first)
    #expect(differences.failed == ["SumTests.testSum"])
    #expect(differences.notRun == ["A.b()"])
    #expect(first.differences(from: second).failed == ["SumTests.testSum"])
  }

  /// A crash hides the results of the tests after it, which are not known to differ.
  @Test func aCrash() {
    let first = observation([entry("a", .passed), entry("b", .passed)], ended: ["A.a()", "A.b()"])
    let second = observation([entry("a", .changed, hash: "1")], ending: .crashed, ended: ["A.a()"])
    let differences = second.differences(from: first)
    #expect(differences.ending == .crashed)
    #expect(differences.changed == [key("a")])
    #expect(differences.missing.isEmpty && differences.notRun.isEmpty)
    #expect(second.differences(from: second).isEmpty)
  }

  @Test func testsOfDifferencesAreRerun() {
    let list = TestList(ids: ["AppTests.LoginTests/welcome()", "AppTests.SumTests/testSum", "AppTests.Other/test()"])
    var differences = ObservedDifferences()
    differences.changed = [key("a")]
    #expect(list.tests(of: differences, entries: [entry("a", .passed)]).map(\.id) == ["AppTests.LoginTests/welcome()"])
    differences.notRun = ["SumTests.testSum"]
    #expect(list.tests(of: differences, entries: [entry("a", .passed)]).count == 2)
    // The test of a snapshot is not listed, so all tests run.
    #expect(TestList(ids: ["AppTests.Other/test()"]).tests(of: differences, entries: [entry("a", .passed)]).isEmpty)
    differences.ending = .crashed
    #expect(list.tests(of: differences, entries: [entry("a", .passed)]).isEmpty)
  }

  @Test func differencesOfASettingAreSubtracted() {
    var all = ObservedDifferences()
    all.changed = [key("a"), key("b")]
    all.failed = ["SumTests.testSum"]
    var one = ObservedDifferences()
    one.missing = [key("a")]
    #expect(all.subtracting(one).changed == [key("b")])
    #expect(all.subtracting(all).isEmpty)
    #expect(one.union(all).count == 4)
  }
}
