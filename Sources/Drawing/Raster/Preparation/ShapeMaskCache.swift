/// Finds small shapes that a scene draws repeatedly at whole-pixel offsets, such as icons in a list, chart marks or page
/// indicator dots. Their coverage is computed once and reused.
///
/// The coverage that an edge adds to a pixel depends on the edge alone (``EdgeAccumulator``). A shape that moves by whole
/// pixels therefore has byte-identical coverage, and neither the order of threads nor the cache's contents affect the picture.
///
/// `@unchecked Sendable`: each worker has its own cache, and no two threads use the same worker number at a time.
final class ShapeMaskCache: @unchecked Sendable {
  /// What is known of a shape.
  enum Occurrence {
    /// An earlier path had the same shape.
    case repeated(PlacedShapeMask)
    /// To be remembered under a key.
    case first(key: UInt64)
    case other
  }

  /// The first occurrence of a shape.
  private struct Entry {
    var key: UInt64
    /// In the memory of the worker's ``OutlineStorage``, without references to count.
    var outline: FilledOutline
    var touchedPixels: PixelRect
    var mask: ShapeMask?
  }

  /// Simpler shapes are faster to draw than to look up.
  private static let minimumVertexCount = 8
  /// Masks of larger shapes would use too much memory.
  private static let maximumSide = 64
  /// The largest number of shapes, and the total size of their masks in bytes.
  private static let capacity = 1024
  private static let byteCapacity = 256 * 1024

  private var entries: [Entry] = []
  /// The places of the entries, or -1. An entry's place is searched from the upper bits of its key on. A dictionary would hash
  /// the key again, and moves all entries whenever it grows.
  private var slots: [Int16] = []
  private static let slotBits = 11
  private var byteCount = 0

  /// The slot of a key, or the free one in which it belongs.
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key &>> UInt64(64 &- Self.slotBits))
    while slots[slot] >= 0, entries[Int(slots[slot])].key != key { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private func place(of key: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: key)]
    return place < 0 ? nil : Int(place)
  }

  /// Tells whether an earlier path had the same shape.
  func occurrence(of path: FlattenedPath, _ rule: FillRule, touchedPixels: PixelRect) -> Occurrence {
    guard path.vertices.count >= Self.minimumVertexCount, touchedPixels.width <= Self.maximumSide,
      touchedPixels.height <= Self.maximumSide
    else { return .other }
    let hash = path.hash(from: touchedPixels)
    guard let place = place(of: hash) else { return entries.count < Self.capacity ? .first(key: hash) : .other }
    let first = entries[place]
    let x = path.vertices[0].x &- first.outline.vertices[0].x
    let y = path.vertices[0].y &- first.outline.vertices[0].y
    guard (x | y) & 255 == 0, first.outline.rule == rule, path.isEqual(first.outline, movedBy: x, y),
      let mask = first.mask ?? makeMask(of: first, at: place)
    else { return .other }
    return .repeated(PlacedShapeMask(mask: .passUnretained(mask), x: x >> 8, y: y >> 8))
  }

  /// Remembers the first occurrence of a shape.
  func remember(_ outline: FilledOutline, touchedPixels: PixelRect, as key: UInt64) {
    if slots.isEmpty {
      slots = Array(repeating: -1, count: 1 << Self.slotBits)
      entries.reserveCapacity(64)
    }
    slots[slot(of: key)] = Int16(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, outline: outline, touchedPixels: touchedPixels))
  }

  private func makeMask(of entry: Entry, at place: Int) -> ShapeMask? {
    guard byteCount < Self.byteCapacity else { return nil }
    let mask = ShapeMask(CoverageMask(entry.outline, bounds: entry.touchedPixels))
    byteCount += mask.byteCount
    entries[place].mask = mask
    return mask
  }
}

extension FlattenedPath {
  /// Hashes the vertices relative to the top left corner of `pixels`.
  fileprivate func hash(from pixels: PixelRect) -> UInt64 {
    let left = Int32(truncatingIfNeeded: pixels.left) &<< 8
    let top = Int32(truncatingIfNeeded: pixels.top) &<< 8
    return vertices.withUnsafeBufferPointer { vertices in
      // Two independent hashes, so that their multiplications overlap.
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
    // Knuth's multiplicative hashing: 2⁶⁴ divided by the golden ratio.
    let mixed = (hash ^ (x &<< 32 | y)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 32
  }

  /// Branch-free per vertex, because shapes with equal hashes are nearly always equal.
  fileprivate func isEqual(_ other: FilledOutline, movedBy x: Int32, _ y: Int32) -> Bool {
    guard vertices.count == other.vertices.count, contourStarts.elementsEqual(other.contourStarts) else { return false }
    return vertices.withUnsafeBufferPointer { vertices in
      var difference: Int32 = 0
      for index in 0..<vertices.count {
        difference |= vertices[index].x &- other.vertices[index].x &- x
        difference |= vertices[index].y &- other.vertices[index].y &- y
      }
      return difference == 0
    }
  }
}
