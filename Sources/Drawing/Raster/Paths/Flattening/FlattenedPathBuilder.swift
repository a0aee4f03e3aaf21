import CRasterPixels
import Foundation

// The flattening kernel. It is in one file, because without whole-module optimization only calls within a file are
// inlined.

/// Collects the contours of a ``FlattenedPath`` from points in device pixels.
///
/// Contours with a point that is not finite are dropped. Points beyond ``PixelFixed/pixelLimit`` are clamped to it, and
/// lines are split where they cross the limit, so that the visible part keeps its shape.
///
/// Vertices are written to memory without an array around it, because appending to an array checks for uniqueness each time,
/// which costs more than the vertex. The memory is that of the path's own array, as long as it is large enough
/// (``FlattenedPath/init(expectedVertices:build:)``).
struct FlattenedPathBuilder: ~Copyable {
  fileprivate var vertices: UnsafeMutablePointer<FixedVertex>
  private var capacity: Int
  /// Whether the vertices were moved to larger memory of the builder.
  fileprivate var hasGrown = false
  fileprivate var count = 0
  fileprivate var contourStarts: [Int] = []
  private var contourStart = 0
  private var isDropped = false
  fileprivate var isCutShort = false
  /// Whether the current contour has left the limits, so that its closing line must be split too.
  private var isCut = false
  private var firstX = 0.0
  private var firstY = 0.0
  private var lastX = 0.0
  private var lastY = 0.0

  fileprivate init(_ vertices: UnsafeMutablePointer<FixedVertex>, capacity: Int) {
    self.vertices = vertices
    self.capacity = capacity
  }

  deinit { if hasGrown { vertices.deallocate() } }

  /// Returns whether there is room for more vertices. If there is none, the path is cut short.
  mutating func hasRoom() -> Bool {
    if count > FlattenedPath.mostVertices { isCutShort = true }
    return !isCutShort
  }

  /// Marks the path as cut short.
  mutating func cutShort() { isCutShort = true }

  /// Starts a contour. The previous one must have ended.
  @inline(__always)
  mutating func begin(_ x: Double, _ y: Double) {
    contourStart = count
    isDropped = false
    isCut = false
    firstX = x
    firstY = y
    lastX = x
    lastY = y
    if isWithinLimit(x, y) {
      append(FixedVertex(x: PixelFixed.nearest(x), y: PixelFixed.nearest(y)))
    } else {
      beginBeyondLimit(x, y)
    }
  }

  @inline(__always)
  mutating func addLine(_ x: Double, _ y: Double) {
    if isWithinLimit(x, y), !isCut {
      append(FixedVertex(x: PixelFixed.nearest(x), y: PixelFixed.nearest(y)))
    } else {
      addLineAcrossLimit(x, y)
    }
    lastX = x
    lastY = y
  }

  /// Adds lines through `count` - 1 points of a curve to (`x`, `y`), all within the limit.
  @inline(__always)
  mutating func addCurve(_ cubic: CPixelsCubic, _ count: Int, to x: Double, _ y: Double) {
    // Points are computed eight at a time.
    while count + 8 > capacity - self.count { grow() }
    let first = vertices + self.count
    var cubic = cubic
    let mayRepeat = CPixelsEvaluate(
      &cubic, count - 1, UnsafeMutableRawPointer(first).assumingMemoryBound(to: Int32.self))
    self.count += mayRepeat ? Self.removeRepeated(first, count - 1) : count - 1
    append(FixedVertex(x: PixelFixed.nearest(x), y: PixelFixed.nearest(y)))
    lastX = x
    lastY = y
  }

  /// Removes vertices that equal their predecessor, including the vertex before the first.
  ///
  /// - Returns: The number of remaining vertices.
  private static func removeRepeated(_ vertices: UnsafeMutablePointer<FixedVertex>, _ count: Int) -> Int {
    var kept = 0
    for index in 0..<count where vertices[index] != vertices[kept - 1] {
      vertices[kept] = vertices[index]
      kept += 1
    }
    return kept
  }

  /// Whether a curve with this control point needs no clamping: its points lie between the control points, or outside of
  /// them by less than the tolerance.
  @inline(__always)
  func isPlain(_ x: Double, _ y: Double) -> Bool { isWithinLimit(x, y) && !isCut }

