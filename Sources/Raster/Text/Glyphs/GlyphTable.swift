/// The masks of a strike by their keys. A value, so that threads look things up in a copy of their own: behind a lock they
/// would spend most of a text's preparation waiting for one another.
struct GlyphTable: Sendable {
  private struct Slot {
    var key: UInt64
    var place: Int32
  }

  private(set) var masks: [ShapeMask] = []
  /// The pixels that each mask's blocks reach. To ask the mask would write to the count of those who hold it, which all
  /// threads do at once.
  private(set) var bounds: [PixelRect] = []
  /// Open addressing, a power of two long and at most half full.
  private var slots = [Slot](repeating: Slot(key: 0, place: unknown), count: 64)

  static let unknown: Int32 = -1

  /// The place of each key's mask, ``unknown`` where there is none.
  func places(of keys: [UInt64]) -> [Int32] {
    slots.withUnsafeBufferPointer { slots in
      keys.map { key in slots[Self.slot(of: key, in: slots)].place }
    }
  }

  /// Adds a mask whose key is not known yet.
  mutating func append(_ mask: ShapeMask, for key: UInt64) {
    let free = slots.withUnsafeBufferPointer { Self.slot(of: key, in: $0) }
    guard slots[free].place == Self.unknown else { return }
    slots[free] = Slot(key: key, place: Int32(masks.count))
    masks.append(mask)
    bounds.append(mask.blockBounds)
    if masks.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: 0, place: Self.unknown), count: old.count * 2)
    for slot in old where slot.place != Self.unknown {
      let free = slots.withUnsafeBufferPointer { Self.slot(of: slot.key, in: $0) }
      slots[free] = slot
    }
  }

  /// Where a key is, or where it would be.
  @inline(__always)
  private static func slot(of key: UInt64, in slots: UnsafeBufferPointer<Slot>) -> Int {
    let last = slots.count &- 1
    // The multiplier of Knuth's hashing, 2⁶⁴ over the golden ratio; its upper bits are the best mixed.
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 40) & last
    while slots[index].place != unknown, slots[index].key != key { index = (index &+ 1) & last }
    return index
  }
}
