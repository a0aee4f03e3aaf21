/// A path after its transform and flattening: closed polygons in device pixels, in 24.8 fixed point.
///
/// This is what paths and strokes hand to coverage: contour `i` runs from `contourStarts[i]` to the start of the next
/// one (or the end), and is closed from its last point to its first.
struct FlattenedPath: Equatable, Sendable {
  /// Coordinates in 1/256 pixel.
  struct Vertex: Equatable, Sendable {
    var x: Int32
    var y: Int32
  }

  var vertices: [Vertex] = []
  var contourStarts: [Int] = []
}
