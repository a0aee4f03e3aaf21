import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import TestFailures
import TestReporting
import Views

/// Asserts that view data matches its references in every cell of a matrix of devices, type sizes and whatever else it
/// may depend on.
///
///     assertSnapshots(
///       of: LoginScreen(),
///       across: .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge),
///       as: [.image, .layout])
///
/// There is one reference a cell and strategy, `<test>[.<name>].<cell>.<extension>`, and one line of the ledger. Cells
/// are rendered at the same time on all processors, so the view's body must be a pure function of its data. However
/// many cells fail, the test gets one failure, which names them by what they have in common.
///
/// - Parameters:
///   - snapshotDirectory: The folder of the references, absolute or relative to the test's file; else
///     `__Snapshots__/<file>` beside it.
public func assertSnapshots<Value: Drawable>(
  of value: @autoclosure () throws -> Value,
  across matrix: Matrix,
  as strategies: [MatrixSnapshotting<Value>],
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    position: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(value, across: matrix, as: strategies))
}

/// Asserts that view data's picture matches its reference in every cell of a matrix.
public func assertSnapshots<Value: Drawable>(
  of value: @autoclosure () throws -> Value,
  across matrix: Matrix,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), across: matrix, as: [.image], named: name, record: record, snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

extension Assertion {
  /// Verifies every cell, and sums the verdicts up.
  package func verify<Value>(
    _ value: () throws -> Value, across matrix: Matrix, as strategies: [MatrixSnapshotting<Value>]
  ) -> Verdict {
    let circumstances = Circumstances(self)
    let cells = matrix.cells
    guard !cells.isEmpty, !strategies.isEmpty else {
      return nothingAsserted(cells.isEmpty ? .noCells : .noStrategies, in: circumstances)
    }
    let shared = UncheckedTransfer(Result { try Thrown.wrapping(value) })
    let work = UncheckedTransfer(strategies)
    let perCell = strategies.count
    let verdicts = Locked([Verdict?](repeating: nil, count: cells.count * perCell))
    DispatchQueue.concurrentPerform(iterations: cells.count * perCell) { index in
      let cell = cells[index / perCell]
      let strategy = work.value[index % perCell]
      var assertion = self
      assertion.cell = Cell(name: cell.name, labels: cell.labels, strategy: strategy.name)
      let verdict = strategy.verify(assertion, circumstances, { try shared.value.get() }, cell.context)
      verdicts.withLock { $0[index] = verdict }
    }
    return MatrixSummary(
      matrix: matrix, cells: cells, strategies: strategies.map(\.name),
      verdicts: verdicts.withLock { $0.map { $0 ?? .passed } }
    ).verdict
  }
}

/// What crosses to other threads although its type does not say that it may: view data, which is a value or is not
/// written to, and pure strategies.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
