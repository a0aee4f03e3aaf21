extension Path {
  /// The closed polygons that a stroke of this path covers, to be filled non-zero.
  ///
  /// The line is offset in the path's own points and then transformed, so that a transform that is not uniform gives a
  /// line of uneven width, as Core Graphics, canvas and SVG have it. A width of zero, or one that is negative or not
  /// finite, draws nothing, as in canvas and SVG. A subpath with a coordinate that is not finite is dropped. A subpath
  /// without length draws nothing with butt caps, a dot with round ones and a square with square ones, as SVG has it; a
  /// move alone draws nothing.
  ///
  /// - Parameters:
  ///   - transform: maps points to device pixels.
  ///   - tolerance: the largest distance in pixels of the polygons from the path's curves, and again of those of round
  ///     joins and caps.
  func stroked(
    _ style: StrokeStyle, transform: Transform, tolerance: Double = Path.flatteningTolerance
  ) -> FlattenedPath {
    var builder = FlattenedPathBuilder(expectedVertices: elements.count * 8)
    forEachStrokeContour(style, tolerance: tolerance / transform.largestScale) { contour in
      builder.addContour(contour, transform: transform)
    }
    return builder.path
  }

  /// The outline of a stroke of this path, as a path of straight lines to be filled non-zero.
  ///
  /// Chords stay within a hundredth of a point of curves. A line width of zero gives an empty path; see ``StrokeStyle``.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var elements: [Element] = []
    forEachStrokeContour(style, tolerance: 0.01) { contour in
      guard let first = contour.first else { return }
      elements.append(.move(to: CGPoint(first)))
      for point in contour.dropFirst() { elements.append(.line(to: CGPoint(point))) }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  private func forEachStrokeContour(_ style: StrokeStyle, tolerance: Double, _ body: ([Vector2D]) -> Void) {
    let width = Double(style.lineWidth)
    guard width > 0, width.isFinite, tolerance > 0, tolerance.isFinite else { return }
    var outline = StrokeOutline(style, halfWidth: min(width / 2, 1e100), tolerance: tolerance)
    var reader = StrokeSpineReader(tolerance: tolerance, stepCosine: outline.arcs.stepCosine)
    reader.read(elements)
    let dash = StrokeDash(style, noise: StrokeSpineReader.noise(tolerance: tolerance))
    for spine in reader.spines {
      for piece in dash?.dashes(of: spine) ?? [spine] { outline.outline(piece, body) }
    }
  }
}
