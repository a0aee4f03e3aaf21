extension RenderedView {
  /// The problems that evaluation and layout have found, in the order of the elements.
  ///
  /// - Complexity: O(*n*) in the number of elements, each time. Nothing is searched until this property is read.
  public var diagnostics: [ViewDiagnostic] { evaluationDiagnostics + Diagnosis.diagnostics(of: layout) }

  /// The diagnostics, one per line.
  public var diagnosticsText: String { diagnostics.map { $0.description + "\n" }.joined() }
}

nonisolated extension View {
  /// Returns the configurations of a matrix in which the view has problems.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out.
  public func diagnostics(across matrix: Matrix) throws -> [(cell: MatrixCell, diagnostics: [ViewDiagnostic])] {
    try matrix.cells.compactMap { cell in
      let found = try rendered(in: cell.context).diagnostics
      return found.isEmpty ? nil : (cell, found)
    }
  }
}
