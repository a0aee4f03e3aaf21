import Foundation
import TestReporting

/// Asserts that a value matches its reference on disk.
///
/// The reference lies beside the test's file, in `__Snapshots__/<file>/<test>.<name or number>.<extension>`. Where there
/// is none it is written, unless the record mode says otherwise, and the test fails once. A failure does not stop the
/// test.
///
/// - Parameters:
///   - value: What to make a snapshot of. An error that it throws is the assertion's failure.
///   - snapshotting: How to make it.
///   - name: The snapshot's name in its test; without one, snapshots are numbered from 1.
///   - record: When to write the reference; the innermost scope's mode when `nil`.
///   - timeout: How many seconds to wait for a snapshot that arrives later.
///   - testName: The test's name in the name of the file.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    name: name, record: record, timeout: timeout,
    position: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(value, as: snapshotting))
}

/// Asserts that a value matches its reference on disk: the older spelling, which is as good.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a value with its reference on disk, for assertions of one's own.
///
/// - Parameter snapshotDirectory: The folder of the reference, absolute or relative to the test's file; else
///   `__Snapshots__/<file>` beside it.
/// - Returns: The failure's message, or `nil` for a pass.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let assertion = Assertion(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    position: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  let verdict = assertion.verify(value, as: snapshotting)
  assertion.attach(verdict)
  return verdict.message
}
