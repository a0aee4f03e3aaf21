import Testing

/// A framework that runs tests.
package enum TestFramework: Sendable {
  case xcTest
  case swiftTesting

  /// The framework that runs the tests of this process.
  package static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xcTest
  }

  /// SwiftPM starts one process for each framework.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