  /// Adds a whole contour of points, transformed to device pixels.
  mutating func addContour(_ points: [Vector2D], transform: Transform) {
    points.withUnsafeBufferPointer { points in
      guard let first = points.first?.applying(transform) else { return }
      begin(first.x, first.y)
      for point in points.dropFirst() {
        let mapped = point.applying(transform)
        addLine(mapped.x, mapped.y)
      }
      end()
    }
  }

  /// Ends the contour. Degenerate and invalid contours are dropped.
  mutating func end() {
    if isCut, !isDropped { addLineAcrossLimit(firstX, firstY) }
    while count - contourStart > 1, vertices[count - 1] == vertices[contourStart] { count -= 1 }
    if isDropped || count - contourStart < 3 {
      count = contourStart
    } else {
      contourStarts.append(contourStart)
    }
    contourStart = count
  }

  @inline(__always)
  private func isWithinLimit(_ x: Double, _ y: Double) -> Bool {
    // False for NaN.
    x.magnitude <= PixelFixed.pixelLimit && y.magnitude <= PixelFixed.pixelLimit
  }

  @inline(__always)
  private mutating func append(_ vertex: FixedVertex) {
    if count > contourStart, vertices[count - 1] == vertex { return }
    if count == capacity { grow() }
    vertices[count] = vertex
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<FixedVertex>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: vertices, count: count)
    if hasGrown { vertices.deallocate() }
    vertices = larger
    capacity *= 2
    hasGrown = true
  }

  private mutating func beginBeyondLimit(_ x: Double, _ y: Double) {
    guard x.isFinite, y.isFinite else {
      isDropped = true
      return
    }
    isCut = true
    appendClamped(x, y)
  }

  private mutating func addLineAcrossLimit(_ x: Double, _ y: Double) {
    guard x.isFinite, y.isFinite, !isDropped else {
      isDropped = true
      return
    }
    isCut = true
    // A line on one side of the limit is clamped to a line on the limit, of which crossings would be points. Nearly all chords of huge
    // curves are.
    guard !isBeyondLimit(lastX, x), !isBeyondLimit(lastY, y) else { return appendClamped(x, y) }
    // Avoids overflow. Directions no longer matter this far beyond the limit.
    let fromX = clamp(lastX, 0x1p60)
    let fromY = clamp(lastY, 0x1p60)
    let deltaX = clamp(x, 0x1p60) - fromX
    let deltaY = clamp(y, 0x1p60) - fromY
    let limit = PixelFixed.pixelLimit
    var crossings: [Double] = []
    crossings.append((-limit - fromX) / deltaX)
    crossings.append((limit - fromX) / deltaX)
    crossings.append((-limit - fromY) / deltaY)
    crossings.append((limit - fromY) / deltaY)
    for t in crossings.filter({ $0 > 0 && $0 < 1 }).sorted() {
      appendClamped(fromX + t * deltaX, fromY + t * deltaY)
    }
    appendClamped(x, y)
  }

  /// Whether both coordinates are beyond the same end of the limits.
  private func isBeyondLimit(_ a: Double, _ b: Double) -> Bool {
    let limit = PixelFixed.pixelLimit
    return min(a, b) > limit || max(a, b) < -limit
  }

  private mutating func appendClamped(_ x: Double, _ y: Double) {
    let limit = PixelFixed.pixelLimit
    append(FixedVertex(x: PixelFixed.nearest(clamp(x, limit)), y: PixelFixed.nearest(clamp(y, limit))))
  }

  private func clamp(_ value: Double, _ limit: Double) -> Double { max(-limit, min(limit, value)) }
}

extension FlattenedPath {
  /// Builds a path in the memory of its array of vertices. More vertices than expected are moved elsewhere, and copied at the end.
  init(expectedVertices: Int, build: (consuming FlattenedPathBuilder) -> FlattenedPathBuilder) {
    var others: [FixedVertex]?
    let capacity = max(16, expectedVertices)
    vertices = Array(unsafeUninitializedCapacity: capacity) { memory, count in
      guard let first = memory.baseAddress else { return }
      let builder = build(FlattenedPathBuilder(first, capacity: capacity))
      contourStarts = builder.contourStarts
      isCutShort = builder.isCutShort
      if builder.hasGrown {
        others = Array(UnsafeBufferPointer(start: builder.vertices, count: builder.count))
      } else {
        count = builder.count
      }
    }
    if let others { vertices = others }
  }
}

