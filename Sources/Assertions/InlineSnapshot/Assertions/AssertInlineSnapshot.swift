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
  withoutActuallyEscaping(message) { message in
    let (assertion, literal) = LiteralReference.ofCall(
      as: snapshotting, message: message, record: record, timeout: timeout, syntaxDescriptor, expected: expected?(),
      fileID: fileID, file: filePath, function: function, line: line, column: column)
    assertion.report(literal.verify(value, as: snapshotting), of: literal)
  }
}

/// Asserts that a value that is awaited matches a reference in the source of the test. The strategy is awaited too.
///
///     await assertInlineSnapshot(of: { try await client.user(id: 1) }, as: .json) {
///       """
///       {
///         "name" : "Blob"
///       }
///       """
///     }
///
/// - Parameters:
///   - value: Returns the value to compare. An error that it throws fails the assertion.
///   - timeout: The number of seconds to wait for the strategy. The time of the value does not count.
///   - isolation: The actor of the test.
public func assertInlineSnapshot<Value>(
  of value: () async throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let value = await awaited(value)
  let strategy = await snapshotting.awaited(for: (try? value.get()) ?? nil, timeout: timeout)
  withoutActuallyEscaping(message) { message in
    let (assertion, literal) = LiteralReference.ofCall(
      as: strategy, message: message, record: record, timeout: timeout, syntaxDescriptor, expected: expected?(),
      fileID: fileID, file: filePath, function: function, line: line, column: column)
    assertion.report(literal.verify({ try value.get() }, as: strategy), of: literal)
  }
}

extension LiteralReference {
  /// Returns the assertion of a call in a test, and its reference.
  fileprivate static func ofCall<Value>(
    as strategy: Snapshotting<Value, String>, message: @escaping () -> String,
    record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, _ descriptor: InlineSnapshotSyntaxDescriptor,
    expected: String?, fileID: StaticString, file: StaticString, function: StaticString, line: UInt, column: UInt
  ) -> (Assertion, LiteralReference) {
    let label = descriptor.trailingClosureLabel
    let isDefault = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let assertion = Assertion(
      record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: file, line: line, column: column), testName: function.description)
    let closure = Closure(
      label: isDefault ? nil : label, text: expected,
      request: {
        try InlineRecorder.Request(
          descriptor, compiledText: expected, fileID: fileID, file: file, function: function, line: line,
          column: column)
      },
      onRecord: { actual in
        let snapshot = InlineSnapshot(
          expected: expected, actual: actual, wasRecording: record == .all, syntaxDescriptor: descriptor,
          function: "\(function)", line: line, column: column)
        inlineSnapshotState.withLock { $0[File(path: file), default: []].append(snapshot) }
      })
    return (assertion, LiteralReference(of: assertion, closure, diffing: strategy.diffing, sentence: message))
  }
}

extension Assertion {
  /// Reports a failure at the literal that differs.
  fileprivate func report(_ verdict: Verdict, of literal: LiteralReference) {
    guard verdict.message != nil else { return attach(verdict) }
    var position = position
    position.line = literal.line
    report(verdict, at: position)
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
