/// The place of an item's deltas in an ``ItemVariationStore``.
struct DeltaSetIndex: Sendable, Hashable {
  var outer: Int
  var inner: Int
}

/// Deltas of single values, such as advances (`ItemVariationStore` of the specification).
struct ItemVariationStore: Sendable {
  /// The rows of deltas that share regions.
  private struct Subtable: Sendable {
    var regions: [Int]
    var itemCount: Int
    /// The number of deltas that take the larger of two sizes.
    var wordCount: Int
    var hasLongWords: Bool
    var rows: FontTableBytes

    var rowSize: Int { hasLongWords ? 2 * regions.count + 2 * wordCount : regions.count + wordCount }
  }

  private var regions: [VariationRegion] = []
  private var subtables: [Subtable] = []

  /// Subtables may be in the same place, and all are copied: together, this many times the size of the table.
  private static let mostCopies = 16

  init(_ reader: FontTableReader, axisCount: Int) throws(FontError) {
    var header = reader
    guard try header.unsigned16() == 1 else { throw reader.invalid("the format of the variation store is unknown") }
    let regionOffset = try header.unsigned32()
    let count = try header.unsigned16()
    // Each offset is read before anything is reserved.
    guard header.remaining >= 4 * count else { throw reader.truncated }
    regions = try Self.regions(reader.part(from: regionOffset), axisCount: axisCount)
    var size = 0
    for _ in 0..<count {
      let offset = try header.unsigned32()
      let subtable = try subtable(reader.part(from: offset))
      size += subtable.rows.count + 2 * subtable.regions.count
      guard size <= Self.mostCopies * reader.count else { throw reader.invalid("its subtables are too large") }
      subtables.append(subtable)
    }
  }

  private static func regions(
    _ reader: FontTableReader, axisCount: Int
  ) throws(FontError) -> [VariationRegion] {
    var reader = reader
    guard try reader.unsigned16() == axisCount else {
      throw reader.invalid("its regions do not have the axes of 'fvar'")
    }
    let count = try reader.unsigned16()
    guard reader.remaining >= 6 * axisCount * count else { throw reader.truncated }
    var regions: [VariationRegion] = []
    for _ in 0..<count {
      let numbers = try reader.signed16s(3 * axisCount)
      regions.append(
        VariationRegion(
          (0..<axisCount).lazy.map {
            VariationRegion.Range(start: numbers[3 * $0], peak: numbers[3 * $0 + 1], end: numbers[3 * $0 + 2])
          }))
    }
    return regions
  }

  private func subtable(_ reader: FontTableReader) throws(FontError) -> Subtable {
    var reader = reader
    let itemCount = try reader.unsigned16()
    let words = try reader.unsigned16()
    let indices = try reader.unsigned16s(reader.unsigned16())
    guard indices.allSatisfy({ $0 < regions.count }) else { throw reader.invalid("a region does not exist") }
    var subtable = Subtable(
      regions: indices, itemCount: itemCount, wordCount: words & 0x7FFF, hasLongWords: words & 0x8000 != 0,
      rows: FontTableBytes())
    guard subtable.wordCount <= indices.count else { throw reader.invalid("it has more words than regions") }
    let size = subtable.rowSize * itemCount
    guard size <= reader.remaining else { throw reader.truncated }
    subtable.rows = FontTableBytes(reader.bytes[reader.offset..<reader.offset + size])
    return subtable
  }

  /// Returns the scalar of each region at coordinates, for ``delta(_:_:)``.
  func scalars(at coordinates: [Int]) -> [Int] { regions.map { $0.scalar(at: coordinates) } }

  /// Returns the regions that a subtable lists, or `nil` if it does not exist.
  func regions(ofSubtable index: Int) -> [Int]? {
    subtables.indices.contains(index) ? subtables[index].regions : nil
  }

  /// Returns the sum of an item's deltas in 1/2²⁴. Items that the store does not have do not vary.
  func delta(_ index: DeltaSetIndex, _ scalars: [Int]) -> Int {
    guard subtables.indices.contains(index.outer) else { return 0 }
    let subtable = subtables[index.outer]
    guard index.inner >= 0, index.inner < subtable.itemCount else { return 0 }
    var offset = index.inner * subtable.rowSize
    var sum = 0
    for (column, region) in subtable.regions.enumerated() {
      let isWord = column < subtable.wordCount
      let delta: Int
      switch (isWord, subtable.hasLongWords) {
      case (true, true):
        delta = subtable.rows.signed32(at: offset)
        offset += 4
      case (true, false), (false, true):
        delta = subtable.rows.signed16(at: offset)
        offset += 2
      case (false, false):
        delta = subtable.rows.signed8(at: offset)
        offset += 1
      }
      let scaled = FixedPoint.shifted(delta * scalars[region], by: FixedPoint.scalarBits - FixedPoint.deltaBits)
      sum = FixedPoint.limitedDelta(sum + scaled)
    }
    return sum
  }
}

/// The numbers of a validated part of a table, which keeps a copy of its bytes. Reads beyond its end return 0.
struct FontTableBytes: Sendable {
  private var bytes: [UInt8] = []

  init() {}

  var count: Int { bytes.count }

  init(_ bytes: some Sequence<UInt8>) { self.bytes = [UInt8](bytes) }

  func unsigned8(at offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  func signed8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: unsigned8(at: offset))) }

  func signed16(at offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned8(at: offset) << 8 | unsigned8(at: offset + 1)))
  }

  func signed32(at offset: Int) -> Int { signed16(at: offset) << 16 | (signed16(at: offset + 2) & 0xFFFF) }
}
