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
  /// The test that runs, or `nil` if it is unknown.
  package var running: RunningTest?

  package init(
    target: String, suite: String, function: String, arguments: CaseArguments = .none, running: RunningTest? = nil
  ) {
    self.target = target
    self.suite = suite
    self.function = function
    self.arguments = arguments
    self.running = running
  }

  /// A text that is unique among the cases of the test, even if their arguments print alike; `nil` without parameters.
  package var caseIdentity: String? {
    arguments.identity.map { $0 + (running?.caseKey.map { "\u{1F}" + $0 } ?? "") }
  }

  /// The running test, if the assertion is named after another function than the test.
  package var caller: RunningTest? { running.flatMap { $0.function == function ? nil : $0 } }

  /// Whether the name is the mangled one of a function that a macro made. It contains the line and the column.
  var isMadeByMacro: Bool { function.hasPrefix("$s") || function.hasPrefix("$S") }

  /// Returns the running test. XCTest does not expose the running class, so the file name is used as the suite.
  ///
  /// Outside of its task, a test of Swift Testing is unknown as well. The suite is then the one in which the function was
  /// seen before, or the file name.
  package static func current(at position: CallSite, testName: String) -> TestIdentity {
    let registry = NameRegistry.current
    let running = RunningTest.current
    let file = position.source
    var identity = TestIdentity(target: file.module, suite: "", function: testName, running: running)
    if identity.isMadeByMacro, let running { identity.function = running.function }
    guard let test = Test.current else {
      // A helper in another module, which passes the file of its caller, has the caller's path and its own `#fileID`.
      if let module = running?.testClass?.module { identity.target = module }
      identity.suite = registry.suite(of: identity.function, in: file.id) ?? file.baseName
      return identity
    }
    let types = test.id.nameComponents.dropLast()
    identity.suite = types.isEmpty ? file.baseName : types.joined(separator: "/")
    identity.target = test.id.moduleName
    identity.arguments = CaseArguments.current
    registry.note(suite: identity.suite, of: identity.function, in: file.id)
    return identity
  }

  /// The path `Target/Suite/test(arguments)`, with the test and its arguments as in file names.
  package var path: String {
    SnapshotID.test(
      target: target, suite: suite, function: ReferenceName.sanitized(function), arguments: arguments.component)
  }

  /// The path `Target/Suite/test(_:)`, with the test as declared.
  package var written: String { "\(target)/\(suite)/\(function)" }
}
