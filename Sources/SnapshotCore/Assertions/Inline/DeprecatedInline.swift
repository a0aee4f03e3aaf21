import Foundation
import TestReporting

// Spellings of older versions of swift-snapshot-testing, kept so that older tests compile.

/// Compares a value's text with one given in the source.
///
/// It never writes: where the text differs, the failure shows the one to put in its place.
@available(*, deprecated, message: "Use 'assertInlineSnapshot' of the module 'InlineSnapshot'.")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  guard
    let message = _verifyInlineSnapshot(
      matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, file: file,
      testName: testName, line: line)
  else { return }
  IssueReport(
    message: message, position: SourcePosition(fileID: file, filePath: file, line: line, column: 1)
  ).report()
}

/// Compares a value's text with one given in the source, for assertions of one's own.
///
/// - Returns: The failure's message, or `nil` for a pass.
@available(*, deprecated, message: "Use 'assertInlineSnapshot' of the module 'InlineSnapshot'.")
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) -> String? {
  let actual: String
  do {
    actual = try Waiting.result(of: snapshotting.snapshot(Thrown.wrapping(value)), timeout: timeout)
  } catch let error as Thrown {
    return error.underlying.localizedDescription
  } catch {
    return describe(error)
  }
  let remedy = "To record it, use `assertInlineSnapshot` of the module InlineSnapshot, which rewrites the source."
  guard let difference = snapshotting.diffing.difference(reference: reference, new: actual) else {
    return recording ? "Record mode is on. The reference was up to date already." : nil
  }
  return """
    Snapshot does not match reference.
    \(remedy)

    \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))
    """
}
