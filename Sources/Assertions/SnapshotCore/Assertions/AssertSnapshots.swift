import Foundation
import SnapshotFoundation

/// Asserts that a value matches one reference per strategy. The keys of the dictionary are the snapshots' names.
///
/// An empty dictionary fails.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  guard !strategies.isEmpty else {
    return Assertion(
      record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName
    ).report(.noStrategies)
  }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches one reference per strategy. The snapshots are numbered.
///
/// An empty array fails.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  guard !strategies.isEmpty else {
    return Assertion(
      record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName
    ).report(.noStrategies)
  }
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}
