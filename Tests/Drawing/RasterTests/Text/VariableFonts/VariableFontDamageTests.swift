import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Variable fonts that are not what they should be: an error that names the table, never a crash.
struct VariableFontDamageTests {
  private typealias Builder = VariableFontBuilder
  private typealias Tuple = VariableFontBuilder.Tuple

  private static let zeros = [Int](repeating: 0, count: 8)

  /// A font with all tables.
  private static func whole() -> Builder {
    var font = Builder()
    let half = 1 << 13
    font.add(
      Builder.square,
      variation: Builder.variation(
        [
          Tuple(x: [0, 0, 40, 40, 0, 0, 0, 0], y: zeros),
          Tuple(shared: nil, peaks: [half], range: ([0], [1 << 14]), points: [2, 1, 0, 2], x: [5, 6], y: [7, 8]),
          Tuple(points: nil, x: [1], y: [1]),
        ], sharedPoints: [1, 0, 3]))
    font.add(
      Builder.composite(Builder.component(1, 0, 0, isLast: false) + Builder.component(1, 2, 0, flags: 0)),
      variation: Builder.variation([Tuple(points: [1, 0, 1], x: [100], y: [-50])]))
    font.others["HVAR"] =
      Builder.words(1, 0) + Builder.long(20) + Builder.long(0) + Builder.long(0) + Builder.long(0)
      + Builder.store([0, 21, 7])
    font.others["MVAR"] =
      Builder.words(1, 0, 0, 8, 1, 20) + Array("cpht".utf8) + Builder.words(0, 0) + Builder.store([30])
    font.others["avar"] = Builder.words(1, 0, 0, 1, 3, -16384, -16384, 0, 0, 16384, 16384)
    return font
  }

  private func error(_ change: (inout Builder) -> Void) throws -> String {
    var font = Self.whole()
    _ = try font.book()
    change(&font)
    return try #require(throws: FontError.self) { try font.book() }.description
  }

  @Test func recursiveCompositesAreRefused() throws {
    let one = try error { $0.glyphs[2] = Builder.composite(Builder.component(2, 0, 0)) }
    #expect(one.contains("the table 'glyf' is invalid: glyph 2 is part of itself"))
    let two = try error { font in
      font.add(Builder.composite(Builder.component(4, 0, 0)))
      font.add(Builder.composite(Builder.component(3, 0, 0)))
    }
    #expect(two.contains("is part of itself"))
  }

  @Test func deepCompositesAreRefused() throws {
    var font = Self.whole()
    for glyph in 2..<17 { font.add(Builder.composite(Builder.component(glyph, 0, 0))) }
    // In either order of the chain.
    #expect(throws: FontError.self) { try font.book() }
    font = Self.whole()
    for glyph in 4..<30 { font.add(Builder.composite(Builder.component(glyph, 0, 0))) }
    font.add(Builder.square)
    #expect(throws: FontError.self) { try font.book() }
  }

  @Test func compositesThatGrowWithoutBoundAreRefused() throws {
    // Each glyph is ten of the one before: ten levels would have 10¹⁰ squares.
    let message = try error { font in
      for glyph in 2..<12 {
        let ten = (0..<10).flatMap { Builder.component(glyph, 0, 0, isLast: $0 == 9) }
        font.add(Builder.composite(ten))
      }
    }
    #expect(message.contains("too many points"))
  }

  @Test func manyVariationsOfManyComponentsAreRefused() throws {
    let message = try error { font in
      let tuple = Tuple(points: [1, 0, 0], x: [1], y: [1])
      font.add(Builder.square, variation: Builder.variation([Tuple](repeating: tuple, count: 4000)))
      let many = (0..<6000).flatMap { Builder.component(3, 0, 0, isLast: $0 == 5999) }
      font.add(Builder.composite(many))
    }
    #expect(message.contains("too many points"))
  }

