import Foundation
@_spi(Internals) import InlineSnapshot
import Testing

/// The public functions, called as in the tests of a user.
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

  @Test func nilValue() {
    withKnownIssue {
      assertInlineSnapshot(of: String?.none, as: .lines)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The value is nil") }
    }
  }

  /// Tests of users match the end of an issue, with the last, empty line of the difference.
  @Test(.snapshots(record: .missing)) func failureEndsInTheIndentedDifference() {
    withKnownIssue {
      assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
        """
        ▿ 2 elements
          - "Hello"

        """
      }
    } matching: { issue in
      issue.description.hasSuffix(
        "Snapshot did not match. Difference: …\n\n  @@ \u{2212}1,3 +1,4 @@\n  \u{2007}▿ 2 elements\n"
          + "  \u{2007}  - \"Hello\"\n  +  - \"World\"\n  \u{2007}")
    }
  }

  @Test func fileWithoutPath() throws {
    let module = FileManager.default.currentDirectoryPath + "/InlineSnapshotTests"
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines, record: .all, file: #file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Pass `#filePath` instead") }
    }
    #expect(!FileManager.default.fileExists(atPath: module))
  }

  @Test func customAssertions() {
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

  @Test(arguments: [1, 2, 3]) func sameTextForAllArguments(number: Int) {
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
      // At the line of the closure, which is the line of the call here.
      issue.sourceLocation?.line == #line - 3 && issue.comments.first?.rawValue.contains("does not match") == true
    }
    withKnownIssue {
      InlineSnapshotSyntaxDescriptor().fail(
        "No diagnostics.", fileID: #fileID, file: #filePath, line: #line, column: #column)
    } matching: {
      $0.comments.first?.rawValue == "No diagnostics."
    }
  }

  /// All arguments, with their labels, in order.
  @Test func allArguments() {
    assertInlineSnapshot(
      of: 1 as Int?, as: Snapshotting<Int, String>.description, message: "It changed.", record: .missing, timeout: 1,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        deprecatedTrailingClosureLabels: ["old"], trailingClosureLabel: "matches", trailingClosureOffset: 0),
      matches: { "1" }, fileID: #fileID, file: #filePath, function: #function, line: #line, column: #column)
  }

  /// The interface for libraries that extend recording.
  @Test func internals() {
    let file = File(path: "/nowhere.swift")
    let snapshot = InlineSnapshot(
      expected: nil, actual: "a", wasRecording: true, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(),
      function: "f()", line: 1, column: 2)
    let recorded = inlineSnapshotState.withLock { state in
      state[file, default: []].append(snapshot)
      defer { state[file] = nil }
      return state[File(path: "/nowhere.swift")]
    }
    #expect(recorded == [snapshot])
  }

  /// Filters work like other strategies.
  @Test func filters() {
    let ids = ["a", "b", "a"].map { ["id": "\($0)3f1c9e2-0000-4000-8000-000000000000"] }
    assertInlineSnapshot(of: ids, as: .json.redacting(.uuids)) {
      """
      [
        {
          "id" : "uuid-1"
        },
        {
          "id" : "uuid-2"
        },
        {
          "id" : "uuid-1"
        }
      ]
      """
    }
    assertInlineSnapshot(of: "took 12 ms  \nkept", as: .lines.filtering(.pattern(#/\d+/#, with: "N"), .trailingSpace)) {
      """
      took N ms
      kept
      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: "no JSON", as: .lines.redacting(.jsonPath("$.a")), record: .never) { "no JSON" }
    }
  }

  @Test func deprecatedFunctions() {
    let messages = (OlderCalls() as any Calls).messages
    #expect(messages[0] == nil)
    #expect(messages[1]?.hasPrefix("Snapshot does not match reference.") == true)
  }
}

/// Calls deprecated functions through a protocol, which avoids the warnings.
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
