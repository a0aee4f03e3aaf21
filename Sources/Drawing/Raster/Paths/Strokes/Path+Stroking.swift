import Foundation

extension Path {
  /// Returns the closed polygons of the stroked path, to be filled with the nonzero rule.
  ///
  /// The stroke is computed in the path's points and then transformed, so that a nonuniform transform gives a line of
  /// varying width, as in Core Graphics, canvas and SVG. A line width that is not positive and finite draws nothing.
  /// Subpaths with a coordinate that is not finite are dropped. A subpath of zero length draws nothing with butt caps,
  /// a dot with round caps and a square with square caps, as in SVG. A single move draws nothing.
  ///
  /// - Parameters:
  ///   - style: The stroke style.
  ///   - transform: The transform to device pixels.
  ///   - tolerance: The largest distance in pixels of polygons from curves, and of chords from round joins and caps.
  func stroked(
    _ style: StrokeStyle, transform: Transform, tolerance: Double = Path.flatteningTolerance
  ) -> FlattenedPath {
    FlattenedPath(expectedVertices: elements.count * 8) { builder in
      var builder = builder
      let isComplete = forEachStrokeContour(
        style, tolerance: tolerance / transform.largestScale, mostVertices: FlattenedPath.mostVertices
      ) { contour in
        builder.addContour(contour, transform: transform)
      }
      if !isComplete { builder.cutShort() }
      return builder
    }
  }

  /// Returns the outline of the stroked path as straight lines, to be filled with the nonzero rule.
  ///
  /// Lines are within a hundredth of a point of the exact outline. A line width of zero gives an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var elements: [Element] = []
    _ = forEachStrokeContour(style, tolerance: 0.01, mostVertices: .max) { contour in
      guard let first = contour.first else { return }
      elements.append(.move(to: CGPoint(first)))
      for point in contour.dropFirst() { elements.append(.line(to: CGPoint(point))) }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  /// - Returns: `false` if the outline or its center lines have more vertices than `mostVertices`. The rest is missing.
  private func forEachStrokeContour(
    _ style: StrokeStyle, tolerance: Double, mostVertices: Int, _ body: ([Vector2D]) -> Void
  ) -> Bool {
    let width = Double(style.lineWidth)
    guard width > 0, width.isFinite, tolerance > 0, tolerance.isFinite else { return true }
    var outline = StrokeOutline(style, halfWidth: min(width / 2, 1e100), tolerance: tolerance, room: mostVertices)
    var reader = StrokeSpineReader(tolerance: tolerance, stepCosine: outline.arcs.stepCosine)
    guard reader.read(elements, mostVertices: mostVertices) else { return false }
    let dash = StrokeDash(style, noise: StrokeSpineReader.noise(tolerance: tolerance))
    for spine in reader.spines {
      // The outline of a dash has at least four points.
      if let dash, dash.count(in: spine) > Double(mostVertices / 4) { return false }
      for piece in dash?.dashes(of: spine) ?? [spine] {
        outline.outline(piece, body)
        if outline.room < 0 { return false }
      }
    }
    return true
  }
}
