/// A framework that runs tests.
package enum TestFramework: Hashable, Sendable, CaseIterable {
  case xcTest
  case swiftTesting

  /// The framework that the running code belongs to.
  package static var current: TestFramework { TestRunFacts.current.framework }
}
