/// The font dictionary of each glyph (`FDSelect` of the specification of `CFF2`).
struct CFF2FontSelection {
  private var dictionaries: [UInt16]

  /// Returns the selection of a font with one dictionary.
  init(glyphCount: Int) { dictionaries = [UInt16](repeating: 0, count: glyphCount) }

  init(_ reader: FontTableReader, glyphCount: Int, dictionaryCount: Int) throws(FontError) {
    var reader = reader
    dictionaries = []
    let format = try reader.unsigned8()
    switch format {
    case 0:
      guard reader.remaining >= glyphCount else { throw reader.truncated }
      for _ in 0..<glyphCount { dictionaries.append(UInt16(try reader.unsigned8())) }
    case 3: try readRanges(&reader, glyphBytes: 2, dictionaryBytes: 1, glyphCount: glyphCount)
    case 4: try readRanges(&reader, glyphBytes: 4, dictionaryBytes: 2, glyphCount: glyphCount)
    default: throw reader.invalid("the format \(format) of its font selection is unknown")
    }
    guard dictionaries.allSatisfy({ $0 < dictionaryCount }) else {
      throw reader.invalid("its font selection names a dictionary that does not exist")
    }
  }

  private mutating func readRanges(
    _ reader: inout FontTableReader, glyphBytes: Int, dictionaryBytes: Int, glyphCount: Int
  ) throws(FontError) {
    let count = try reader.unsigned(bytes: glyphBytes)
    var first = try reader.unsigned(bytes: glyphBytes)
    guard first == 0 else { throw reader.invalid("its font selection does not begin with glyph 0") }
    for _ in 0..<count {
      let dictionary = UInt16(try reader.unsigned(bytes: dictionaryBytes))
      let next = try reader.unsigned(bytes: glyphBytes)
      guard next > first else { throw reader.invalid("the ranges of its font selection are not in order") }
      let end = min(next, glyphCount)
      dictionaries += repeatElement(dictionary, count: max(0, end - first))
      first = next
    }
    guard first >= glyphCount else { throw reader.invalid("its font selection ends before the last glyph") }
  }

  /// Returns the font dictionary of a glyph of the font.
  func dictionary(of glyph: Int) -> Int { dictionaries.indices.contains(glyph) ? Int(dictionaries[glyph]) : 0 }
}
