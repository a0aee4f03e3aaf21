import Foundation
import SnapshotFoundation

/// Asserts that a value matches its reference on disk.
///
/// The reference is stored next to the test's file, in `__Snapshots__/<file>/<test>.<name or number>.<extension>`, or in the
/// folder that the package's `.snapshot.yml` names. A missing reference is recorded, unless the record mode prevents it, and the
/// test fails once. A failure does not stop the test.
///
/// - Parameters:
///   - value: The value to snapshot. An error that it throws fails the assertion.
///   - snapshotting: The strategy that converts the value to its reference format.
///   - name: The snapshot's name within the test. Unnamed snapshots are numbered from 1.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - timeout: The number of seconds to wait for an asynchronous snapshot.
///   - testName: The test's name in file names.
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
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(value, as: snapshotting))
}

/// Asserts that a value matches its reference on disk. Equivalent to `assertSnapshot(of:as:)`.
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

/// Compares a value with its reference on disk. Use it to build custom assertions.
///
/// - Parameter snapshotDirectory: The folder of the reference, absolute or relative to the test's file. The default is
///   `__Snapshots__/<file>` next to it.
/// - Returns: The failure message, or `nil` if the value matches.
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
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  let verdict = assertion.verify(value, as: snapshotting)
  assertion.attach(verdict)
  return verdict.message
}
