import TestFailures
import Testing
import ValueText

extension IssueRecorder: TestScopeProvider {
  /// The running case of Swift Testing, which tasks inherit unless they are detached; else the running test of XCTest,
  /// of which there is one in a process at a time.
  static var currentScope: TestScope {
    if let test = Test.current {
      let testCase = Test.Case.current
      return .test("\(test.id) \(testCase.map { RunningCase(of: $0).description } ?? "")")
    }
    return TestFramework.current == .swiftTesting ? .unknownTest : XCTestFailures.scope
  }
}

/// What tells a case of a parametrised test apart from the others, also from those with equal arguments.
private struct RunningCase: CustomStringConvertible {
  var description = ""

  /// Swift Testing keeps it to itself; a mirror finds it where it was in version 6. Elsewhere the cases of a test are one.
  init(of testCase: Test.Case) {
    guard testCase.isParameterized, let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).descendant("parameterized")
    else { return }
    let facts = Mirror(reflecting: payload)
    let arguments = facts.descendant("arguments").map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let texts = arguments.map { argument in
      let id = Mirror(reflecting: argument).descendant("id")
      return CompactText.text(of: id ?? Mirror(reflecting: argument).descendant("value") ?? argument)
    }
    let discriminator = facts.descendant("discriminator").map { CompactText.text(of: $0) } ?? ""
    description = "\(texts.joined(separator: ", ")) #\(discriminator)"
  }
}
