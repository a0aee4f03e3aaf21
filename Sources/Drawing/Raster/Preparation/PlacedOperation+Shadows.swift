import Foundation

extension PlacedOperation {
  func prepared(
    _ shadow: Shadow, of path: Path, _ rule: FillRule, _ shared: SceneCaches
  ) throws -> PreparedOperation? {
    let color = faded(shadow.color)
    guard color.alpha > 0 else { return nothing }
    let paint = PreparedPaint.solid(color.premultiplied)
    let transform = moved(by: shadow.offset)
    let sigma = Double(shadow.radius) / 2 * abs(transform.determinant).squareRoot()
    // A standard deviation below a tenth of a pixel changes no pixel by a whole level.
    guard sigma >= 0.1 || shadow.spread != 0 else {
      return fill(try complete(path.flattened(transform: transform, tolerance: Self.tolerance)), rule, paint, shared)
    }
    if bounds.width * bounds.height > shared.pixelLimit {
      try check(try complete(path.flattened(transform: transform, tolerance: Self.tolerance)).touchedPixels, shared)
    }
    let mask = try SoftMask(sigma: sigma >= 0.1 ? sigma : 0.1, visible: bounds) { gridScale, limits in
      try coverage(
        path, rule, spread: Double(shadow.spread),
        transform: transform.concatenating(Transform(scaleX: gridScale, y: gridScale)), limits: limits)
    }
    guard let mask, !mask.bounds.isEmpty else { return nothing }
    return drawn(.softMask(mask, paint), mask.bounds)
  }

  /// Prepares an inner shadow. The clip already contains the path.
  func prepared(
    innerShadow shadow: Shadow, of path: Path, _ rule: FillRule, _ shared: SceneCaches
  ) throws -> PreparedOperation? {
    let color = faded(shadow.color)
    guard color.alpha > 0 else { return nothing }
    try check(bounds, shared)
    let transform = moved(by: shadow.offset)
    let sigma = Double(shadow.radius) / 2 * abs(transform.determinant).squareRoot()
    let mask = try SoftMask(sigma: sigma >= 0.1 ? sigma : 0.1, visible: bounds) { gridScale, limits in
      try coverage(
        path, rule, spread: -Double(shadow.spread),
        transform: transform.concatenating(Transform(scaleX: gridScale, y: gridScale)), limits: limits)
    }
    return drawn(.inverseSoftMask(mask, .solid(color.premultiplied)), bounds)
  }

  /// Throws an error if a shadow is too large for a layer. Masks are made before the size of their layer is known.
  private func check(_ touched: PixelRect, _ shared: SceneCaches) throws(RenderError) {
    let drawn = touched.intersection(bounds)
    guard drawn.width * drawn.height <= shared.pixelLimit else {
      throw .layerTooLarge(operation: index, width: drawn.width, height: drawn.height, limit: shared.pixelLimit)
    }
  }

  private func moved(by offset: CGSize) -> Transform {
    transform.translatedBy(x: Double(offset.width), y: Double(offset.height))
  }

  /// Returns the coverage of a path that is expanded by `spread`, or shrunk if negative.
  private func coverage(
    _ path: Path, _ rule: FillRule, spread: Double, transform: Transform, limits: PixelRect
  ) throws -> CoverageMask {
    let filled = CoverageMask(
      try complete(path.flattened(transform: transform, tolerance: Self.tolerance)), rule: rule, limits: limits)
    guard spread != 0, spread.isFinite else { return filled }
    let style = StrokeStyle(lineWidth: CGFloat(spread.magnitude * 2))
    let outline = CoverageMask(
      try complete(path.closed.stroked(style, transform: transform, tolerance: Self.tolerance)), limits: limits)
    return CoverageMask(filled, spread > 0 ? .union : .difference, outline)
  }
}

extension Path {
  /// The path with every subpath closed, as for filling.
  fileprivate var closed: Path {
    var result: [Element] = []
    for element in elements {
      if case .move = element, let last = result.last, last != .closeSubpath { result.append(.closeSubpath) }
      result.append(element)
    }
    if let last = result.last, last != .closeSubpath { result.append(.closeSubpath) }
    return Path(elements: result)
  }
}
