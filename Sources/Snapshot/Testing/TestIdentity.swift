import Foundation
import SnapshotLedger
import TestFailures
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
  ///
  /// Off its own task a test of Swift Testing is unknown too: the suite is the one that the function was seen in, if it
  /// was seen in one, else the file again.
  static func current(at position: CallSite, testName: String) -> TestIdentity {
    let registry = NameRegistry.current
    guard let test = Test.current else {
      let suite = registry.suite(of: testName, in: "\(position.fileID)") ?? position.fileBaseName
      return TestIdentity(target: position.module, suite: suite, function: testName)
    }
    let types = test.id.nameComponents.dropLast()
    let suite = types.isEmpty ? position.fileBaseName : types.joined(separator: "/")
    registry.note(suite: suite, of: testName, in: "\(position.fileID)")
    return TestIdentity(
      target: test.id.moduleName, suite: suite, function: testName, arguments: CaseArguments.current)
  }

  /// `Target/Suite/test(arguments)`, the test and its arguments in the words of the reference's file.
  var path: String { "\(target)/\(suite)/\(ReferenceName.sanitized(function))(\(arguments.component ?? ""))" }

  /// `Target/Suite/test(_:)`, the test as written.
  var written: String { "\(target)/\(suite)/\(function)" }
}
