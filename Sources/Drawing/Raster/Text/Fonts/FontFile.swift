/// The validated table directory of an OpenType or TrueType font or collection: every table lies within the file.
///
/// HarfBuzz treats a damaged table as missing. This validation reports the damage instead.
struct FontFile {
  /// The bytes of a table. Reads beyond its end return 0; callers check the length first.
  struct Table {
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    func unsigned16(at offset: Int) -> Int {
      guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func signed16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(at: offset))) }

    func unsigned32(at offset: Int) -> Int { unsigned16(at: offset) << 16 | unsigned16(at: offset + 2) }
  }

  let family: String
  private var tables: [String: Table] = [:]

  /// Reads the directory of the font at an index, which is 0 unless the file is a collection. The bytes must outlive
  /// the value.
  init(_ bytes: UnsafeRawBufferPointer, index: Int = 0, family: String) throws(FontError) {
    self.family = family
    let file = Table(bytes: bytes)
    let start = try Self.directory(in: file, index: index, family: family)
    let signature = file.unsigned32(at: start)
    guard bytes.count >= start + 12, Self.fontSignatures.contains(signature) else {
      throw .notAFont(family: family, found: Self.otherFormats[signature])
    }
    let count = file.unsigned16(at: start + 4)
    guard start + 12 + 16 * count <= bytes.count else { throw .truncatedTable(family: family, table: "directory") }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let name = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let offset = file.unsigned32(at: record + 8)
      let length = file.unsigned32(at: record + 12)
      guard offset + length <= bytes.count else { throw .truncatedTable(family: family, table: name) }
      tables[name] = Table(bytes: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
    }
  }

  /// Returns the offset of a font's directory.
  private static func directory(in file: Table, index: Int, family: String) throws(FontError) -> Int {
    let isCollection = file.unsigned32(at: 0) == collectionSignature
    let count = isCollection ? file.unsigned32(at: 8) : 1
    guard (0..<count).contains(index) else { throw .noSuchFont(family: family, index: index, count: count) }
    guard isCollection else { return 0 }
    guard 12 + 4 * (index + 1) <= file.count else { throw .truncatedTable(family: family, table: "directory") }
    return file.unsigned32(at: 12 + 4 * index)
  }

  func table(_ name: String) -> Table? { tables[name] }

  /// Returns a reader of a table, or `nil` if the font does not have it.
  func reader(_ name: String) -> FontTableReader? {
    tables[name].map { FontTableReader(family: family, table: name, bytes: $0.bytes) }
  }

  func requiredReader(_ name: String) throws(FontError) -> FontTableReader {
    guard let reader = reader(name) else { throw .missingTable(family: family, table: name) }
    return reader
  }

  func requiredTable(_ name: String, atLeast count: Int) throws(FontError) -> Table {
    guard let table = tables[name] else { throw .missingTable(family: family, table: name) }
    guard table.count >= count else { throw .truncatedTable(family: family, table: name) }
    return table
  }

  /// Checks for the tables that are required to show text.
  func requireTextTables() throws(FontError) {
    for name in ["cmap", "hmtx"] { _ = try requiredTable(name, atLeast: 4) }
    let glyphs = try requiredTable("maxp", atLeast: 6).unsigned16(at: 4)
    guard glyphs > 0 else { throw .invalidTable(family: family, table: "maxp", reason: "the number of glyphs is 0") }
    // Bitmap fonts have no outlines.
    let hasBitmaps = table("CBDT") != nil && table("CBLC") != nil || table("sbix") != nil && table("glyf") == nil
    if table("CFF ") == nil, table("CFF2") == nil, !hasBitmaps {
      try requireOutlines(of: glyphs)
    }
    let advances = try requiredTable("hhea", atLeast: 36).unsigned16(at: 34)
    guard advances > 0 else {
      throw .invalidTable(family: family, table: "hhea", reason: "the number of advances is 0")
    }
    _ = try requiredTable("hmtx", atLeast: 4 * advances)
  }

  /// Checks that all outlines lie within their table. Others would be drawn as blank glyphs.
  private func requireOutlines(of glyphs: Int) throws(FontError) {
    let outlines = try requiredTable("glyf", atLeast: 1)
    let format = try requiredTable("head", atLeast: 54).unsigned16(at: 50)
    guard format <= 1 else {
      throw .invalidTable(family: family, table: "head", reason: "the format of glyph offsets is unknown")
    }
    let places = try requiredTable("loca", atLeast: (glyphs + 1) * (format == 0 ? 2 : 4))
    var end = 0
    for glyph in 0...glyphs {
      let place = format == 0 ? 2 * places.unsigned16(at: 2 * glyph) : places.unsigned32(at: 4 * glyph)
      guard place >= end, place <= outlines.count else {
        throw .invalidTable(
          family: family, table: "loca", reason: "the offset of glyph \(max(0, glyph - 1)) is out of range"
        )
      }
      end = place
    }
  }

  /// 1.0, `OTTO`, `true`.
  private static let fontSignatures: Set<Int> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// `ttcf`.
  private static let collectionSignature = 0x7474_6366

  private static let otherFormats: [Int: String] = [
    0x774F_4646: "a WOFF web font",
    0x774F_4632: "a WOFF 2 web font",
  ]
}
