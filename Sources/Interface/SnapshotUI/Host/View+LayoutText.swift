nonisolated extension View {
  /// The layout trees of all configurations of a matrix as one text, with one element per line and its frame in points.
  ///
  /// If all configurations agree, the frame follows the element. Otherwise each frame follows the configurations that
  /// have it: `xS…L (16, 40, 343 × 41), xL (16, 40, 343 × 46)`. A line that starts with `only` lists the configurations
  /// that have the element. An element without a frame has the frame of its parent.
  ///
  ///     Settings/overlay (0, 0, 320 × 568)
  ///       VStack
  ///         Text "Sign in" xS…L (16, 20, 61 × 22), xL (16, 20, 67 × 24)
  ///         only xL: Divider (16, 60, 288 × 1)
  ///       RoundedRectangle #8E8E93, line 1
  ///
  /// - Parameter inspect: Called with each configuration and the rendered view, in the order of the matrix.
  /// - Throws: ``ViewError`` if the view has no usable size in a configuration, and errors of `inspect`.
  /// - Complexity: one rendering per configuration; elements × depth × configurations if all have the same elements.
  public func layoutText(
    across matrix: Matrix, inspect: (MatrixCell, RenderedView) throws -> Void = { _, _ in }
  ) throws -> String {
    try matrix.layoutText { cell in
      let rendered = try rendered(in: cell.context)
      try inspect(cell, rendered)
      return rendered
    }
  }
}
