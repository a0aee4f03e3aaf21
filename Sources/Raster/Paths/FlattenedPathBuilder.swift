/// Collects the contours of a ``FlattenedPath`` from points in device pixels.
///
/// Points that are not finite drop their whole contour. Points beyond ``PixelFixed/pixelLimit`` are moved to it; the
/// lines to them are cut where they cross the limit first, so that what lies within the limit keeps its shape.
struct FlattenedPathBuilder {
  private(set) var path = FlattenedPath()
  private var contourStart = 0
  private var isDropped = false
  /// Whether the current contour has left the limits, so that its closing line has to be cut too.
  private var isCut = false
  private var firstX = 0.0
  private var firstY = 0.0
  private var lastX = 0.0
  private var lastY = 0.0

  init(expectedVertices: Int = 0) {
    path.vertices.reserveCapacity(expectedVertices)
  }

  /// Starts a contour; the one before must have been ended.
  @inline(__always)
  mutating func begin(_ x: Double, _ y: Double) {
    contourStart = path.vertices.count
    isDropped = false
    isCut = false
    firstX = x
    firstY = y
    lastX = x
    lastY = y
    if isWithinLimit(x, y) {
      path.vertices.append(FlattenedPath.Vertex(x: PixelFixed.nearest(x), y: PixelFixed.nearest(y)))
    } else {
      beginBeyondLimit(x, y)
    }
  }

  @inline(__always)
  mutating func addLine(_ x: Double, _ y: Double) {
    if isWithinLimit(x, y), !isCut {
      append(FlattenedPath.Vertex(x: PixelFixed.nearest(x), y: PixelFixed.nearest(y)))
    } else {
      addLineAcrossLimit(x, y)
    }
    lastX = x
    lastY = y
  }

  /// Ends the contour. One that encloses nothing, or that had a point that is not finite, leaves no trace.
  mutating func end() {
    if isCut, !isDropped { addLineAcrossLimit(firstX, firstY) }
    while path.vertices.count - contourStart > 1, path.vertices.last == path.vertices[contourStart] {
      path.vertices.removeLast()
    }
    if isDropped || path.vertices.count - contourStart < 3 {
      path.vertices.removeLast(path.vertices.count - contourStart)
    } else {
      path.contourStarts.append(contourStart)
    }
    contourStart = path.vertices.count
  }

  @inline(__always)
  private func isWithinLimit(_ x: Double, _ y: Double) -> Bool {
    // False for what is not a number, too.
    x.magnitude <= PixelFixed.pixelLimit && y.magnitude <= PixelFixed.pixelLimit
  }

  @inline(__always)
  private mutating func append(_ vertex: FlattenedPath.Vertex) {
    if path.vertices.count == contourStart || path.vertices[path.vertices.count - 1] != vertex {
      path.vertices.append(vertex)
    }
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
    // Far beyond the limit, directions no longer matter but overflow does.
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

  private mutating func appendClamped(_ x: Double, _ y: Double) {
    let limit = PixelFixed.pixelLimit
    append(FlattenedPath.Vertex(x: PixelFixed.nearest(clamp(x, limit)), y: PixelFixed.nearest(clamp(y, limit))))
  }

  private func clamp(_ value: Double, _ limit: Double) -> Double { max(-limit, min(limit, value)) }
}
