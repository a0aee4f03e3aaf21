/// The variations of advances (`HVAR`).
struct AdvanceVariations: Sendable {
  let store: ItemVariationStore
  private let map: DeltaSetIndexMap?

  init(_ reader: FontTableReader, axisCount: Int) throws(FontError) {
    var header = reader
    guard try header.unsigned16() == 1 else { throw reader.invalid("its version is unknown") }
    try header.skip(2)
    store = try ItemVariationStore(reader.part(from: header.unsigned32()), axisCount: axisCount)
    let mapOffset = try header.unsigned32()
    map = mapOffset == 0 ? nil : try DeltaSetIndexMap(reader.part(from: mapOffset))
  }

  /// Returns the place of a glyph's deltas. Without a map, glyphs are the items of the first subtable.
  func index(of glyph: Int) -> DeltaSetIndex {
    if let map { return map.entry(glyph) ?? DeltaSetIndex(outer: 0xFFFF, inner: 0xFFFF) }
    return DeltaSetIndex(outer: 0, inner: glyph)
  }
}

/// The variations of the font's metrics (`MVAR`).
struct MetricVariations: Sendable {
  private let store: ItemVariationStore?
  private var indices: [FontTag: DeltaSetIndex] = [:]

  init(_ reader: FontTableReader, axisCount: Int) throws(FontError) {
    var header = reader
    guard try header.unsigned16() == 1 else { throw reader.invalid("its version is unknown") }
    try header.skip(4)
    let size = try header.unsigned16()
    let count = try header.unsigned16()
    let storeOffset = try header.unsigned16()
    store = storeOffset == 0 ? nil : try ItemVariationStore(reader.part(from: storeOffset), axisCount: axisCount)
    guard count == 0 || size >= 8 else { throw reader.invalid("a record has \(size) bytes instead of 8") }
    for index in 0..<count {
      var record = try reader.part(from: header.offset + index * size)
      let tag = FontTag(value: UInt32(truncatingIfNeeded: try record.unsigned32()))
      indices[tag] = DeltaSetIndex(outer: try record.unsigned16(), inner: try record.unsigned16())
    }
  }

  /// Adds the variations at coordinates to metrics.
  ///
  /// The tags of line metrics name fields of `OS/2`. They are applied to those of `hhea` too, which has no tags of its own
  /// and mirrors them.
  func vary(_ metrics: inout FontMetrics, at coordinates: [Int]) {
    guard let store else { return }
    let scalars = store.scalars(at: coordinates)
    func delta(_ tag: FontTag) -> Int {
      guard let index = indices[tag] else { return 0 }
      let delta = FixedPoint.shifted(store.delta(index, scalars), by: FixedPoint.deltaBits)
      return min(max(delta, -32768), 32767)
    }
    metrics.ascent += delta("hasc")
    metrics.descent -= delta("hdsc")
    metrics.lineGap = max(0, metrics.lineGap + delta("hlgp"))
    metrics.xHeight += delta("xhgt")
    metrics.capHeight += delta("cpht")
    metrics.underlinePosition += delta("undo")
    metrics.underlineThickness = max(1, metrics.underlineThickness + delta("unds"))
    metrics.strikethroughPosition += delta("stro")
    metrics.strikethroughThickness = max(1, metrics.strikethroughThickness + delta("strs"))
  }
}
