import Foundation
import SnapshotLedger
import TestReporting
import Testing

/// Which test makes an assertion.
package struct TestIdentity: Equatable, Sendable {
  /// The module of the test.
  package var target: String
  /// The types around the test function, outermost first and joined by slashes; the file's name where they are unknown.
  package var suite: String
  /// The function as written, such as `login(size:)`, or what the caller gave instead.
  package var function: String
  /// What tells the cases of a parametrised test apart.
  package var arguments: CaseArguments

  package init(target: String, suite: String, function: String, arguments: CaseArguments = .none) {
    self.target = target
    self.suite = suite
    self.function = function
    self.arguments = arguments
  }

  /// The test that runs now. XCTest does not tell which class is running, so the file stands for it.
  ///
  /// Off its own task a test of Swift Testing is unknown too: the suite is the one that the function was seen in, if it
  /// was seen in one, else the file again.
  package static func current(at position: SourcePosition, testName: String) -> TestIdentity {
    let registry = NameRegistry.current
    guard let test = Test.current else {
      let suite = registry.suite(of: testName, in: position.fileID) ?? position.fileBaseName
      return TestIdentity(target: position.module, suite: suite, function: testName)
    }
    let types = test.id.nameComponents.dropLast()
    let suite = types.isEmpty ? position.fileBaseName : types.joined(separator: "/")
    registry.note(suite: suite, of: testName, in: position.fileID)
    return TestIdentity(
      target: test.id.moduleName, suite: suite, function: testName, arguments: CaseArguments.current)
  }

  /// `Target/Suite/test(arguments)`, the test and its arguments in the words of the reference's file.
  package var path: String { "\(target)/\(suite)/\(ReferenceName.sanitized(function))(\(arguments.component ?? ""))" }

  /// `Target/Suite/test(_:)`, the test as written.
  package var written: String { "\(target)/\(suite)/\(function)" }
}
