/// The glyphs that a font defines as SVG documents. They cannot be drawn.
struct SVGGlyphs: Sendable {
  private var ranges: [ClosedRange<Int>] = []

  init(_ reader: FontTableReader) throws(FontError) {
    var header = reader
    try header.skip(2)
    var list = try reader.part(from: header.unsigned32())
    let count = try list.unsigned16()
    guard list.remaining >= 12 * count else { throw reader.truncated }
    for _ in 0..<count {
      let (first, last) = (try list.unsigned16(), try list.unsigned16())
      try list.skip(8)
      guard first <= last, first > ranges.last?.upperBound ?? -1 else {
        throw reader.invalid("its documents are not in the order of their glyphs")
      }
      ranges.append(first...last)
    }
  }

  func contains(_ glyph: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < glyph { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(glyph)
  }
}
