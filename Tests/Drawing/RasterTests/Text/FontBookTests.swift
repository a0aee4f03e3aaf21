import Foundation
import Raster
import Testing

/// Registering, finding and comparing fonts.
struct FontBookTests {
  @Test func embeddedFontsAreTheFilesThatTheListNames() throws {
    let list = try String(contentsOf: FontFiles.folder.appending(path: "FONTS.md"), encoding: .utf8)
    var checked: [String] = []
    for row in list.split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasSuffix(".otf") || cells[0].hasSuffix(".ttf") else { continue }
      let face = String(cells[0].dropLast(4))
      #expect(FontBook.embedded.digest(ofFace: face) == cells[3], "\(face) differs from FONTS.md")
      #expect(try FontFiles.data(cells[0]).count == Int(cells[1]))
      checked.append(face)
    }
    #expect(checked.sorted() == FontBook.embedded.faceNames.sorted())
    #expect(checked.count == 11)
  }

  @Test func embeddedFamiliesAreInterArabicHebrewAndMono() {
    #expect(
      FontBook.embedded.families == [
        "Inter", "Inter Display", "Noto Sans Arabic", "Noto Sans Hebrew", "JetBrains Mono",
      ])
    #expect(FontBook.embedded.digest(ofFace: "Helvetica") == nil)
  }

  @Test func metricsOfInterMatchItsTables() throws {
    let metrics = try #require(FontBook.embedded.metrics(for: FontDescriptor(size: 10)))
    #expect(metrics.unitsPerEm == 2816)
    #expect(metrics.ascent == 2728)
    #expect(metrics.descent == 680)
    #expect(metrics.lineGap == 0)
    #expect(metrics.xHeight == 1536)
    #expect(metrics.capHeight == 2048)
    #expect(metrics.underlinePosition == -464)
    #expect(metrics.underlineThickness == 192)
    #expect(metrics.strikethroughPosition == 922)
  }

  @Test(arguments: [
    (100, "Inter-Regular"), (300, "Inter-Regular"), (400, "Inter-Regular"), (450, "Inter-Medium"),
    (500, "Inter-Medium"), (501, "Inter-SemiBold"), (600, "Inter-SemiBold"), (650, "Inter-Bold"), (900, "Inter-Bold"),
  ])
  func weightsResolveAsInCSS(weight: Int, face: String) {
    #expect(FontBook.embedded.faceName(for: FontDescriptor(size: 10, weight: FontWeight(weight))) == face)
  }

  @Test func lighterWeightsAreSoughtDownwardsFirst() throws {
    var fonts = FontBook.embedded
    let data = try FontFiles.data("Inter-Regular.otf")
    for weight in [200, 500, 900] { try fonts.register(data: data, family: "Own", weight: FontWeight(weight)) }
    func face(_ weight: Int) -> String? {
      fonts.faceName(for: FontDescriptor(family: "Own", size: 10, weight: FontWeight(weight)))
    }
    #expect(face(100) == "Own-ExtraLight")
    #expect(face(300) == "Own-ExtraLight")
    #expect(face(400) == "Own-Medium")
    #expect(face(600) == "Own-Black")
    #expect(face(950) == "Own-Black")
  }

  @Test func anUnknownFamilyFallsBackToInter() {
    #expect(FontBook.embedded.faceName(for: FontDescriptor(family: "Nowhere", size: 10)) == "Inter-Regular")
  }

  @Test func italicsAreSlantedOnlyWithoutAnItalicFace() throws {
    var fonts = FontBook.embedded
    let italic = FontDescriptor(size: 10, isItalic: true)
    func slant() throws -> CGFloat {
      let layout = Typesetter(fonts: fonts).layout([TextRun("a", font: italic, color: .black)])
      return try #require(layout.lines.first?.runs.first).glyphs.slant
    }
    #expect(try slant() > 0)
    try fonts.register(data: FontFiles.data("Inter-Bold.otf"), family: "Inter", italic: true)
    #expect(try slant() == 0)
    #expect(fonts.faceName(for: italic) == "Inter-RegularItalic")
  }

  @Test func equalityComparesTheBytesOfFonts() throws {
    let regular = try FontFiles.data("Inter-Regular.otf")
    let bold = try FontFiles.data("Inter-Bold.otf")
    var first = FontBook.embedded
    var second = FontBook.embedded
    #expect(first == second)
    try first.register(data: regular, family: "Own")
    #expect(first != second)
    try second.register(data: regular, family: "Own")
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    try second.register(data: bold, family: "Own")
    #expect(first != second)
    try second.register(data: regular, family: "Own")
    #expect(first == second)
    second.fallbackFamilies = ["Own"]
    #expect(first != second)
  }

  @Test func registeredFontsLayOutText() throws {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.folder.appending(path: "NotoSansHebrew-Bold.ttf"), family: "Own")
    let font = FontDescriptor(family: "Own", size: 20)
    let layout = Typesetter(fonts: fonts).layout([TextRun("\u{5D0}a", font: font, color: .black)])
    let drawn = layout.lines[0].runs.map(\.glyphs)
    #expect(Set(drawn.map(\.face)) == ["Own-Regular", "Inter-Regular"])
    let letter = try #require(drawn.first { $0.face == "Own-Regular" }?.glyphs.first)
    #expect(fonts.outline(face: "Own-Regular", glyph: letter.id)?.path.isEmpty == false)
  }

  @Test func aClusterNeverMixesFonts() throws {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("NotoSans-Regular.ttf"), family: "Own")
    func faces(_ text: String) -> [String] {
      let run = TextRun(text, font: FontDescriptor(family: "Own", size: 20), color: .black)
      return Typesetter(fonts: fonts).layout([run]).lines[0].runs.map(\.glyphs.face)
    }
    #expect(faces("a") == ["Own-Regular"])
    #expect(faces("a\u{301}") == ["Own-Regular"])
    // The letter is there, the mark is not: both come from the next font.
    #expect(faces("a\u{33F}") == ["Inter-Regular"])
    #expect(faces("na\u{33F}n") == ["Own-Regular", "Inter-Regular", "Own-Regular"])
    // No one font has the letter and the mark: the mark alone is missing.
    #expect(faces("a\u{5B8}") == ["Own-Regular", "missing"])
  }

  @Test func theMonospacedDesignIsEmbedded() throws {
    let code = FontDescriptor(family: "ui-monospace", size: 20)
    #expect(FontBook.embedded.faceName(for: code) == "JetBrainsMono-Regular")
    let widths = Set(
      "iW.0é→".map { sign in
        Typesetter().layout([TextRun(String(sign), font: code, color: .black)]).size.width
      })
    #expect(widths.count == 1)
    var fonts = FontBook.embedded
    try fonts.register(data: FontFiles.data("Inter-Regular.otf"), family: "ui-monospace")
    #expect(fonts.faceName(for: code) == "ui-monospace-Regular")
    #expect(FontBook.embedded.faceName(for: FontDescriptor(family: "ui-serif", size: 20)) == "Inter-Regular")
  }

  @Test func fallbackFamiliesPrecedeTheEmbeddedFonts() throws {
    var fonts = FontBook.embedded
    try fonts.register(data: FontFiles.data("NotoSansHebrew-Bold.ttf"), family: "Own")
    fonts.fallbackFamilies = ["Own"]
    let layout = Typesetter(fonts: fonts).layout([
      TextRun("\u{5D0}", font: FontDescriptor(size: 20), color: .black)
    ])
    #expect(layout.lines[0].runs[0].glyphs.face == "Own-Regular")
  }

  @Test func outlinesAreInFontUnitsWithYUp() throws {
    let layout = Typesetter().layout([TextRun("Ap", font: FontDescriptor(size: 20), color: .black)])
    let ids = layout.lines[0].runs[0].glyphs.glyphs.map(\.id)
    let capital = try #require(FontBook.embedded.outline(face: "Inter-Regular", glyph: ids[0]))
    let descending = try #require(FontBook.embedded.outline(face: "Inter-Regular", glyph: ids[1]))
    #expect(capital.unitsPerEm == 2816)
    let heights = capital.path.elements.compactMap(\.end?.y)
    #expect(heights.max() == 2048)
    #expect(heights.min() == 0)
    #expect(try #require(descending.path.elements.compactMap(\.end?.y).min()) < -400)
    #expect(FontBook.embedded.outline(face: "Inter-Regular", glyph: 1_000_000) == nil)
    #expect(FontBook.embedded.outline(face: "Nowhere", glyph: 1) == nil)
  }

  @Test func outlinesAreTheSameFromManyThreads() {
    let fonts = FontBook.embedded
    let alone = (0..<200).map { fonts.outline(face: "Inter-SemiBold", glyph: UInt32($0)) }
    let faces = (0..<8).map { _ in FontBook.embedded }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for glyph in 0..<200 where faces[thread].outline(face: "Inter-SemiBold", glyph: UInt32(glyph)) != alone[glyph] {
        Issue.record("glyph \(glyph) differs")
      }
    }
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for a closing one.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: nil
    }
  }
}
