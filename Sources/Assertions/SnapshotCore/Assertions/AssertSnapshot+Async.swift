import Foundation
import SnapshotFoundation

// NB: they take a closure, because Swift can't choose between functions by the `await` of an argument: with an asynchronous
// autoclosure, the assertions without `await` in asynchronous tests would no longer compile.

/// Asserts that a value that is awaited matches its reference on disk. The strategy is awaited too.
///
///     await assertSnapshot(of: { try await client.user(id: 1) }, as: .json)
///
/// - Parameters:
///   - value: Returns the value to snapshot. An error that it throws fails the assertion.
///   - snapshotting: The strategy that converts the value to its reference format.
///   - name: The snapshot's name within the test. Unnamed snapshots are numbered from 1.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - timeout: The number of seconds to wait for the strategy. The time of the value does not count.
///   - isolation: The actor of the test.
///   - testName: The test's name in file names.
public func assertSnapshot<Value, Format>(
  of value: () async throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let assertion = Assertion(
    name: name, record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(await assertion.verify(awaited(value), as: snapshotting))
}

/// Asserts that a value that is awaited once matches one reference per strategy. The keys of the dictionary are the
/// snapshots' names.
///
/// An empty dictionary fails.
public func assertSnapshots<Value, Format>(
  of value: () async throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshots(
    of: value, as: strategies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
    Assertion(
      record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName))
}

/// Asserts that a value that is awaited once matches one reference per strategy. The snapshots are numbered.
///
/// An empty array fails.
public func assertSnapshots<Value, Format>(
  of value: () async throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshots(
    of: value, as: strategies.map { (nil, $0) },
    Assertion(
      record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName))
}

private func assertSnapshots<Value, Format>(
  of value: () async throws -> Value, as strategies: [(name: String?, strategy: Snapshotting<Value, Format>)],
  _ assertion: Assertion, isolation: isolated (any Actor)? = #isolation
) async {
  guard !strategies.isEmpty else { return assertion.report(.noStrategies) }
  let value = await awaited(value)
  for (name, strategy) in strategies {
    var assertion = assertion
    assertion.name = name
    assertion.report(await assertion.verify(value, as: strategy))
  }
}

/// Compares a value that is awaited with its reference on disk. Use it to build custom assertions.
///
/// - Parameter snapshotDirectory: The folder of the reference, absolute or relative to the test's file. The default is
///   `__Snapshots__/<file>` next to it.
/// - Returns: The failure message, or `nil` if the value matches.
public func verifySnapshot<Value, Format>(
  of value: () async throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async -> String? {
  let assertion = Assertion(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  let verdict = await assertion.verify(awaited(value), as: snapshotting)
  assertion.attach(verdict)
  return verdict.message
}
