import Foundation
import Raster
import Testing

/// Fonts that a user brings: variable ones, collections, color.
struct RegisteredFontTests {
  private static func book(_ file: String, index: Int = 0, _ variations: [FontVariation] = []) throws -> FontBook {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered(file), family: "Own", index: index, variations: variations)
    return fonts
  }

  private func layout(_ text: String, _ fonts: FontBook, _ change: (inout FontDescriptor) -> Void = { _ in })
    -> TextLayout
  {
    var font = FontDescriptor(family: "Own", size: 100)
    change(&font)
    return Typesetter(fonts: fonts).layout([TextRun(text, font: font, color: .black)])
  }

  @Test func registeredFontsAreTheFilesThatTheListNames() throws {
    let list = try String(contentsOf: FontFiles.registered("FONTS.md"), encoding: .utf8)
    var checked = 0
    for row in list.split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let bytes = Int(cells[1]) else { continue }
      let fonts = try Self.book(cells[0])
      #expect(fonts.digest(ofFace: "Own-Regular") == cells[2], "\(cells[0]) differs from FONTS.md")
      #expect(try Data(contentsOf: FontFiles.registered(cells[0])).count == bytes)
      checked += 1
    }
    #expect(checked == 12)
  }

  // MARK: Variable fonts

  @Test func aWeightAxisProvidesEveryWeight() throws {
    let fonts = try Self.book("InterVariable.ttf")
    let widths = [100, 400, 700, 900].map { weight in
      layout("Weight", fonts) { $0.weight = FontWeight(weight) }.size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(fonts.faceName(for: FontDescriptor(family: "Own", size: 9, weight: .bold)) == "Own-Regular[wght=700]")
    #expect(fonts.faceName(for: FontDescriptor(family: "Own", size: 9)) == "Own-Regular")
    #expect(fonts.axes(for: FontDescriptor(family: "Own", size: 9)).map(\.tag) == ["wght", "slnt"])
  }

  @Test func aVariableWeightHasTheWidthOfTheStaticFont() throws {
    let fonts = try Self.book("InterVariable.ttf")
    let varied = layout("Handgloves", fonts) { $0.weight = .semibold }.size.width
    let own = layout("Handgloves", .embedded) { $0 = FontDescriptor(size: 100, weight: .semibold) }.size.width
    #expect(abs(varied - own) < 1)
  }

  @Test func aSlantAxisProvidesItalics() throws {
    let fonts = try Self.book("InterVariable.ttf")
    let run = try #require(layout("H", fonts) { $0.isItalic = true }.lines[0].runs.first).glyphs
    #expect(run.face == "Own-Regular[slnt=-10]")
    #expect(run.slant == 0)
    let slanted = try #require(fonts.outline(face: run.face, glyph: run.glyphs[0].id))
    #expect(slanted != fonts.outline(face: "Own-Regular", glyph: run.glyphs[0].id))
  }

  @Test func variationsOfADescriptorTakePrecedenceAndAreClamped() throws {
    let fonts = try Self.book("InterVariable.ttf")
    func face(_ variations: [FontVariation]) -> String? {
      fonts.faceName(for: FontDescriptor(family: "Own", size: 9, weight: .bold, variations: variations))
    }
    #expect(face([FontVariation("wght", 333.5)]) == "Own-Regular[wght=333.5]")
    #expect(face([FontVariation("wght", 1e9)]) == "Own-Regular[wght=900]")
    #expect(face([FontVariation("wght", .nan), FontVariation("zzzz", 3)]) == "Own-Regular[wght=700]")
  }

  @Test func aPinnedAxisDoesNotChange() throws {
    let fonts = try Self.book("InterVariable.ttf", [FontVariation("wght", 800)])
    let light = layout("Weight", fonts) { $0.weight = .light }
    let bold = layout("Weight", fonts) { $0.weight = .black }
    #expect(light == bold)
    #expect(light.size.width > layout("Weight", try Self.book("InterVariable.ttf")).size.width)
    // What is pinned stays while another axis moves.
    let italic = layout("Weight", fonts) { $0.isItalic = true }
    #expect(italic.lines[0].runs[0].glyphs.face == "Own-Regular[slnt=-10]")
    #expect(abs(italic.size.width - bold.size.width) < 12)
    #expect(fonts != (try Self.book("InterVariable.ttf")))
  }

  @Test func anAxisThatTheFontLacksIsNamed() throws {
    #expect(throws: FontError.unknownAxis(family: "Own", axis: "wdth", axes: ["wght", "slnt"])) {
      try Self.book("InterVariable.ttf", [FontVariation("wdth", 75)])
    }
    #expect(throws: FontError.unknownAxis(family: "Own", axis: "wght", axes: [])) {
      try Self.book("NotoSansDevanagari-Regular.ttf", [FontVariation("wght", 75)])
    }
  }

  @Test func aNewBookFindsAnInstanceByItsName() throws {
    let name = "Own-Regular[wght=650]"
    let asked = try Self.book("InterVariable.ttf")
    let id = try #require(layout("g", asked) { $0.weight = FontWeight(650) }.lines[0].runs[0].glyphs.glyphs.first).id
    let fresh = try Self.book("InterVariable.ttf")
    #expect(fresh.outline(face: name, glyph: id) == asked.outline(face: name, glyph: id))
    #expect(fresh.outline(face: name, glyph: id) != nil)
    for other in ["Own-Regular[wght=1e9]", "Own-Regular[zzzz=1]", "Own-Regular[]", "Own-Regular[wght]", "[wght=1]"] {
      #expect(fresh.outline(face: other, glyph: id) == nil)
    }
  }

  // MARK: Features

  @Test func featuresChangeGlyphs() throws {
    let fonts = try Self.book("InterVariable.ttf")
    func glyphs(_ text: String, _ features: [FontFeature]) -> [UInt32] {
      layout(text, fonts) { $0.features = features }.lines.flatMap(\.runs).flatMap(\.glyphs.glyphs).map(\.id)
    }
    #expect(glyphs("0", []) != glyphs("0", [FontFeature("zero")]))
    #expect(glyphs("1/2", []) != glyphs("1/2", [.fractions]))
    #expect(glyphs("->", []) != glyphs("->", [FontFeature("calt", 0)]))
    #expect(glyphs("abc", [FontFeature("zzzz")]) == glyphs("abc", []))
  }

  @Test func tagsHaveFourLetters() {
    #expect(FontTag("wght").string == "wght")
    #expect(FontTag("a").string == "a   ")
    #expect(FontTag("längeres").string == "l  n")
  }

  // MARK: Collections

  @Test func aCollectionHasItsFontsByIndex() throws {
    let japanese = try Self.book("NotoSansCJK.ttc")
    let chinese = try Self.book("NotoSansCJK.ttc", index: 1)
    func outline(_ fonts: FontBook) throws -> GlyphOutline {
      let glyph = try #require(layout("骨", fonts).lines[0].runs[0].glyphs.glyphs.first)
      return try #require(fonts.outline(face: "Own-Regular", glyph: glyph.id))
    }
    #expect(try outline(japanese).path.isEmpty == false)
    // The two countries write this sign differently.
    #expect(try outline(japanese) != outline(chinese))
    #expect(japanese != chinese)
    for index in [-1, 2, Int.max] {
      #expect(throws: FontError.noSuchFont(family: "Own", index: index, count: 2)) {
        try Self.book("NotoSansCJK.ttc", index: index)
      }
    }
    let error = FontError.noSuchFont(family: "Own", index: 1, count: 1)
    #expect(throws: error) { try Self.book("Layers.ttf", index: 1) }
    #expect(error.description.contains("the file contains one font, but the index is 1"))
  }

  // MARK: Color

  @Test func layersAreDrawnBottomFirstInTheirColours() throws {
    let fonts = try Self.book("Layers.ttf")
    let runs = layout("\u{1F600}", fonts).lines[0].runs.filter { !$0.glyphs.glyphs.isEmpty }
    #expect(runs.map(\.color) == [RGBA(0xFFCC00), RGBA(0x331A00, alpha: 204), .black])
    #expect(runs.map(\.hasOwnColor) == [true, true, false])
    #expect(runs.allSatisfy { $0.glyphs.face == "Own-Regular" && $0.glyphs.origin == runs[0].glyphs.origin })
  }

  @Test func layersFadeWithTheText() throws {
    let font = FontDescriptor(family: "Own", size: 100)
    let run = TextRun("\u{1F600}", font: font, color: RGBA(0xFF0000, alpha: 51))
    let layout = Typesetter(fonts: try Self.book("Layers.ttf")).layout([run])
    let colors = layout.lines[0].runs.filter { !$0.glyphs.glyphs.isEmpty }.map(\.color)
    #expect(colors == [RGBA(0xFFCC00, alpha: 51), RGBA(0x331A00, alpha: 41), RGBA(0xFF0000, alpha: 51)])
  }

  @Test func aBitmapGlyphIsAtThePositionOfItsGlyph() throws {
    let fonts = try Self.book("NotoColorEmoji.ttf")
    let layout = layout("\u{1F600}\u{1F44D}\u{1F3FD}", fonts)
    let pictures = layout.lines[0].runs.flatMap(\.pictures)
    try #require(pictures.count == 2)
    #expect(pictures[0].image.buffer.width == 136)
    #expect(pictures[0].image != pictures[1].image)
    #expect(pictures[0].frame.width > 100 && pictures[0].frame.width < 130)
    #expect(pictures[1].frame.minX - pictures[0].frame.minX == layout.size.width / 2)
    let frame = layout.lines[0].frame
    #expect(pictures.allSatisfy { $0.frame.minY > frame.minY - 20 && $0.frame.maxY < frame.maxY + 20 })
  }

  @Test func selectorsChooseBetweenColourAndText() throws {
    var fonts = try Self.book("NotoColorEmoji.ttf")
    fonts.fallbackFamilies = ["Own"]
    func faces(_ text: String) -> [String] {
      Typesetter(fonts: fonts).layout([TextRun(text, font: FontDescriptor(size: 20), color: .black)])
        .lines[0].runs.map(\.glyphs.face)
    }
    #expect(faces("\u{2764}") == ["Inter-Regular"])
    #expect(faces("\u{2764}\u{FE0E}") == ["Inter-Regular"])
    #expect(faces("\u{2764}\u{FE0F}") == ["Own-Regular"])
    #expect(faces("\u{2B50}") == ["Own-Regular"])
    #expect(faces("1") == ["Inter-Regular"])
    // The space is the text's, not the wide one of the emoji.
    #expect(faces("\u{2B50} a") == ["Own-Regular", "Inter-Regular"])
    #expect(faces("1\u{FE0F}\u{20E3}") == ["Own-Regular"])
    #expect(faces("\u{1F1E9}\u{1F1EA}") == ["Own-Regular"])
  }

  @Test func emojiPresentationPrefersColour() throws {
    // Without its layers the face is a plain glyph.
    var plain = try Data(contentsOf: FontFiles.registered("Layers.ttf"))
    let layers = try #require(plain.range(of: Data("COLR".utf8)))
    plain.replaceSubrange(layers, with: Data("xOLR".utf8))
    var fonts = try Self.book("NotoColorEmoji.ttf")
    try fonts.register(data: plain, family: "Plain")
    fonts.fallbackFamilies = ["Own"]
    func faces(_ text: String) -> [String] {
      let font = FontDescriptor(family: "Plain", size: 20)
      return Typesetter(fonts: fonts).layout([TextRun(text, font: font, color: .black)]).lines[0].runs.map(
        \.glyphs.face)
    }
    #expect(faces("\u{1F600}") == ["Own-Regular"])
    #expect(faces("\u{1F600}\u{FE0E}") == ["Plain-Regular"])
    #expect(faces("\u{2764}") == ["Plain-Regular"])
    #expect(faces("\u{2764}\u{FE0F}") == ["Own-Regular"])
  }

  // MARK: Blocks

  @Test func blocksAreBoxesOfTheAdvance() throws {
    var fonts = FontBook.embedded
    fonts.glyphStyle = .blocks
    #expect(fonts != .embedded)
    let line = Typesetter(fonts: fonts).layout([TextRun("a b", font: FontDescriptor(size: 2816), color: .black)])
    let glyphs = line.lines[0].runs[0].glyphs.glyphs
    let boxes = glyphs.map { fonts.outline(face: "Inter-Regular", glyph: $0.id)?.path.boundingRect }
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: glyphs[1].x, height: 2048))
    #expect(boxes[1] == .null)
    let outlines = Typesetter().layout([TextRun("a b", font: FontDescriptor(size: 2816), color: .black)])
    #expect(line.size == outlines.size)
  }

  @Test func blockGlyphsHaveNoBitmaps() throws {
    var fonts = try Self.book("NotoColorEmoji.ttf")
    fonts.glyphStyle = .blocks
    let run = try #require(layout("\u{1F600}", fonts).lines[0].runs.first)
    #expect(run.pictures.isEmpty)
    #expect(fonts.outline(face: "Own-Regular", glyph: run.glyphs.glyphs[0].id)?.path.isEmpty == false)
  }
}
