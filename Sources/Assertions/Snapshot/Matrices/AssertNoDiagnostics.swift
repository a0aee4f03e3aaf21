import SnapshotCore
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotUI

/// Asserts that a view has no layout diagnostics in any configuration of a matrix: no truncated or overlapping text, no
/// overflow and no zero-size content. The assertion has no reference.
///
///     assertNoDiagnostics(
///       of: AuthorSlice(.verified), across: .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge))
///
/// All failing configurations are reported in one failure, which summarizes them by what they have in common.
///
/// - Parameter allowed: The rules to ignore.
public func assertNoDiagnostics(
  of view: @autoclosure () throws -> some View,
  across matrix: Matrix,
  allowing allowed: Set<ViewDiagnostic.Rule> = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let position = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
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
      Layout issues in \(found.count) of \(counted(cells, "configuration")): \(places)

      First failure: \(first.cell.name)

      \(first.diagnostics.map(\.description).joined(separator: "\n"))
      """
  }
  do {
    if let message = try message() { IssueReport(message: message, position: position).report() }
  } catch {
    IssueReport(message: describe(error), position: position).report()
  }
}
