import Foundation
import SnapshotCore

/// Asserts that a value matches a text that stands in the test's source.
///
/// Write the assertion without its closure, and run the test: the closure is written, and the test fails once.
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Blob"
///       }
///       """
///     }
///
/// The text is written at once, and nothing else in the file changes. A source that changed since it was compiled is
/// left alone, and the assertion says so.
///
/// - Parameters:
///   - value: What to make a snapshot of. `nil` has no reference: recording takes the closure away, and without a closure
///     the assertion fails, because it compares nothing. An error that it throws is the assertion's failure.
///   - snapshotting: How to make it.
///   - message: What a failure says instead of that the snapshot does not match.
///   - record: When to write the reference; the innermost scope's mode when `nil`.
///   - timeout: How many seconds to wait for a snapshot that arrives later.
///   - syntaxDescriptor: Which closure of the call is the reference, in assertions of one's own.
///   - expected: Returns the reference.
///   - function: The test's name in messages and in the run's ledger.
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
  InlineAssertion(
    label: isDefault ? nil : label, record: record, timeout: timeout, fileID: fileID, filePath: filePath,
    function: function, line: line, column: column
  ).check(
    value, as: snapshotting, expected: expected, message: message,
    store: {
      var reference = try SourceReference(
        descriptor: syntaxDescriptor, compiledText: expected, fileID: fileID, file: filePath, line: line,
        column: column)
      reference.onRecord = { actual in
        let snapshot = InlineSnapshot(
          expected: expected, actual: actual, wasRecording: record == .all, syntaxDescriptor: syntaxDescriptor,
          function: "\(function)", line: line, column: column)
        inlineSnapshotState.withLock { $0[File(path: filePath), default: []].append(snapshot) }
      }
      return reference
    })
}

/// The older spelling, in which the record mode is a Boolean.
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