/// Flattens a path's elements in device pixels.
struct PathFlattener: ~Copyable {
  private let transform: Transform
  private let tolerance: Double
  private var builder: FlattenedPathBuilder
  private var isOpen = false
  /// Whether a contour can start without a move, after an earlier move or close.
  private var hasStart = false
  private var startX = 0.0
  private var startY = 0.0
  private var x = 0.0
  private var y = 0.0

  init(_ builder: consuming FlattenedPathBuilder, transform: Transform, tolerance: Double) {
    self.transform = transform
    self.tolerance = tolerance
    self.builder = builder
  }

  mutating func append(_ elements: [Path.Element]) {
    elements.withUnsafeBufferPointer { elements in
      for element in elements {
        guard builder.hasRoom() else { return }
        append(element)
      }
    }
  }

  consuming func finish() -> FlattenedPathBuilder {
    endContour()
    return builder
  }

  @inline(__always)
  private mutating func append(_ element: Path.Element) {
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

  @inline(__always)
  private func map(_ point: CGPoint) -> (Double, Double) {
    let pointX = Double(point.x)
    let pointY = Double(point.y)
    return (
      transform.a * pointX + transform.c * pointY + transform.tx,
      transform.b * pointX + transform.d * pointY + transform.ty
    )
  }

  /// Ensures a current point. A path that starts without a move starts at its first point, as in HTML canvas.
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
    if isBeyondLimit(x, x1, x2, x2) || isBeyondLimit(y, y1, y2, y2) { return addChord(x2, y2) }
    let chords = CurveSubdivision(quadratic: x, y, x1, y1, x2, y2, tolerance: tolerance)
    let cubic = CPixelsCubic(
      x: chords.polynomial(0, x - 2 * x1 + x2, 2 * (x1 - x), x),
      y: chords.polynomial(0, y - 2 * y1 + y2, 2 * (y1 - y), y), step: chords.step)
    addCurve(
      cubic, chords.count, isPlain: builder.isPlain(x, y) && builder.isPlain(x1, y1) && builder.isPlain(x2, y2), to: x2,
      y2)
    x = x2
    y = y2
  }

  private mutating func addCubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    if isBeyondLimit(x, x1, x2, x3) || isBeyondLimit(y, y1, y2, y3) { return addChord(x3, y3) }
    let chords = CurveSubdivision(cubic: x, y, x1, y1, x2, y2, x3, y3, tolerance: tolerance)
    let cubic = CPixelsCubic(
      x: chords.polynomial(x3 - x + 3 * (x1 - x2), 3 * (x - 2 * x1 + x2), 3 * (x1 - x), x),
      y: chords.polynomial(y3 - y + 3 * (y1 - y2), 3 * (y - 2 * y1 + y2), 3 * (y1 - y), y), step: chords.step)
    let isPlain =
      builder.isPlain(x, y) && builder.isPlain(x1, y1) && builder.isPlain(x2, y2) && builder.isPlain(x3, y3)
    addCurve(cubic, chords.count, isPlain: isPlain, to: x3, y3)
    x = x3
    y = y3
  }

  /// Whether a curve with these coordinates of its control points lies on one side of the limit. All of its points are clamped to
  /// that side, so that its chord has the same coverage.
  @inline(__always)
  private func isBeyondLimit(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
    let limit = PixelFixed.pixelLimit
    // The first comparison decides for almost all curves. Contours with other than finite points are dropped.
    guard a.magnitude > limit, a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return false }
    return a > limit ? b > limit && c > limit && d > limit : b < -limit && c < -limit && d < -limit
  }

  private mutating func addChord(_ endX: Double, _ endY: Double) {
    builder.addLine(endX, endY)
    x = endX
    y = endY
  }

  @inline(__always)
  private mutating func addCurve(
    _ cubic: CPixelsCubic, _ chords: Int, isPlain: Bool, to endX: Double, _ endY: Double
  ) {
    if isPlain {
      builder.addCurve(cubic, chords, to: endX, endY)
      return
    }
    for index in 1..<max(1, chords) {
      let (x, y) = cubic.point(index)
      builder.addLine(x, y)
    }
    builder.addLine(endX, endY)
  }
}

extension CPixelsCubic {
  /// Returns the point after a number of steps.
  fileprivate func point(_ index: Int) -> (x: Double, y: Double) {
    let t = Double(index) * step
    return (((x.0 * t + x.1) * t + x.2) * t + x.3, ((y.0 * t + y.1) * t + y.2) * t + y.3)
  }
}
