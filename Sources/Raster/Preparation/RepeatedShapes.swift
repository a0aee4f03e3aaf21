/// A mask at a whole pixel.
struct PreparedStamp: @unchecked Sendable {
  /// The scene holds it. Were each stamp to, all threads would change the one count of its holders at once.
  var mask: Unmanaged<ShapeMask>
  /// How many pixels the mask has to be moved to where it is drawn.
  var x: Int32
  var y: Int32
}

/// Finds the small shapes that a scene draws again and again, whole pixels apart: icons in a list, marks of a chart, dots
/// of a page control. Their coverage is calculated once and stamped.
///
/// What an edge adds to a pixel depends on the edge alone (``EdgeAccumulator``), so that a shape that is moved by whole
/// pixels has the same coverage, byte for byte. That is why neither the threads' order nor what was forgotten shows, nor
/// that each thread remembers shapes of its own.
final class RepeatedShapes: @unchecked Sendable {
  /// A shape where it was drawn first.
  private struct Known {
    var path: FlattenedPath
    var rule: FillRule
    var mask: ShapeMask?
  }

  /// Shapes that are simpler are drawn sooner than found; larger ones would take memory that bands don't.
  private static let fewestVertices = 8
  private static let longestSide = 64
  /// The most shapes that are remembered, and the most bytes of their masks.
  private static let capacity = 1024
  private static let byteCapacity = 256 * 1024

  private var known: [UInt64: Known] = [:]
  private var byteCount = 0

  /// The stamp of a path, if a path before it had the same shape.
  func stamp(_ path: FlattenedPath, _ rule: FillRule, touchedPixels: PixelRect) -> PreparedStamp? {
    guard path.vertices.count >= Self.fewestVertices, touchedPixels.width <= Self.longestSide,
      touchedPixels.height <= Self.longestSide
    else { return nil }
    let hash = path.hash(from: touchedPixels)
    guard let first = known[hash] else {
      if known.count < Self.capacity { known[hash] = Known(path: path, rule: rule) }
      return nil
    }
    let x = path.vertices[0].x &- first.path.vertices[0].x
    let y = path.vertices[0].y &- first.path.vertices[0].y
    guard (x | y) & 255 == 0, first.rule == rule, path.isEqual(first.path, movedBy: x, y),
      let mask = first.mask ?? makeMask(of: first, hash)
    else { return nil }
    return PreparedStamp(mask: .passUnretained(mask), x: x >> 8, y: y >> 8)
  }

  private func makeMask(of shape: Known, _ hash: UInt64) -> ShapeMask? {
    guard byteCount < Self.byteCapacity else { return nil }
    let mask = ShapeMask(CoverageMask(shape.path, rule: shape.rule))
    byteCount += mask.byteCount
    known[hash]?.mask = mask
    return mask
  }
}

extension FlattenedPath {
  /// A hash of the vertices as seen from the corner of some pixels.
  fileprivate func hash(from pixels: PixelRect) -> UInt64 {
    let left = Int32(truncatingIfNeeded: pixels.left) &<< 8
    let top = Int32(truncatingIfNeeded: pixels.top) &<< 8
    return vertices.withUnsafeBufferPointer { vertices in
      // Two hashes, of every other vertex each: neither waits for the other's multiplication.
      var even = UInt64(vertices.count)
      var odd = ~even
      var index = 0
      while index &+ 1 < vertices.count {
        even = Self.hash(even, vertices[index], left, top)
        odd = Self.hash(odd, vertices[index &+ 1], left, top)
        index &+= 2
      }
      if index < vertices.count { even = Self.hash(even, vertices[index], left, top) }
      return even ^ odd &>> 1
    }
  }

  @inline(__always)
  private static func hash(_ hash: UInt64, _ vertex: Vertex, _ left: Int32, _ top: Int32) -> UInt64 {
    let x = UInt64(UInt32(bitPattern: vertex.x &- left))
    let y = UInt64(UInt32(bitPattern: vertex.y &- top))
    // The multiplier of Knuth's hashing: 2⁶⁴ over the golden ratio.
    let mixed = (hash ^ (x &<< 32 | y)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 32
  }

  /// Without a question for each vertex, since shapes of one hash are equal as a rule.
  fileprivate func isEqual(_ other: FlattenedPath, movedBy x: Int32, _ y: Int32) -> Bool {
    guard vertices.count == other.vertices.count, contourStarts == other.contourStarts else { return false }
    return vertices.withUnsafeBufferPointer { vertices in
      other.vertices.withUnsafeBufferPointer { others in
        var difference: Int32 = 0
        for index in 0..<vertices.count {
          difference |= vertices[index].x &- others[index].x &- x
          difference |= vertices[index].y &- others[index].y &- y
        }
        return difference == 0
      }
    }
  }
}
