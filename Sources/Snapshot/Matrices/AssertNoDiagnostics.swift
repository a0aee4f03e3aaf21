import SnapshotCore
import TestReporting
import Views

/// Asserts that layout finds nothing that a person should look at in any cell of a matrix: no truncated or overlapping
/// text, nothing outside of its container, nothing without room. There is no reference, and so nothing to accept.
///
///     assertNoDiagnostics(
///       of: AuthorSlice(.verified), across: .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge))
///
/// However many cells fail, the test gets one failure, which names them by what they have in common.
///
/// - Parameter allowed: What is meant to be so.
public func assertNoDiagnostics(
  of view: @autoclosure () throws -> some View,
  across matrix: Matrix,
  allowing allowed: Set<ViewDiagnostic.Rule> = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  func message() throws -> String? {
    let cells = matrix.cells.count
    guard cells > 0 else { return NothingAsserted.noCells.description }
    let found = try view().diagnostics(across: matrix).compactMap { cell, diagnostics in
      let unexpected = diagnostics.filter { !allowed.contains($0.rule) }
      return unexpected.isEmpty ? nil : (cell: cell, diagnostics: unexpected)
    }
    guard let first = found.first else { return nil }
    let places = matrix.describeFailures(found.map(\.cell.name)).joined(separator: "; ")
    return """
      \(found.count) of \(cells) \(cells == 1 ? "cell" : "cells") should be looked at: \(places)

      The first of them is \(first.cell.name):

      \(first.diagnostics.map(\.description).joined(separator: "\n"))
      """
  }
  do {
    if let message = try message() { IssueReport(message: message, position: position).report() }
  } catch {
    IssueReport(message: describe(error), position: position).report()
  }
}
