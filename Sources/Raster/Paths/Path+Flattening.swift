extension Path {
  /// How far, in pixels, the polygons of a flattened path may depart from its curves.
  static let flatteningTolerance = 0.05

  /// The closed polygons that a fill of this path covers.
  ///
  /// Open subpaths are closed, as every fill does. A subpath with a coordinate that is not finite, before or after the
  /// transform, is dropped. Coordinates beyond ±``PixelFixed/pixelLimit`` pixels are cut there.
  ///
  /// - Parameters:
  ///   - transform: maps points to device pixels.
  ///   - tolerance: the largest distance in pixels between a curve and its polygon, before rounding to 1/256 pixel.
  /// - Complexity: linear in the number of vertices.
  func flattened(transform: Transform, tolerance: Double = Path.flatteningTolerance) -> FlattenedPath {
    var flattener = PathFlattener(transform: transform, tolerance: tolerance, elementCount: elements.count)
    elements.withUnsafeBufferPointer { elements in
      for element in elements { flattener.append(element) }
    }
    return flattener.finish()
  }
}

/// Walks a path's elements in device pixels.
private struct PathFlattener {
  private let transform: Transform
  private let tolerance: Double
  private var builder: FlattenedPathBuilder
  private var isOpen = false
  /// Whether a contour can start without a move: there has been a move or a close.
  private var hasStart = false
  private var startX = 0.0
  private var startY = 0.0
  private var x = 0.0
  private var y = 0.0

  init(transform: Transform, tolerance: Double, elementCount: Int) {
    self.transform = transform
    self.tolerance = tolerance
    builder = FlattenedPathBuilder(expectedVertices: elementCount * 4)
  }

  @inline(__always)
  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      endContour()
      let (pointX, pointY) = map(point)
      startX = pointX
      startY = pointY
      x = pointX
      y = pointY
      hasStart = true
    case .line(let point):
      let (pointX, pointY) = map(point)
      beginContour(orAt: pointX, pointY)
      builder.addLine(pointX, pointY)
      x = pointX
      y = pointY
    case .quadCurve(let point, let control):
      let (pointX, pointY) = map(point)
      let (controlX, controlY) = map(control)
      beginContour(orAt: controlX, controlY)
      addQuadratic(controlX, controlY, pointX, pointY)
    case .curve(let point, let control1, let control2):
      let (pointX, pointY) = map(point)
      let (control1X, control1Y) = map(control1)
      let (control2X, control2Y) = map(control2)
      beginContour(orAt: control1X, control1Y)
      addCubic(control1X, control1Y, control2X, control2Y, pointX, pointY)
    case .closeSubpath:
      endContour()
      x = startX
      y = startY
    }
  }

  mutating func finish() -> FlattenedPath {
    endContour()
    return builder.path
  }

  @inline(__always)
  private func map(_ point: CGPoint) -> (Double, Double) {
    let pointX = Double(point.x)
    let pointY = Double(point.y)
    return (
      transform.a * pointX + transform.c * pointY + transform.tx,
      transform.b * pointX + transform.d * pointY + transform.ty
    )
  }

  /// Makes sure of a current point. A path that starts without a move starts at its first point, as canvas has it; the
  /// curve or line that brought that point then still counts.
  @inline(__always)
  private mutating func beginContour(orAt pointX: Double, _ pointY: Double) {
    if isOpen { return }
    if !hasStart {
      hasStart = true
      startX = pointX
      startY = pointY
      x = pointX
      y = pointY
    }
    isOpen = true
    builder.begin(x, y)
  }

  @inline(__always)
  private mutating func endContour() {
    if isOpen { builder.end() }
    isOpen = false
  }

  private mutating func addQuadratic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let steps = CurveSubdivision.steps(quadratic: x, y, x1, y1, x2, y2, tolerance: tolerance)
    let ax = x - 2 * x1 + x2
    let ay = y - 2 * y1 + y2
    let bx = 2 * (x1 - x)
    let by = 2 * (y1 - y)
    let step = 1 / Double(steps)
    var index = 1
    while index < steps {
      let t = Double(index) * step
      builder.addLine((ax * t + bx) * t + x, (ay * t + by) * t + y)
      index += 1
    }
    builder.addLine(x2, y2)
    x = x2
    y = y2
  }

  private mutating func addCubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    let steps = CurveSubdivision.steps(cubic: x, y, x1, y1, x2, y2, x3, y3, tolerance: tolerance)
    let ax = x3 - x + 3 * (x1 - x2)
    let ay = y3 - y + 3 * (y1 - y2)
    let bx = 3 * (x - 2 * x1 + x2)
    let by = 3 * (y - 2 * y1 + y2)
    let cx = 3 * (x1 - x)
    let cy = 3 * (y1 - y)
    let step = 1 / Double(steps)
    var index = 1
    while index < steps {
      let t = Double(index) * step
      builder.addLine(((ax * t + bx) * t + cx) * t + x, ((ay * t + by) * t + cy) * t + y)
      index += 1
    }
    builder.addLine(x3, y3)
    x = x3
    y = y3
  }
}
