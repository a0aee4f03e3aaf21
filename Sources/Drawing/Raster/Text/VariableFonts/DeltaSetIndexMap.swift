/// A compressed map of glyphs or axes to places in an ``ItemVariationStore``.
struct DeltaSetIndexMap: Sendable {
  private var count: Int
  private var entrySize: Int
  private var innerBits: Int
  private var entries: FontTableBytes

  init(_ reader: FontTableReader) throws(FontError) {
    var reader = reader
    let format = try reader.unsigned8()
    guard format <= 1 else { throw reader.invalid("the format of an index map is unknown") }
    let entryFormat = try reader.unsigned8()
    count = format == 0 ? try reader.unsigned16() : try reader.unsigned32()
    entrySize = (entryFormat >> 4 & 3) + 1
    innerBits = (entryFormat & 15) + 1
    guard count <= reader.remaining / entrySize else { throw reader.truncated }
    entries = FontTableBytes(reader.bytes[reader.offset..<reader.offset + count * entrySize])
  }

  /// Returns the entry of a glyph or axis. Those beyond the end have the last one; an empty map has none.
  func entry(_ index: Int) -> DeltaSetIndex? {
    guard count > 0, index >= 0 else { return nil }
    let offset = min(index, count - 1) * entrySize
    let entry = (0..<entrySize).reduce(0) { $0 << 8 | entries.unsigned8(at: offset + $1) }
    return DeltaSetIndex(outer: entry >> innerBits, inner: entry & ((1 << innerBits) - 1))
  }
}
