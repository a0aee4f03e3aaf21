import Foundation
import InlineSnapshot
import Testing

/// Calls as users write them.
@Suite struct PublicInterfaceTests {
  @Test func texts() {
    assertInlineSnapshot(of: "Hello,\n\n  \"World\"", as: .lines) {
      """
      Hello,

        "World"
      """
    }
    assertInlineSnapshot(of: ["name": "Blob"], as: .json) {
      """
      {
        "name" : "Blob"
      }
      """
    }
    assertInlineSnapshot(
      of: "\\ and \"\"\"", as: .lines, message: "It changed.", record: .missing, timeout: 1,
      matches: {
        #"""
        \ and """
        """#
      })
  }

  @Test func noValue() {
    assertInlineSnapshot(of: String?.none, as: .lines)
  }

  @Test func helpers() {
    assertGreeting(of: "Blob") {
    } is: {
      """
      Hello, Blob!
      """
    }
    assertDescription(42) {
      """
      42
      """
    }
  }

  @Test(arguments: [1, 2, 3]) func theSameForAllArguments(number: Int) {
    assertInlineSnapshot(of: number > 0, as: .description) {
      """
      true
      """
    }
  }

  @Test func scopes() {
    withSnapshotTesting(record: .never) {
      assertInlineSnapshot(of: 1, as: .description) { "1" }
    }
    #expect(InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel == "matches")
  }

  @Test func failuresAreReported() {
    withKnownIssue {
      assertInlineSnapshot(of: 1, as: .description, record: .never) { "2" }
    } matching: { issue in
      // At the closure's line, which is the call's here.
      issue.sourceLocation?.line == #line - 3 && issue.comments.first?.rawValue.contains("does not match") == true
    }
    withKnownIssue {
      InlineSnapshotSyntaxDescriptor().fail(
        "No diagnostics.", fileID: #fileID, file: #filePath, line: #line, column: #column)
    } matching: {
      $0.comments.first?.rawValue == "No diagnostics."
    }
  }

  @Test func olderSpellings() {
    let messages = (OlderCalls() as any Calls).messages
    #expect(messages[0] == nil)
    #expect(messages[1]?.hasPrefix("Snapshot does not match reference.") == true)
  }
}

/// Calls of deprecated functions do not warn where they are made through a protocol.
private protocol Calls {
  var messages: [String?] { get }
}

private struct OlderCalls: Calls {
  @available(*, deprecated)
  var messages: [String?] {
    _assertInlineSnapshot(matching: 1, as: .description, with: "1")
    return [
      _verifyInlineSnapshot(matching: 1, as: .description, with: "1"),
      _verifyInlineSnapshot(matching: 2, as: .description, with: "1"),
    ]
  }
}

private func assertGreeting(
  of name: String, _ setUp: () -> Void, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  setUp()
  assertInlineSnapshot(
    of: "Hello, \(name)!", as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
}

private func assertDescription<Value>(
  _ value: Value, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: value, as: .description, matches: expected, fileID: fileID, file: file, function: function, line: line,
    column: column)
}
