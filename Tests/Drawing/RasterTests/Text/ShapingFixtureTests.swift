import Foundation
import Raster
import Testing

/// Strings in the embedded fonts and in registered ones, and the glyphs, places and outlines that they have on every
/// platform. A change in HarfBuzz or in a font shows here first, as one clear failure.
struct ShapingFixtureTests {
  /// A string in a font, at the size at which a point is a unit of the font.
  private struct Specimen {
    var text: String
    var font: FontDescriptor
  }

  private static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
  private static let embedded = [
    "AVATAR To We. Ty", "fi ffl -> <- 3x4 (A) 12:30", "e\u{301} x\u{302} \u{1E69} a\u{328}\u{301}", "Ελλάδα", "Жизнь й",
    "€ $ £ → ≤ ∞ ⌘ “q” – —", "שָׁלוֹם עולם", "مرحبا بالعالم ١٢٣", "بِسْمِ لا", "a\u{200D}b\tc",
  ]

  /// Families, each with the strings that it is registered for.
  private static let registered = [
    (
      "Latin",
      [
        "Kìa con ngựa trắng đứng ở giữa đường, ỗ ẩ ữ ằ ợ",
        "o\u{302}\u{301} a\u{306}\u{323} o\u{31B}\u{309} n\u{302}\u{301} Ế Ộ Ư",
      ]
    ),
    ("Arabic", ["نص حكيم له سر قاطع", "بِسْمِ اللَّهِ لا ١٢٣"]),
    ("Hebrew", ["שָׁלוֹם עולם", "דג סקרן"]),
    ("Devanagari", ["नमस्ते दुनिया", "क्षत्रिय हिन्दी लिपि", "श्री र्क प्रार्थना, विद्यार्थी १२३।"]),
    ("Japanese", ["日本語の文章は、単語の間", "「約物」ー直骨"]), ("Chinese", ["汉字之间没有空格，这样写", "直骨"]),
    ("Japanese", ["한국어는 띄어쓰기를 해요"]), ("Emoji", ["😀👍🏽👩\u{200D}💻❤\u{FE0F}🇩🇪1\u{FE0F}\u{20E3}"]),
    ("Layers", ["😀❤"]), ("Latin", ["a שָׁ ب क 日 한 😀"]),
  ]

  /// What of a variable font is chosen: features, a weight, places on its axes.
  private static var chosen: [(String, (inout FontDescriptor) -> Void)] {
    [
      ("Tokyo fi 100 1/2 ->", { _ in }), ("100 0", { $0.features = [FontFeature("zero")] }),
      ("1/2 13/48", { $0.features = [.fractions] }), ("-> <- 3x4", { $0.features = [FontFeature("calt", 0)] }),
      ("AVATAR", { $0.features = [FontFeature("kern", 0)] }), ("Ta g 4", { $0.features = [FontFeature("ss01")] }),
      ("Hamburg", { $0.weight = .ultraLight }), ("Hamburg", { $0.weight = .bold }),
      ("Hamburg", { $0.variations = [FontVariation("wght", 333.5)] }), ("Hamburg", { $0.isItalic = true }),
      ("Hamburg", { $0.variations = [FontVariation("wght", 900), FontVariation("slnt", -5)] }),
    ]
  }

  private static var specimens: [Specimen] {
    var specimens = weights.flatMap { weight in
      embedded.map { Specimen(text: $0, font: FontDescriptor(size: 2816, weight: weight)) }
    }
    for (family, texts) in registered {
      specimens += texts.map { Specimen(text: $0, font: FontDescriptor(family: family, size: 1000)) }
    }
    specimens += chosen.map { text, change in
      var font = FontDescriptor(family: "Variable", size: 2816)
      change(&font)
      return Specimen(text: text, font: font)
    }
    return specimens
  }

  private static func fonts() throws -> FontBook {
    var fonts = FontBook.embedded
    for (family, file, index) in [
      ("Latin", "NotoSans-Regular.ttf", 0), ("Arabic", "NotoNaskhArabic-Regular.ttf", 0),
      ("Hebrew", "NotoSerifHebrew-Regular.ttf", 0), ("Devanagari", "NotoSansDevanagari-Regular.ttf", 0),
      ("Japanese", "NotoSansCJK.ttc", 0), ("Chinese", "NotoSansCJK.ttc", 1), ("Emoji", "NotoColorEmoji.ttf", 0),
      ("Layers", "Layers.ttf", 0), ("Variable", "InterVariable.ttf", 0),
    ] { try fonts.register(contentsOf: FontFiles.registered(file), family: family, index: index) }
    fonts.fallbackFamilies = ["Hebrew", "Arabic", "Devanagari", "Japanese", "Emoji"]
    return fonts
  }

  @Test func glyphsAndPlacesAreThoseOfTheFixture() throws {
    let file = URL(filePath: #filePath).appending(path: "../shaping.txt").standardizedFileURL
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let registered = try Self.fonts()
    let actual = Self.specimens.flatMap { specimen in
      Self.describe(specimen, specimen.font.family == nil ? .embedded : registered)
    }
    #expect(!actual.contains { $0.hasPrefix("missing ") }, "some text has no font")
    if actual.count != expected.count {
      Issue.record(Comment(rawValue: "the whole fixture would be:\n" + actual.joined(separator: "\n")))
    }
    for (line, reference) in zip(actual, expected) { #expect(line == reference) }
  }

  /// A line for each run: face, features, text, and each glyph with its place in font units and a hash of its outline;
  /// the color of a layer, the frame and a hash of each picture.
  private static func describe(_ specimen: Specimen, _ fonts: FontBook) -> [String] {
    let run = TextRun(specimen.text, font: specimen.font, color: .black)
    let features = specimen.font.features.map { " \($0.tag)=\($0.value)" }.joined()
    return Typesetter(fonts: fonts).layout([run]).lines.flatMap(\.runs).map { drawn in
      let glyphs = drawn.glyphs.glyphs.map { glyph in
        let outline = fonts.outline(face: drawn.glyphs.face, glyph: glyph.id)
        return " \(glyph.id)@\(glyph.x),\(glyph.y)#\(outline.map(hash) ?? "none")"
      }
      let pictures = drawn.pictures.map { picture in
        let frame = picture.frame
        let pixels = hash(picture.image.buffer.pixels.map(UInt64.init))
        return " \(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)#\(pixels)"
      }
      let escaped = drawn.glyphs.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      let color = drawn.hasOwnColor ? " \(drawn.color)" : ""
      return "\(drawn.glyphs.face)\(features)\(color) x\(drawn.glyphs.origin.x) \"\(escaped)\""
        + (glyphs + pictures).joined()
    }
  }

  private static func hash(_ outline: GlyphOutline) -> String {
    var values: [UInt64] = []
    func add(_ points: CGPoint...) {
      for point in points { values += [Double(point.x).bitPattern, Double(point.y).bitPattern] }
    }
    for element in outline.path.elements {
      switch element {
      case .move(let point): add(point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control): add(control, point)
      case .curve(let point, let first, let second): add(first, second, point)
      case .closeSubpath: values.append(1)
      }
    }
    return hash(values)
  }

  /// FNV-1a over the bytes of some numbers.
  private static func hash(_ values: [UInt64]) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for value in values {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hash = (hash ^ UInt32(truncatingIfNeeded: value >> shift & 255)) &* 0x0100_0193
      }
    }
    return String(hash, radix: 16)
  }
}
