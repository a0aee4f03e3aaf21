/// The outlines of a font in the Compact Font Format, version 2 (`CFF2`), and their variations. The bytes must outlive the
/// value.
struct CFF2Outlines: VariableOutlines {
  private let charStrings: CFF2Index
  private let globalSubroutines: CFF2Index
  private let dictionaries: [FontDictionary]
  private let selection: CFF2FontSelection
  private let store: ItemVariationStore?

  /// What glyphs of one dictionary share.
  private struct FontDictionary {
    var subroutines: CFF2Index?
    var variationIndex: Int
  }

  /// The steps of all glyphs, and the size of what font dictionaries refer to, for each byte of the table. Parts that are
  /// used more than once make them larger than the table.
  private static let mostStepsPerByte = 256

  /// Reads and validates all outlines and their variations.
  ///
  /// - Complexity: O(n) in the size of the table.
  init(_ reader: FontTableReader, glyphCount: Int, axisCount: Int) throws(FontError) {
    var header = reader
    guard try header.unsigned8() == 2 else { throw reader.invalid("its version is unknown") }
    try header.skip(1)
    let start = try header.unsigned8()
    let length = try header.unsigned16()
    let top = try CFF2Dictionary(reader.part(start..<start + length))
    globalSubroutines = try CFF2Index(reader.part(from: start + length))
    charStrings = try CFF2Index(reader.part(from: Self.offset(of: .charStrings, top, reader)))
    guard charStrings.count >= glyphCount else { throw reader.invalid("it has fewer glyphs than 'maxp'") }
    store = try top.number(.variationStore).map { (offset) throws(FontError) in
      // The store follows its length.
      try ItemVariationStore(reader.part(from: offset + 2), axisCount: axisCount)
    }
    dictionaries = try Self.dictionaries(
      CFF2Index(reader.part(from: Self.offset(of: .fontDictionaries, top, reader))), reader)
    if let offset = top.number(.fontSelection) {
      selection = try CFF2FontSelection(
        reader.part(from: offset), glyphCount: glyphCount, dictionaryCount: dictionaries.count)
    } else {
      selection = CFF2FontSelection(glyphCount: glyphCount)
    }
    try validate(glyphCount: glyphCount, byteCount: reader.count)
  }

  private static func offset(
    of key: CFF2Dictionary.Key, _ top: CFF2Dictionary, _ reader: FontTableReader
  ) throws(FontError) -> Int {
    guard let offset = top.number(key), offset > 0 else { throw reader.invalid("its top dictionary is incomplete") }
    return offset
  }

  private static func dictionaries(
    _ index: CFF2Index, _ reader: FontTableReader
  ) throws(FontError) -> [FontDictionary] {
    var dictionaries: [FontDictionary] = []
    var size = 0
    for number in 0..<index.count {
      guard let object = try index.object(number) else { continue }
      var dictionary = FontDictionary(subroutines: nil, variationIndex: 0)
      if let range = try CFF2Dictionary(object).range(.privateDictionary), !range.isEmpty {
        let values = try CFF2Dictionary(reader.part(range))
        dictionary.variationIndex = values.number(.variationIndex) ?? 0
        dictionary.subroutines = try values.number(.subroutines).map { (offset) throws(FontError) in
          try CFF2Index(reader.part(from: range.lowerBound + offset))
        }
        size += range.count + (dictionary.subroutines?.count ?? 0)
      }
      guard size <= mostStepsPerByte * reader.count else { throw reader.invalid("its font dictionaries are too large") }
      dictionaries.append(dictionary)
    }
    guard !dictionaries.isEmpty else { throw reader.invalid("it has no font dictionary") }
    return dictionaries
  }

  private func validate(glyphCount: Int, byteCount: Int) throws(FontError) {
    let variations = store.map { CFF2Variations($0, at: []) }
    var steps = 0
    for glyph in 0..<glyphCount {
      guard let charString = try charStrings.object(glyph) else { continue }
      steps += try interpreter(of: glyph, charString, variations).steps
      guard steps <= Self.mostStepsPerByte * byteCount else {
        throw charString.invalid("its charstrings call subroutines too often")
      }
    }
  }

  /// Returns an interpreter that has run the charstring of a glyph.
  private func interpreter(
    of glyph: Int, _ charString: FontTableReader, _ variations: CFF2Variations?
  ) throws(FontError) -> CharStringInterpreter {
    let dictionary = dictionaries[selection.dictionary(of: glyph)]
    var interpreter = CharStringInterpreter(
      glyph: glyph, subroutines: dictionary.subroutines, globalSubroutines: globalSubroutines, variations: variations,
      variationIndex: dictionary.variationIndex)
    try interpreter.run(charString)
    return interpreter
  }

  func advance(of glyph: Int, at coordinates: [Int]) throws(FontError) -> Int? { nil }

  /// Returns the outline of a glyph at coordinates.
  func outline(of glyph: Int, at coordinates: [Int]) throws(FontError) -> any InstanceOutline {
    guard let charString = try charStrings.object(glyph) else { return CubicOutline() }
    return try interpreter(of: glyph, charString, store.map { CFF2Variations($0, at: coordinates) }).outline
  }
}
