import Foundation
import Testing

/// Which test makes an assertion.
struct TestIdentity: Equatable, Sendable {
  /// The module of the test.
  var target: String
  /// The types around the test function, outermost first and joined by slashes; the file's name where they are unknown.
  var suite: String
  /// The function as written, such as `login(size:)`, or what the caller gave instead.
  var function: String
  /// What tells the cases of a parametrised test apart.
  var arguments: CaseArguments

  init(target: String, suite: String, function: String, arguments: CaseArguments = .none) {
    self.target = target
    self.suite = suite
    self.function = function
    self.arguments = arguments
  }

  /// The test that runs now. XCTest does not tell which class is running, so the file stands for it.
  static func current(at position: SourcePosition, testName: String) -> TestIdentity {
    guard let test = Test.current else {
      return TestIdentity(target: position.module, suite: position.fileBaseName, function: testName)
    }
    let types = test.id.nameComponents.dropLast()
    return TestIdentity(
      target: test.id.moduleName, suite: types.isEmpty ? position.fileBaseName : types.joined(separator: "/"),
      function: testName, arguments: CaseArguments.current)
  }

  /// The function's name without its parameters.
  var functionName: String { String(function.prefix { $0 != "(" }) }

  /// `Target/Suite/test(arguments)`.
  var path: String { "\(target)/\(suite)/\(functionName)(\(arguments.component ?? ""))" }

  /// The pattern that makes `swift test --filter` run this test alone.
  var filter: String {
    let pattern = Test.current == nil ? "/\(functionName)" : "\(suite)/\(functionName)"
    return NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\/", with: "/")
  }
}
