/// The test that a piece of code runs in. It keeps what one test makes apart from what another test makes.
package enum TestScope: Hashable, Sendable {
  /// A test, or one case of a parameterized test.
  case test(String)
  /// An unknown test of a test process: code in a detached task of Swift Testing, or in a process that links no module
  /// that imports the test frameworks.
  case unknownTest
  /// Outside of tests.
  case process

  /// The scope of the running code.
  package static var current: TestScope {
    if let recorder = FailureChannel.recorder { return recorder.currentScope }
    return FailureChannel.isTestProcess ? .unknownTest : .process
  }

  /// Whether ``current`` can name the running test.
  package static var isKnown: Bool { FailureChannel.recorder != nil || !FailureChannel.isTestProcess }
}
