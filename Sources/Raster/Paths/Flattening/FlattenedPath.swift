/// A path after its transform and flattening: closed polygons in device pixels, in 24.8 fixed point.
///
/// This is what paths and strokes hand to coverage: contour `i` runs from `contourStarts[i]` to the start of the next
/// one (or the end), and is closed from its last point to its first. A contour has at least three vertices, no two
/// neighbours are equal, and every coordinate lies within ±``PixelFixed/pixelLimit`` pixels, so that the difference of
/// two fits `Int32` with a bit to spare.
struct FlattenedPath: Equatable, Sendable {
  /// Coordinates in 1/256 pixel.
  typealias Vertex = FixedVertex

  /// A rectangle that holds every vertex, in 1/256 pixel; edges included.
  struct Bounds: Equatable, Sendable {
    var minX: Int32
    var minY: Int32
    var maxX: Int32
    var maxY: Int32
  }

  var vertices: [Vertex] = []
  var contourStarts: [Int] = []

  var isEmpty: Bool { vertices.isEmpty }

  /// The smallest rectangle that holds every vertex, or `nil` for an empty path. Linear in the number of vertices.
  var bounds: Bounds? {
    guard let first = vertices.first else { return nil }
    var bounds = Bounds(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    vertices.withUnsafeBufferPointer { vertices in
      for vertex in vertices {
        bounds.minX = min(bounds.minX, vertex.x)
        bounds.minY = min(bounds.minY, vertex.y)
        bounds.maxX = max(bounds.maxX, vertex.x)
        bounds.maxY = max(bounds.maxY, vertex.y)
      }
    }
    return bounds
  }
}
