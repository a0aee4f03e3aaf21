extension Path {
  /// The closed polygons that a stroke of this path covers, to be filled non-zero.
  ///
  /// The line is offset in the path's own points and then transformed, so that a transform that is not uniform gives a
  /// line of uneven width, as Core Graphics, canvas and SVG have it.
  func stroked(
    _ style: StrokeStyle, transform: Transform, tolerance: Double = Path.flatteningTolerance
  ) -> FlattenedPath {
    FlattenedPath()
  }
}
