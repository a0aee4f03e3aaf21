import Foundation
import SnapshotFoundation
import SnapshotTestReporting

// The functions of earlier versions of swift-snapshot-testing, so that their tests compile.

/// Asserts that the text of a value matches a text in the source.
///
/// Never writes the source. The message of a failure shows the difference.
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
    message: message, position: CallSite(fileID: file, filePath: file, line: line, column: 1)
  ).report()
}

/// Compares the text of a value with a text in the source, for custom assertions.
///
/// - Returns: The message of the failure, or `nil` if the texts match.
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
    return FailureMessage.threw(error.underlying)
  } catch {
    return describe(error)
  }
  let remedy = "To record it, use `assertInlineSnapshot` of the module InlineSnapshot, which rewrites the source."
  guard let difference = snapshotting.diffing.difference(reference: reference, new: actual) else {
    return recording ? "Record mode is on. The reference is already up to date." : nil
  }
  return """
    Snapshot does not match reference.
    \(remedy)

    \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))
    """
}
