import Foundation
import Raster
import Testing

/// Font files that are not what they should be: an error that says what is wrong, never a crash.
struct FontDamageTests {
  private func register(_ data: Data) throws(FontError) -> FontBook {
    var fonts = FontBook.embedded
    try fonts.register(data: data, family: "Own")
    return fonts
  }

  @Test func otherFilesAreNamed() throws {
    #expect(throws: FontError.notAFont(family: "Own", found: nil)) { try register(Data()) }
    #expect(throws: FontError.notAFont(family: "Own", found: nil)) { try register(Data("a picture".utf8)) }
    #expect(throws: FontError.notAFont(family: "Own", found: "a WOFF 2 web font")) {
      try register(Data("wOF2".utf8) + Data(count: 100))
    }
    let error = try #require(throws: FontError.self) { try register(Data("ttcf".utf8) + Data(count: 100)) }
    #expect(error.description.contains("a font collection"))
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
      var random = SeededGenerator(seed: UInt64(seed))
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
