import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace
import Testing

/// The identity of the test that makes an assertion.
package struct TestIdentity: Equatable, Sendable {
  /// The module of the test.
  package var target: String
  /// The types that contain the test function, outermost first and joined by slashes, or the file's name if unknown.
  package var suite: String
  /// The function as declared, such as `login(size:)`, or the name that the caller passed.
  package var function: String
  /// The arguments of the case, if the test is parameterized.
  package var arguments: CaseArguments

  package init(target: String, suite: String, function: String, arguments: CaseArguments = .none) {
    self.target = target
    self.suite = suite
    self.function = function
    self.arguments = arguments
  }

  /// Returns the running test. XCTest does not expose the running class, so the file name is used as the suite.
  ///
  /// Outside of its task, a test of Swift Testing is unknown as well. The suite is then the one in which the function was
  /// seen before, or the file name.
  package static func current(at position: CallSite, testName: String) -> TestIdentity {
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

  /// The path `Target/Suite/test(arguments)`, with the test and its arguments as in file names.
  package var path: String {
    SnapshotID.test(
      target: target, suite: suite, function: ReferenceName.sanitized(function), arguments: arguments.component)
  }

  /// The path `Target/Suite/test(_:)`, with the test as declared.
  package var written: String { "\(target)/\(suite)/\(function)" }
}
