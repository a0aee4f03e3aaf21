import Foundation

/// The paint graphs of a font (COLR version 1). The header and the lists are validated at initialization; a graph is read when
/// its glyph is first drawn.
struct ColorPaintTable {
  let table: FontTableReader
  private let glyphs: FontTableReader
  private let glyphCount: Int
  private let layers: FontTableReader?
  private let layerCount: Int
  private let clips: FontTableReader?
  private let clipCount: Int
  let store: ItemVariationStore?
  let indexMap: DeltaSetIndexMap?

  /// Returns `nil` for version 0, and for a table without paint graphs.
  init?(_ reader: FontTableReader, axisCount: Int) throws(FontError) {
    var header = reader
    // HarfBuzz reads version 0.
    guard try header.unsigned16() == 1 else { return nil }
    try header.skip(12)
    let glyphs = try header.unsigned32()
    let layers = try header.unsigned32()
    let clips = try header.unsigned32()
    let map = try header.unsigned32()
    let store = try header.unsigned32()
    guard glyphs != 0 else { return nil }
    table = reader
    self.glyphs = try reader.part(from: glyphs)
    glyphCount = try Self.count(of: self.glyphs, at: 0, size: 6)
    self.layers = try Self.part(reader, layers)
    layerCount = try self.layers.map { (list) throws(FontError) in try Self.count(of: list, at: 0, size: 4) } ?? 0
    self.clips = try Self.part(reader, clips)
    clipCount = try self.clips.map { (list) throws(FontError) in try Self.count(of: list, at: 1, size: 7) } ?? 0
    self.store =
      store == 0 || axisCount == 0
      ? nil : try ItemVariationStore(reader.part(from: store), axisCount: axisCount)
    indexMap = map == 0 ? nil : try DeltaSetIndexMap(reader.part(from: map))
  }

  private static func part(_ reader: FontTableReader, _ offset: Int) throws(FontError) -> FontTableReader? {
    offset == 0 ? nil : try reader.part(from: offset)
  }

  /// Returns the number of records of a list, after a check that all are there.
  private static func count(of list: FontTableReader, at offset: Int, size: Int) throws(FontError) -> Int {
    var list = list
    try list.skip(offset)
    let count = try list.unsigned32()
    guard count <= list.remaining / size else { throw list.truncated }
    return count
  }

  /// Returns the offset of a glyph's paint in the table, or `nil` if the glyph has none. Records are in the order of glyphs.
  func paint(of glyph: Int) throws(FontError) -> Int? {
    var (low, high) = (0, glyphCount)
    while low < high {
      let middle = (low + high) / 2
      var record = try glyphs.part(from: 4 + 6 * middle)
      let found = try record.unsigned16()
      if found == glyph { return start(of: glyphs) + (try record.unsigned32()) }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the offset of a layer's paint in the table.
  func layer(_ index: Int) throws(FontError) -> Int {
    guard let layers, index < layerCount else { throw table.invalid("layer \(index) does not exist") }
    var record = try layers.part(from: 4 + 4 * index)
    return start(of: layers) + (try record.unsigned32())
  }

  /// Returns the offset of a glyph's clip box in the table, or `nil` if the glyph has none.
  func clipBox(of glyph: Int) throws(FontError) -> Int? {
    guard let clips else { return nil }
    var (low, high) = (0, clipCount)
    while low < high {
      let middle = (low + high) / 2
      var record = try clips.part(from: 5 + 7 * middle)
      let (first, last) = (try record.unsigned16(), try record.unsigned16())
      if first <= glyph, glyph <= last { return start(of: clips) + (try record.unsigned24()) }
      if last < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func start(of part: FontTableReader) -> Int { table.count - part.count }
}
