import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Fonts with color glyphs: palettes, the text color, bitmaps, and glyphs that cannot be drawn.
struct ColorFontTests {
  private static func book(_ file: String, palette: Int? = nil) throws -> FontBook {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered(file), family: "Own", palette: palette)
    return fonts
  }

  private static func layout(_ text: String, _ fonts: FontBook, color: RGBA = .black, size: CGFloat = 64) -> TextLayout
  {
    Typesetter(fonts: fonts).layout([
      TextRun(text, font: FontDescriptor(family: "Own", size: size), color: color)
    ])
  }

  private static func picture(
    _ layout: TextLayout, _ fonts: FontBook, background: RGBA = .clear, paint: Paint? = nil
  ) throws -> PixelBuffer {
    let list = DisplayList(size: CGSize(width: 128, height: 128)) { canvas in
      canvas.draw(layout, at: CGPoint(x: 32, y: 96 - layout.firstBaseline), with: paint)
    }
    return try Renderer(fonts: fonts, threads: 1).render(list, background: background)
  }

  /// A solid square of 1000 units in the text color.
  private static let solid = "\u{F0B06}"

  // MARK: Colors

  @Test func theTextColorIsTheForeground() throws {
    let fonts = try Self.book("ColorGlyphs.ttf")
    let red = try Self.picture(Self.layout(Self.solid, fonts, color: RGBA(0xFF0000)), fonts)
    #expect(red[60, 70] == RGBA(0xFF0000))
    let half = try Self.picture(Self.layout(Self.solid, fonts, color: RGBA(0xFF0000, alpha: 128)), fonts)
    #expect(half[60, 70] == RGBA(0xFF0000, alpha: 128))
  }

  @Test func aGradientPaintsTheForeground() throws {
    let fonts = try Self.book("ColorGlyphs.ttf")
    let gradient = GradientPaint(
      .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 128, y: 0)),
      stops: [.init(color: RGBA(0xFF0000), location: 0), .init(color: RGBA(0x0000FF), location: 1)])
    let picture = try Self.picture(Self.layout(Self.solid, fonts), fonts, paint: .gradient(gradient))
    let (left, right) = (try #require(picture[40, 70]), try #require(picture[88, 70]))
    #expect(left.red > right.red && left.blue < right.blue && left.alpha == 255)
  }

  @Test func overlappingLayersAreTransparentTogether() throws {
    // Both crosses of the glyph, opaque, one on the other.
    let fonts = try Self.book("ColorGlyphs.ttf")
    let opaque = try Self.picture(Self.layout("\u{F0900}", fonts), fonts)
    let faint = try Self.picture(Self.layout("\u{F0900}", fonts, color: RGBA(0, alpha: 51)), fonts)
    for index in opaque.pixels.indices {
      let (whole, part) = (Int(opaque.pixels[index] >> 24), Int(faint.pixels[index] >> 24))
      #expect(abs(whole / 5 - part) <= 1)
    }
  }

  @Test func palettesAreChosenAtRegistration() throws {
    let pictures = try [nil, 0, 1, 2].map { palette in
      let fonts = try Self.book("ColorGlyphs.ttf", palette: palette)
      return try Self.picture(Self.layout("\u{F0900}", fonts), fonts)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[1] != pictures[2] && pictures[2] != pictures[3] && pictures[1] != pictures[3])
    // Version 0, by HarfBuzz.
    let layers = try [0, 1].map { palette in
      let fonts = try Self.book("ColorGlyphs.ttf", palette: palette)
      return try Self.picture(Self.layout("\u{F0E00}", fonts), fonts)
    }
    #expect(layers[0] != layers[1])
    #expect(try Self.book("ColorGlyphs.ttf", palette: 1) != Self.book("ColorGlyphs.ttf"))
  }

  @Test(arguments: [("ColorGlyphs.ttf", 3), ("ColorGlyphs.ttf", -1), ("NotoSans-Regular.ttf", 0)])
  func aPaletteThatDoesNotExistIsAnError(file: String, palette: Int) {
    let count = file == "ColorGlyphs.ttf" ? 3 : 0
    #expect(throws: FontError.noSuchPalette(family: "Own", palette: palette, count: count)) {
      try Self.book(file, palette: palette)
    }
    #expect("\(FontError.noSuchPalette(family: "Own", palette: 3, count: 1))".contains("it has one palette"))
  }

  @Test func theRequestedFamilyDrawsLettersInItsColors() throws {
    let fonts = try Self.book("BitmapGlyphs.ttf")
    #expect(Self.layout("simple_linear", fonts).lines[0].runs.map(\.glyphs.face) == ["Own-Regular"])
  }

  // MARK: Bitmaps

  @Test func bitmapsOfSbixAreDrawn() throws {
    let fonts = try Self.book("BitmapGlyphs.ttf")
    let pictures = Self.layout("simple_linear", fonts).lines[0].runs.flatMap(\.pictures)
    try #require(pictures.count == 1)
    #expect(pictures[0].frame.width > 40 && pictures[0].frame.height > 40)
  }

  @Test func bitmapsInOtherFormatsAreMissingText() throws {
    var data = try Data(contentsOf: FontFiles.registered("BitmapGlyphs.ttf"))
    while let tag = data.range(of: Data("png ".utf8)) { data.replaceSubrange(tag, with: Data("jpg ".utf8)) }
    var fonts = FontBook.embedded
    try fonts.register(data: data, family: "Own")
    let layout = Self.layout("simple_linear", fonts)
    #expect(layout.missingScalars.contains("s"))
    let glyph = try #require(fonts.undrawableGlyphs(of: "simple_linear").first)
    #expect(
      glyph.description.contains("of 'Own-Regular' cannot be drawn: its bitmap has the format 'jpg ' instead of PNG"))
  }

  // MARK: Glyphs that cannot be drawn

  @Test func SVGGlyphsAreMissingText() throws {
    let fonts = try Self.book("SVGGlyphs.ttf")
    let layout = Self.layout("simple_linear", fonts)
    #expect(layout.lines[0].runs.map(\.glyphs.face) == ["missing"])
    #expect(String(String.UnicodeScalarView(layout.missingScalars)) == "simple_nar")
    #expect(
      fonts.undrawableGlyphs(of: "simple_linear").map(\.description)
        == ["glyph 26 of 'Own-Regular' cannot be drawn: it is an SVG document"])
  }

  @Test func cyclesAreMissingText() throws {
    let fonts = try Self.book("ColorGlyphs.ttf")
    #expect(Self.layout("\u{F1100}", fonts).missingScalars == ["\u{F1100}"])
    let reason = "its table 'COLR' is invalid: the paint graph of a glyph has a cycle"
    #expect(fonts.undrawableGlyphs(of: "\u{F1100}").map(\.reason) == [reason])
    // A glyph that occurs twice in a graph does not make a cycle.
    #expect(Self.layout("\u{F1200}", fonts).missingScalars == [])
    #expect(fonts.undrawableGlyphs(of: "\u{F1200}") == [])
  }

  @Test func anotherFontDrawsWhatTheFirstCannot() throws {
    var fonts = try Self.book("ColorGlyphs.ttf")
    try fonts.register(contentsOf: FontFiles.registered("ColorGlyphsVariable.ttf"), family: "Other")
    let broken = try FontTables(Data(contentsOf: FontFiles.registered("ColorGlyphsVariable.ttf")))
      .replacing("COLR", with: Self.table([1], glyph: 3))
    try fonts.register(data: broken, family: "Broken")
    fonts.fallbackFamilies = ["Other"]
    let layout = Typesetter(fonts: fonts).layout([
      TextRun("\u{F0900}", font: FontDescriptor(family: "Broken", size: 20), color: .black)
    ])
    #expect(layout.missingScalars == [])
  }

  // MARK: Limits

  /// A COLR table whose glyphs 0...`glyph` have the same paint.
  private static func table(_ paint: [UInt8], glyph: Int) -> Data {
    func big(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = big(1, 2) + big(0, 12) + big(34, 4) + big(0, 16)
    let glyphs = glyph + 1
    bytes += big(glyphs, 4)
    for index in 0..<glyphs { bytes += big(index, 2) + big(4 + 6 * glyphs, 4) }
    return Data(bytes + paint)
  }

  private static func reason(_ paint: [UInt8]) throws -> String? {
    let font = try Data(contentsOf: FontFiles.registered("ColorGlyphs.ttf"))
    let data = FontTables(font).replacing("COLR", with: table(paint, glyph: 250))
    var fonts = FontBook.embedded
    try fonts.register(data: data, family: "Own")
    #expect(layout(solid, fonts).missingScalars == [solid.unicodeScalars.first])
    return fonts.undrawableGlyphs(of: solid).first?.reason
  }

  @Test func paintsAreNestedAFewTimesOnly() throws {
    // PaintTranslate with the next paint behind it, 10,000 times.
    let chain = [UInt8]((0..<10_000).flatMap { _ in [14, 0, 0, 8, 0, 0, 0, 0] as [UInt8] })
    let reason = try Self.reason(chain + [2, 0, 0, 0x40, 0])
    #expect(reason == "its table 'COLR' is invalid: the paints of a glyph are nested more than 64 times")
  }

  @Test func sharedPaintsCannotMultiply() throws {
    // PaintComposite with the next paint as its source and as its backdrop.
    let doubling = [UInt8]((0..<40).flatMap { _ in [32, 0, 0, 8, 3, 0, 0, 8] as [UInt8] })
    #expect(
      try Self.reason(doubling + [2, 0, 0, 0x40, 0])
        == "its table 'COLR' is invalid: a glyph has more than 256 composites")
  }

  @Test(
    arguments: [
      ([2, 0, 0, 0x40, 0], "a glyph paints an unlimited area"), ([33], "the paint format 33 is unknown"),
      ([2, 1, 0, 0x40, 0], "color 256 does not exist"), ([11, 0xFF, 0xF0], "glyph 65520 has no paint"),
      ([10, 0, 0, 6, 0xFF, 0xF0, 2, 0, 0, 0x40, 0], "glyph 65520 does not exist"),
      ([1, 1, 0, 0, 0, 0], "layer 0 does not exist"),
      (
        [14, 0, 0, 0, 0, 0, 0, 0], "the paint graph of a glyph has a cycle"
      ),
      ([14, 0, 0], nil),
    ] as [([UInt8], String?)])
  func invalidPaintsAreMissingText(paint: [UInt8], reason: String?) throws {
    let expected = reason.map { "its table 'COLR' is invalid: \($0)" } ?? "its table 'COLR' is truncated"
    #expect(try Self.reason(paint) == expected)
  }

  @Test func aTruncatedTableIsAnError() throws {
    let font = try FontTables(Data(contentsOf: FontFiles.registered("ColorGlyphs.ttf")))
    let short = font.replacing("COLR", with: Data([0, 1, 0, 0]))
    var fonts = FontBook.embedded
    #expect(throws: FontError.truncatedTable(family: "Own", table: "COLR")) {
      try fonts.register(data: short, family: "Own")
    }
  }

  @Test(arguments: ["COLR", "CPAL", "SVG ", "sbix"]) func damagedTablesNeverTrap(table: String) throws {
    var random = SplitMix(seed: 53)
    let file = table == "sbix" ? "BitmapGlyphs" : table == "SVG " ? "SVGGlyphs" : "ColorGlyphsVariable"
    let font = try FontTables(Data(contentsOf: FontFiles.registered("\(file).ttf")))
    let whole = try #require(font.table(table))
    var drawn = 0
    for _ in 0..<150 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<min(damaged.count, 4096), using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      var fonts = FontBook.embedded
      // What cannot be read is a `FontError`.
      guard (try? fonts.register(data: font.replacing(table, with: damaged), family: "Own")) != nil else { continue }
      let first = UInt32.random(in: 0xF0100...0xF1417, using: &random)
      let text = String(String.UnicodeScalarView((first..<first + 8).compactMap(Unicode.Scalar.init)))
      for text in [text, "simple_linear radial_reflect"] {
        _ = try Self.picture(Self.layout(text, fonts), fonts)
      }
      drawn += 1
    }
    #expect(drawn > 5)
  }
}

/// The tables of a font file.
struct FontTables {
  private let data: Data

  init(_ data: Data) { self.data = Data(data) }

  private func number(_ offset: Int, _ count: Int) -> Int {
    data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func record(_ tag: String) -> Int? {
    (0..<number(4, 2)).map { 12 + 16 * $0 }.first { data[$0..<$0 + 4] == Data(tag.utf8) }
  }

  func table(_ tag: String) -> Data? {
    record(tag).map { Data(data[number($0 + 8, 4)..<number($0 + 8, 4) + number($0 + 12, 4)]) }
  }

  /// Returns the file with another table in the place of one.
  func replacing(_ tag: String, with table: Data) -> Data {
    guard let record = record(tag) else { return data }
    var result = data
    let place = result.count
    result.append(table)
    for (offset, value) in [(8, place), (12, table.count)] {
      for byte in 0..<4 { result[record + offset + byte] = UInt8(truncatingIfNeeded: value >> (8 * (3 - byte))) }
    }
    return result
  }
}
