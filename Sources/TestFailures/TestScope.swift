/// Which test a piece of code runs for, so that what one test makes is not taken for another's.
package enum TestScope: Hashable, Sendable {
  /// A test, or one case of it.
  case test(String)
  /// In a test process, where nobody knows the test: a detached task of Swift Testing, or any code where no module of the
  /// process knows the test frameworks.
  case unknownTest
  /// Outside of tests.
  case process

  /// The scope of the running code.
  package static var current: TestScope {
    if let provider { return provider.currentScope }
    return FailureChannel.isTestProcess ? .unknownTest : .process
  }

  /// Whether the process has something that knows the test frameworks.
  package static var isKnown: Bool { provider != nil || !FailureChannel.isTestProcess }

  private static var provider: (any TestScopeProvider.Type)? {
    FailureChannel.recorder as? any TestScopeProvider.Type
  }
}

/// What knows which test is running: whatever takes the failures of tests.
package protocol TestScopeProvider {
  static var currentScope: TestScope { get }
}
