import SnapshotTestReporting
import Testing

/// The test that makes an assertion. Its references belong to it, whatever they are named after: an assertion in an
/// initializer, a computed property or a helper passes the name of another function.
package struct RunningTest: Equatable, Sendable {
  /// The name of the test in the list of tests: `App.LoginTests/login(size:)`.
  package var name: String
  /// The function as `#function` names it: `login(size:)`.
  package var function: String
  /// Whether other tests run at the same time, in any order.
  package var isConcurrent: Bool
  /// What distinguishes the case from all others of the test, if the test is parameterized.
  package var caseKey: String?
  /// The class of a test of XCTest.
  package var testClass: TestClass?

  package init(
    name: String, function: String, isConcurrent: Bool, caseKey: String? = nil, testClass: TestClass? = nil
  ) {
    self.name = name
    self.function = function
    self.isConcurrent = isConcurrent
    self.caseKey = caseKey
    self.testClass = testClass
  }

  /// The running test, or `nil` if it is unknown: off the test's task, in the process of an exit test, and between tests.
  package static var current: RunningTest? {
    if let test = Test.current {
      let names = test.id.nameComponents
      return RunningTest(
        name: test.id.moduleName + "." + names.joined(separator: "/"),
        function: (names.last ?? "").filter { $0 != "`" }, isConcurrent: true, caseKey: CaseKeys.current)
    }
    guard TestFramework.current == .xcTest, let test = XCTestObserver.shared.runningTest else { return nil }
    return RunningTest(name: test.name, function: test.method + "()", isConcurrent: false, testClass: test.testClass)
  }
}
