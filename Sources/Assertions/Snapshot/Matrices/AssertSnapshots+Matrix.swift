import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotUI

/// Asserts that view data matches its references in every configuration of a matrix, such as devices and type sizes.
///
///     assertSnapshots(
///       of: LoginScreen(),
///       across: .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge),
///       as: [.image, .layout])
///
/// Each configuration and strategy has one reference, `<test>[.<name>].<configuration>.<extension>`, and one entry in the
/// run's ledger. Configurations are rendered in parallel, so the view's body must be a pure function of its data. Actions that
/// run when a view appears, such as `onAppear`, run for one configuration after the other. All failing
/// configurations are reported in one failure, which summarizes them by what they have in common.
///
/// - Parameters:
///   - snapshotDirectory: The folder of the references, absolute or relative to the test's file. The default is
///     `__Snapshots__/<file>` next to it.
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
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(value, across: matrix, as: strategies))
}

/// Asserts that the image of view data matches its reference in every configuration of a matrix.
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
  /// Verifies every configuration and combines the verdicts.
  package func verify<Value>(
    _ value: () throws -> Value, across matrix: Matrix, as strategies: [MatrixSnapshotting<Value>]
  ) -> Verdict {
    let context = Context(self)
    let cells = matrix.cells
    guard !cells.isEmpty, !strategies.isEmpty else {
      return nothingAsserted(cells.isEmpty ? .noCells : .noStrategies, in: context)
    }
    let shared = UncheckedTransfer(Result { try Thrown.wrapping(value) })
    let work = UncheckedTransfer(strategies)
    let perCell = strategies.count
    let verdicts = Locked([Verdict?](repeating: nil, count: cells.count * perCell))
    let turns = PictureTurn()
    DispatchQueue.concurrentPerform(iterations: cells.count * perCell) { index in
      let cell = cells[index / perCell]
      let strategy = work.value[index % perCell]
      var assertion = self
      assertion.cell = Cell(name: cell.name, labels: cell.labels, strategy: strategy.name)
      let verdict = turns.draw(index) {
        strategy.verify(assertion, context, { try shared.value.get() }, cell.context)
      }
      verdicts.withLock { $0[index] = verdict }
    }
    return MatrixSummary(
      matrix: matrix, cells: cells, strategies: strategies.map(\.name),
      verdicts: verdicts.withLock { $0.map { $0 ?? .passed } }
    ).verdict
  }
}

/// A value that is read on several threads. Safe because view data is not mutated while it is rendered, and strategies are
/// pure functions.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
