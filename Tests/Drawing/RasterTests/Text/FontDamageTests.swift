import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Font files that are not what they should be: an error that says what is wrong, never a crash.
struct FontDamageTests {
  private func register(_ data: Data) throws(FontError) -> FontBook {
    var fonts = FontBook.embedded
    try fonts.register(data: data, family: "Own")
    return fonts
  }

  @Test func filesThatAreNotAFontAreNamed() throws {
    #expect(throws: FontError.notAFont(family: "Own", found: nil)) { try register(Data()) }
    #expect(throws: FontError.notAFont(family: "Own", found: nil)) { try register(Data("a picture".utf8)) }
    #expect(throws: FontError.notAFont(family: "Own", found: "a WOFF 2 web font")) {
      try register(Data("wOF2".utf8) + Data(count: 100))
    }
    let error = try #require(throws: FontError.self) { try register(Data("ttcf".utf8) + Data(count: 100)) }
    #expect(error.description.contains("fonts"))
    #expect(error.description.contains("'Own'"))
  }

  @Test(arguments: ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf"])
  func aTruncatedFileIsRefused(name: String) throws {
    let data = try FontFiles.data(name)
    for length in stride(from: 0, to: data.count, by: max(1, data.count / 60)) {
      #expect(throws: FontError.self) { try register(data.prefix(length)) }
    }
    #expect(throws: FontError.self) { try register(data.dropLast(4)) }
  }

  @Test func aMissingTableIsNamed() throws {
    var data = try FontFiles.data("Inter-Regular.otf")
    let record = try #require(data.range(of: Data("cmap".utf8)))
    data.replaceSubrange(record, with: Data("xmap".utf8))
    #expect(throws: FontError.missingTable(family: "Own", table: "cmap")) { try register(data) }
  }

  // MARK: Glyphs that are not there

  /// A file of the tests whose table says that it has fewer glyphs than its other tables name.
  private func font(_ file: URL, glyphs: UInt8) throws -> Data {
    var data = try Data(contentsOf: file)
    let maxp = try table("maxp", of: data)
    data[maxp.lowerBound + 4] = 0
    data[maxp.lowerBound + 5] = glyphs
    return data
  }

  /// Where a table stands.
  private func table(_ name: String, of data: Data) throws -> Range<Int> {
    let record = try #require(data.range(of: Data(name.utf8))).lowerBound
    func number(at place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let start = number(at: record + 8)
    return start..<start + number(at: record + 12)
  }

  /// Sets a text and draws it.
  private func drawn(_ text: String, _ data: Data, width: CGFloat? = nil) throws -> TextLayout {
    let fonts = try register(data)
    let run = TextRun(text, font: FontDescriptor(family: "Own", size: 20), color: .black, isUnderlined: true)
    let layout = Typesetter(fonts: fonts).layout([run], width: width)
    var canvas = DisplayListRecorder(size: CGSize(width: 200, height: 100))
    canvas.draw(layout, at: .zero)
    var renderer = Renderer(threads: 1)
    renderer.fonts = fonts
    let buffer = try renderer.render(canvas.displayList)
    #expect(Set(buffer.pixels).count > 1, "nothing was drawn")
    return layout
  }

  @Test func lettersOfGlyphsThatTheFontLacksAreBoxes() throws {
    let layout = try drawn("नमस्ते", font(FontFiles.registered("NotoSansDevanagari-Regular.ttf"), glyphs: 3))
    #expect(Set(layout.lines[0].runs.map(\.glyphs.face)) == ["missing"])
    #expect(Set(layout.missingScalars) == Set("नमस्ते".unicodeScalars))
  }

  @Test func missingGlyphsOfADamagedFontComeFromTheNextFont() throws {
    let file = FontFiles.folder.appending(path: "NotoSansHebrew-Bold.ttf")
    let layout = try drawn("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", font(file, glyphs: 3))
    #expect(layout.lines[0].runs.map(\.glyphs.face) == ["NotoSansHebrew-Regular"])
    #expect(layout.missingScalars == [])
  }

  @Test func conjunctsOfGlyphsThatTheFontLacksAreBoxes() throws {
    let file = FontFiles.registered("NotoSansDevanagari-Regular.ttf")
    var boxes = 0
    for glyphs in UInt8(20)...190 {
      let layout = try drawn("क्षत्रिय श्री विद्यार्थी", font(file, glyphs: glyphs), width: 60)
      for run in layout.lines.lazy.flatMap(\.runs).map(\.glyphs) {
        if run.face == "missing" { boxes += 1 } else { #expect(run.glyphs.allSatisfy { $0.id < glyphs }) }
      }
      #expect(layout.missingScalars.isEmpty == !layout.lines.flatMap(\.runs).contains { $0.glyphs.face == "missing" })
    }
    #expect(boxes > 50)
  }

  @Test func layersThatTheFontLacksAreLeftOut() throws {
    let layout = try drawn("\u{1F600}", font(FontFiles.registered("Layers.ttf"), glyphs: 5))
    #expect(layout.lines[0].runs.filter { !$0.glyphs.glyphs.isEmpty }.map(\.color) == [RGBA(0xFFCC00)])
  }

  /// A mask of such a glyph would take a gigabyte, so that it is drawn from its outline.
  @Test func hugeGlyphsAreDrawn() throws {
    var data = try FontFiles.data("JetBrainsMono-Regular.ttf")
    let head = try table("head", of: data)
    data[head.lowerBound + 18] = 0
    data[head.lowerBound + 19] = 16
    let fonts = try register(data)
    let layout = Typesetter(fonts: fonts).layout([
      TextRun("I", font: FontDescriptor(family: "Own", size: 250), color: .black)
    ])
    #expect(layout.size.width > 9000)
    var canvas = DisplayListRecorder(size: CGSize(width: 40, height: 40))
    // In the stem of the letter.
    canvas.draw(layout, at: CGPoint(x: -layout.size.width / 2, y: 4000 - layout.firstBaseline))
    let buffer = try Renderer(fonts: fonts, threads: 1).render(canvas.displayList)
    #expect(buffer[20, 20] == .black)
  }

  @Test func anOutlineBeyondTheFileIsReported() throws {
    var data = try FontFiles.data("NotoSansHebrew-Regular.ttf")
    let loca = try table("loca", of: data)
    data[loca.lowerBound + 20] = 0xFF
    let error = try #require(throws: FontError.self) { try register(data) }
    #expect(error.description.contains("the table 'loca' is invalid: the offset of glyph"))
    data = try FontFiles.data("NotoSansHebrew-Regular.ttf")
    data[try table("maxp", of: data).lowerBound + 4] = 0x7F
    #expect(throws: FontError.truncatedTable(family: "Own", table: "loca")) { try register(data) }
  }

  @Test func aBookIsUnchangedByAFailure() throws {
    var fonts = FontBook.embedded
    #expect(throws: FontError.self) { try fonts.register(data: Data(count: 20), family: "Own") }
    #expect(fonts == .embedded)
  }

  @Test(arguments: ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf"])
  func damagedBytesNeverCrash(name: String) throws {
    let intact = try FontFiles.data(name)
    var accepted = 0
    for seed in 0..<60 {
      var random = SplitMix(seed: UInt64(seed))
      var data = intact
      // The directory and the tables that a file starts with matter most, so half of the damage goes there.
      for hit in 0..<40 {
        let reach = hit % 2 == 0 ? data.count : min(data.count, 4000)
        data[Int.random(in: 300..<reach, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let fonts = try? register(data) else { continue }
      accepted += 1
      let font = FontDescriptor(family: "Own", size: 17)
      let text = "AVATAR fi \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{645}\u{631}\u{62D}\u{628}\u{627} e\u{301}"
      let layout = Typesetter(fonts: fonts).layout([TextRun(text, font: font, color: .black)], width: 60)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for glyph in 0..<300 { _ = fonts.outline(face: "Own-Regular", glyph: UInt32(glyph)) }
    }
    #expect(accepted > 0)
  }
}
