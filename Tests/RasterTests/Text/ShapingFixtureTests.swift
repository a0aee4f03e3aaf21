import Foundation
import Raster
import Testing

/// Strings in the embedded fonts, and the glyphs, places and outlines that they have on every platform. A change in
/// HarfBuzz or in a font shows here first, as one clear failure.
struct ShapingFixtureTests {
  private static let strings = [
    "AVATAR To We. Ty", "fi ffl -> <- 3x4 (A) 12:30", "e\u{301} x\u{302} \u{1E69} a\u{328}\u{301}", "Ελλάδα", "Жизнь й",
    "€ $ £ → ≤ ∞ ⌘ “q” – —", "שָׁלוֹם עולם", "مرحبا بالعالم ١٢٣", "بِسْمِ لا", "a\u{200D}b\tc",
  ]
  private static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]

  @Test func glyphsAndPlacesAreThoseOfTheFixture() throws {
    let file = URL(filePath: #filePath).appending(path: "../shaping.txt").standardizedFileURL
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let actual = Self.weights.flatMap { weight in Self.strings.flatMap { Self.describe($0, weight) } }
    let whole = Comment(rawValue: "the whole fixture would be:\n" + actual.joined(separator: "\n"))
    #expect(actual.count == expected.count, whole)
    for (line, reference) in zip(actual, expected) { #expect(line == reference) }
  }

  /// A line for each run: face, text, and each glyph with its place in font units and a hash of its outline.
  private static func describe(_ text: String, _ weight: FontWeight) -> [String] {
    // At this size a point is a font unit in Inter.
    let run = TextRun(text, font: FontDescriptor(size: 2816, weight: weight), color: .black)
    return Typesetter().layout([run]).lines.flatMap(\.runs).map { drawn in
      let glyphs = drawn.glyphs.glyphs.map { glyph in
        let outline = FontBook.embedded.outline(face: drawn.glyphs.face, glyph: glyph.id)
        return "\(glyph.id)@\(glyph.x),\(glyph.y)#\(outline.map(hash) ?? "none")"
      }
      let escaped = drawn.glyphs.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      return "\(drawn.glyphs.face) x\(drawn.glyphs.origin.x) \"\(escaped)\" \(glyphs.joined(separator: " "))"
    }
  }

  /// FNV-1a over the coordinates.
  private static func hash(_ outline: GlyphOutline) -> String {
    var hash: UInt32 = 0x811C_9DC5
    func add(_ value: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hash = (hash ^ UInt32(truncatingIfNeeded: value >> shift & 255)) &* 0x0100_0193
      }
    }
    func add(_ points: CGPoint...) {
      for point in points {
        add(Double(point.x).bitPattern)
        add(Double(point.y).bitPattern)
      }
    }
    for element in outline.path.elements {
      switch element {
      case .move(let point): add(point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control): add(control, point)
      case .curve(let point, let first, let second): add(first, second, point)
      case .closeSubpath: add(1)
      }
    }
    return String(hash, radix: 16)
  }
}
