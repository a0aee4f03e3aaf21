import SnapshotTestReporting

/// Resets the numbers of unnamed snapshots after each test case of XCTest.
enum TestCaseEnds {
  /// Starts to observe, once.
  static func observe() { _ = isObserving }

  private static let isObserving: Bool = {
    XCTestObserver.register()
    XCTestObserver.shared.whenTestEnds { testClass, sawStart in
      // Until the start of a test is observed, the class of the running test is unknown.
      if !sawStart { NameRegistry.process.nameUnknownClass(testClass) }
      NameRegistry.process.resetCounters()
    }
    return true
  }()
}

extension TestClass {
  /// The class of the running test of XCTest, or `nil` if none runs or it is unknown.
  static var current: TestClass? {
    TestFramework.current == .xcTest ? XCTestObserver.shared.runningTest?.testClass : nil
  }
}
