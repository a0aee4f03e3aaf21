import SnapshotFoundation
import SnapshotTestReporting

/// The test that makes assertions in one file, with what they have in common: its identity and its run.
///
/// A test of XCTest has one object for all its assertions in a row that are in one file, because finding these values takes as
/// long as the rest of a passing assertion.
package final class AssertingTest: Sendable {
  package let identity: TestIdentity
  /// The path `Target/Suite/test(arguments)` of the identity.
  package let path: String
  package let session: RunSession
  /// The file of the assertions.
  let source: TestSourceFile
  /// What the keys of the numbers of its unnamed snapshots begin with.
  let numberingKey: String

  /// Whether an observer is called when the test ends.
  let isObserved: Bool

  init(_ identity: TestIdentity, at position: CallSite, settings: ProcessSettings, isObserved: Bool = false) {
    self.identity = identity
    self.isObserved = isObserved
    path = identity.path
    session = .current(for: position, settings: settings)
    source = position.source
    numberingKey = Naming.key(of: identity, path: path)
  }

  /// The test of the last assertion in XCTest.
  private struct Last: Sendable {
    var run: Int
    var position: CallSite
    var testName: String
    var test: AssertingTest

    func isThat(of assertion: borrowing Assertion, in run: Int) -> Bool {
      guard self.run == run, position.hasLiterals(of: assertion.position) else { return false }
      return testName.hasSameBytes(as: assertion.testName)
    }
  }

  private static let last = Locked<Last?>(nil)

  /// Returns the test of an assertion.
  ///
  /// - Parameter isKept: Whether the assertion is in no test of Swift Testing, and the settings and names are those of the
  ///   process, so that the run of the test of XCTest decides.
  static func current(of assertion: borrowing Assertion, settings: ProcessSettings, isKept: Bool) -> AssertingTest {
    if let identity = assertion.test { return AssertingTest(identity, at: assertion.position, settings: settings) }
    guard isKept, let run = XCTestObserver.shared.runningNumber else {
      let position = assertion.position
      let identity = TestIdentity.current(at: position, testName: assertion.testName)
      return AssertingTest(identity, at: position, settings: settings)
    }
    let known = last.withLock { last in last.flatMap { $0.isThat(of: assertion, in: run) ? $0.test : nil } }
    if let known { return known }
    let position = assertion.position
    let identity = TestIdentity.current(at: position, testName: assertion.testName)
    let test = AssertingTest(identity, at: position, settings: settings, isObserved: true)
    let latest = Last(run: run, position: position, testName: assertion.testName, test: test)
    last.withLock { $0 = latest }
    return test
  }
}

extension Naming {
  /// Returns the numbers of the next unnamed snapshot of a test.
  package func nextNumbers(of test: AssertingTest, in folder: String) -> (own: Int, shared: Int) {
    nextNumbers(of: test.identity, key: test.numberingKey, in: folder)
  }
}
