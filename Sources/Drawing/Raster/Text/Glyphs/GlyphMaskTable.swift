/// Glyph masks by key. A value, so that threads read their own copy without a lock.
struct GlyphMaskTable: Sendable {
  private struct Slot {
    var key: UInt64
    var place: Int32
  }

  private(set) var masks: [ShapeMask] = []
  /// The block bounds of each mask. Reading them from the mask would update its reference count, which all threads
  /// share.
  private(set) var bounds: [PixelRect] = []
  /// An open-addressing hash table. Its size is a power of two, and it is at most half full.
  private var slots = [Slot](repeating: Slot(key: 0, place: unknown), count: 64)

  static let unknown: Int32 = -1

  /// Returns the index of each key's mask, or ``unknown``.
  func places(of keys: [UInt64]) -> [Int32] {
    slots.withUnsafeBufferPointer { slots in
      keys.map { key in slots[Self.slot(of: key, in: slots)].place }
    }
  }

  /// Adds the mask of a new key.
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

  /// Returns the slot of a key, or the free slot for it.
  @inline(__always)
  private static func slot(of key: UInt64, in slots: UnsafeBufferPointer<Slot>) -> Int {
    let last = slots.count &- 1
    // Knuth's multiplicative hashing: 2⁶⁴ divided by the golden ratio. The upper bits are mixed best.
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 40) & last
    while slots[index].place != unknown, slots[index].key != key { index = (index &+ 1) & last }
    return index
  }
}
