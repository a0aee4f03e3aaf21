import CRasterPixels

/// A transformed and flattened path: closed polygons in device pixels, in 24.8 fixed point.
///
/// Contour `i` extends from `contourStarts[i]` to the start of the next contour or the end, and is closed implicitly. A
/// contour has at least three vertices, adjacent vertices differ, and coordinates are within ±``PixelFixed/pixelLimit``
/// pixels, so that differences fit in `Int32` with a bit to spare.
struct FlattenedPath: Equatable, Sendable {
  /// Coordinates in 1/256 pixel.
  typealias Vertex = FixedVertex

  /// A bounding box in 1/256 pixel, including its edges.
  struct Bounds: Equatable, Sendable {
    var minX: Int32
    var minY: Int32
    var maxX: Int32
    var maxY: Int32
  }

  var vertices: [Vertex] = []
  var contourStarts: [Int] = []
  /// Whether the path has more than ``mostVertices`` vertices, and the rest is missing.
  var isCutShort = false

  /// The number of vertices after which flattening stops: 32 MB.
  static let mostVertices = 1 << 22

  var isEmpty: Bool { vertices.isEmpty }

  /// The bounding box, or `nil` for an empty path. O(n) in the number of vertices.
  var bounds: Bounds? {
    guard !isEmpty else { return nil }
    let bounds = withCoordinates { CPixelsFindBounds($0, vertices.count) }
    return Bounds(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY)
  }

  /// Calls `body` with the coordinates of the vertices in pairs.
  func withCoordinates<Result>(_ body: (UnsafePointer<Int32>?) -> Result) -> Result {
    vertices.withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: Int32.self)) }
  }
}
