import Testing

/// What runs this test.
package enum TestFramework: Sendable {
  case xcTest
  case swiftTesting

  package static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xcTest
  }

  /// SwiftPM starts a process for each of the two.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
