import Foundation
import SnapshotCore
import SnapshotFoundation

/// Asserts that a value matches a reference in the source of the test.
///
/// Write the assertion without the closure and run the test. The assertion writes the closure, and the test fails once.
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Blob"
///       }
///       """
///     }
///
/// The closure is written immediately, and the rest of the file does not change. If the source file does not have the compiled
/// call at its line and column, with the compiled text, the assertion does not write it, and its failure says so. The time of
/// the file does not matter.
///
/// - Parameters:
///   - value: The value to compare. `nil` has no reference: recording removes the closure, and without a closure the
///     assertion fails, because it compares nothing. An error that the expression throws fails the assertion.
///   - snapshotting: The strategy that takes the snapshot.
///   - message: The sentence before the difference in a failure message; defaults to "Snapshot did not match. Difference: …".
///   - record: The record mode; defaults to the mode of the innermost scope.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - syntaxDescriptor: The closure of the call that is the reference, for custom assertions.
///   - expected: Returns the reference.
///   - fileID: The file of the assertion; defaults to the file of the call.
///   - filePath: The path of the file.
///   - function: The name of the test in messages and in the ledger of the run.
///   - line: The line of the assertion; defaults to the line of the call.
///   - column: The column of the assertion.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let expected = expected?()
  let label = syntaxDescriptor.trailingClosureLabel
  let isDefault = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
  let assertion = Assertion(
    record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: "\(function)")
  let closure = LiteralReference.Closure(
    label: isDefault ? nil : label, text: expected,
    request: {
      try InlineRecorder.Request(
        syntaxDescriptor, compiledText: expected, fileID: fileID, file: filePath, function: function, line: line,
        column: column)
    },
    onRecord: { actual in
      let snapshot = InlineSnapshot(
        expected: expected, actual: actual, wasRecording: record == .all, syntaxDescriptor: syntaxDescriptor,
        function: "\(function)", line: line, column: column)
      inlineSnapshotState.withLock { $0[File(path: filePath), default: []].append(snapshot) }
    })
  withoutActuallyEscaping(message) { message in
    let literal = LiteralReference(of: assertion, closure, diffing: snapshotting.diffing, sentence: message)
    let verdict = literal.verify(value, as: snapshotting)
    var position = assertion.position
    position.line = literal.line
    assertion.report(verdict, at: position)
  }
}

/// Asserts that a value matches a reference in the source of the test, with a Boolean record mode.
@available(*, deprecated, message: "Pass a record mode, such as '.all', instead of a Boolean.")
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record isRecording: Bool?,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(),
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(booleanLiteral:)), timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath, function: function,
    line: line, column: column)
}