  @Test(arguments: [
    ("a component that does not exist", "glyf", "glyph 9 does not exist"),
    ("a matched point that does not exist", "glyf", "a point that glyph 2 matches does not exist"),
    ("a varied point that does not exist", "gvar", "a point does not exist"),
    ("a shared tuple that does not exist", "gvar", "a shared tuple does not exist"),
    ("other axes", "gvar", "it does not have the axes of 'fvar'"),
    ("cubic curves", "glyf", "cubic curves are not supported"),
    ("variable composites", "VARC", "variable composites are not supported"),
    ("a default outside the axis", "fvar", "the default of the axis 'wght' is outside its range"),
    ("maps of other axes", "avar", "it has 2 axes, and 'fvar' has 1"),
    ("a map without order", "avar", "the points of a map are not in order"),
    ("regions of other axes", "HVAR", "its regions do not have the axes of 'fvar'"),
    ("more axes than any font has", "fvar", "it has more than 1024 axes"),
  ])
  func damageIsNamed(kind: String, table: String, reason: String) throws {
    let message = try error { font in
      switch kind {
      case "a component that does not exist": font.glyphs[2] = Builder.composite(Builder.component(9, 0, 0))
      case "a matched point that does not exist":
        font.glyphs[2] = Builder.composite(Builder.component(1, 0, 0, flags: 0))
      case "a varied point that does not exist":
        font.variations[1] = Builder.variation([Tuple(points: [1, 0, 8], x: [1], y: [1])])
      case "a shared tuple that does not exist":
        font.variations[1] = Builder.variation([Tuple(shared: 1, x: Self.zeros, y: Self.zeros)])
      case "other axes": font.others["gvar"] = Builder.words(1, 0, 2, 0, 0, 20, 0, 0, 0, 20, 0)
      case "cubic curves": font.glyphFormat = 1
      case "variable composites": font.others["VARC"] = [0, 1, 0, 0]
      case "a default outside the axis": font.axes = [("wght", 500, 400, 900)]
      case "maps of other axes": font.others["avar"] = Builder.words(1, 0, 0, 2, 0, 0)
      case "a map without order": font.others["avar"] = Builder.words(1, 0, 0, 1, 2, 5, 5, 0, 0)
      case "regions of other axes":
        font.others["HVAR"] =
          Builder.words(1, 0) + Builder.long(20) + Builder.long(0) + Builder.long(0) + Builder.long(0)
          + Builder.store([0], axisCount: 2)
      default: font.others["fvar"] = Builder.words(1, 0, 16, 2, 2000, 20, 0, 8)
      }
    }
    #expect(message.contains("the table '\(table)' is invalid: \(reason)"))
  }

  @Test(arguments: ["fvar", "avar", "gvar", "HVAR", "MVAR", "glyf"])
  func aTruncatedTableIsRefused(name: String) throws {
    let fonts = try Self.whole().truncations(of: name)
    // The last byte may pad a glyph.
    for (count, data) in fonts.dropLast().enumerated() {
      var book = FontBook.embedded
      #expect(throws: FontError.self, "\(count) of \(fonts.count) bytes") {
        try book.register(data: data, family: "Own")
      }
    }
  }

  @Test func subtablesInTheSamePlaceAreRefused() throws {
    let message = try error { font in
      // A thousand subtables of 4 KB in one place.
      let count = 1000
      let subtable = Builder.words([2000, 1, 1, 0] + [Int](repeating: 7, count: 2000))
      let region = Builder.words(1, 1, 0, 1 << 14, 1 << 14)
      let start = 8 + 4 * count
      var store = Builder.words(1) + Builder.long(start) + Builder.words(count)
      for _ in 0..<count { store += Builder.long(start + region.count) }
      let header = Builder.words(1, 0) + Builder.long(20) + [UInt8](repeating: 0, count: 12)
      font.others["HVAR"] = header + store + region + subtable
    }
    #expect(message.contains("the table 'HVAR' is invalid: its subtables are too large"))
  }

  @Test func damagedBytesNeverCrash() throws {
    let small = Self.whole().data()
    let inter = try Data(contentsOf: FontFiles.registered("InterVariable.ttf"))
    var accepted = 0
    for seed in 0..<3000 {
      var random = SplitMix(seed: UInt64(seed))
      var data = seed % 30 == 0 ? inter : small
      let hits = seed % 30 == 0 ? 200 : Int.random(in: 1...4, using: &random)
      for _ in 0..<hits {
        let place = Int.random(in: 12 + 16 * 13..<data.count, using: &random)
        data[place] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
          ?? 0
      }
      var fonts = FontBook.embedded
      guard (try? fonts.register(data: data, family: "Own")) != nil else { continue }
      accepted += 1
      let weight = Double.random(in: 0...1000, using: &random)
      var font = FontDescriptor(family: "Own", size: 17, variations: [.weight(weight)])
      let layout = Typesetter(fonts: fonts).layout([TextRun("ABA Hamburg", font: font, color: .black)], width: 60)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      font.weight = .bold
      let face = try #require(fonts.faceName(for: font))
      for glyph in 0..<UInt32(seed % 30 == 0 ? 200 : 3) {
        let box = fonts.outline(face: face, glyph: glyph)?.path.boundingRect ?? .null
        #expect(box.isNull || box.width.isFinite && box.height.isFinite)
      }
    }
    #expect(accepted > 100)
  }
}
