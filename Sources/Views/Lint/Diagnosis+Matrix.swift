extension View {
  /// What a person should look at in the cells of a matrix: the cells that have something, in order.
  ///
  /// - Throws: ``ViewError`` where the view cannot be laid out.
  public func diagnostics(across matrix: Matrix) throws -> [(cell: MatrixCell, diagnostics: [ViewDiagnostic])] {
    try matrix.cells.compactMap { cell in
      let found = try rendered(in: cell.context).diagnostics
      return found.isEmpty ? nil : (cell, found)
    }
  }
}
