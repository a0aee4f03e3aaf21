import SnapshotFoundation
import Testing

extension IssueRecorder {
  /// The running case of Swift Testing, which tasks inherit unless they are detached; otherwise the running test of XCTest,
  /// which runs one test at a time in a process.
  static var currentScope: TestScope {
    if let test = Test.current {
      let testCase = Test.Case.current
      return .test("\(test.id) \(testCase.map { RunningCase(of: $0).description } ?? "")")
    }
    return TestFramework.current == .swiftTesting ? .unknownTest : XCTestObserver.shared.scope
  }
}

/// A text that distinguishes a case of a parameterized test from the others, including those with equal arguments.
private struct RunningCase: CustomStringConvertible {
  var description = ""

  /// NB: Swift Testing has no API for this. The mirror finds the arguments where Swift Testing 6 stores them; with any other
  /// version all cases of a test have the same text.
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
