import Foundation
import Raster
import Testing

/// Carets, hit positions, selections, ink.
struct TextPositionTests {
  private func layout(
    _ text: String, width: CGFloat? = nil, _ style: ParagraphStyle = ParagraphStyle(), size: CGFloat = 20
  ) -> TextLayout {
    Typesetter().layout([TextRun(text, font: FontDescriptor(size: size), color: .black)], style: style, width: width)
  }

  @Test func caretsStepOverLettersFromLeftToRight() throws {
    let layout = layout("Wave")
    let carets = try (0...4).map { try #require(layout.caret(at: $0)).minX }
    #expect(carets[0] == 0 && carets[4] == layout.size.width)
    #expect(carets == carets.sorted() && Set(carets).count == 5)
    #expect(layout.caret(at: 2)?.height == layout.size.height)
    #expect(layout.caret(at: 99)?.minX == carets[4])
  }

  @Test func aPointFindsTheNearestCaret() throws {
    for text in ["Wave of text", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}\u{628}\u{627}"] {
      let layout = layout(text)
      for offset in 0...text.unicodeScalars.count {
        let caret = try #require(layout.caret(at: offset))
        #expect(layout.offset(at: CGPoint(x: caret.minX, y: 5)) == offset, "\(text) \(offset)")
      }
    }
    let layout = layout("Wave")
    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 4)
  }

  @Test func caretsRunToTheLeftInHebrew() throws {
    let layout = layout("\u{5E9}\u{5DC}\u{5D5}\u{5DD}")
    #expect(layout.caret(at: 0)?.minX == layout.size.width)
    #expect(layout.caret(at: 4)?.minX == 0)
  }

  @Test func caretsSkipWholeClusters() throws {
    let layout = layout("ae\u{301}b")
    #expect(layout.caret(at: 2) == layout.caret(at: 1))
    let middle = try #require(layout.caret(at: 3)).minX
    #expect(layout.offset(at: CGPoint(x: middle - 1, y: 5)) == 3)
  }

  @Test func charactersOfALigatureShareItsWidth() throws {
    // The two letters of lam-alef are one glyph.
    let layout = layout("\u{644}\u{627}")
    #expect(layout.lines[0].runs[0].glyphs.glyphs.count == 1)
    let carets = try (0...2).map { try #require(layout.caret(at: $0)).minX }
    #expect(carets[0] == layout.size.width && carets[2] == 0)
    #expect(abs(carets[1] - layout.size.width / 2) < 0.01)
  }

  @Test func linesHaveTheRangeOfTheirText() {
    let text = "The quick brown fox"
    let layout = layout(text, width: 100)
    let scalars = Array(text.unicodeScalars)
    #expect(layout.lines.count > 1)
    for line in layout.lines {
      var shown = ""
      shown.unicodeScalars.append(contentsOf: scalars[line.range])
      #expect(shown == line.text)
    }
    // The caret after a line's last space stays on that line.
    let second = layout.lines[1]
    #expect(layout.caret(at: second.range.lowerBound)?.minY == second.frame.minY)
    #expect(layout.caret(at: second.range.lowerBound - 1)?.minY == layout.lines[0].frame.minY)
  }

  @Test func aTruncatedLineHasCaretsAroundItsEllipsis() throws {
    let text = "The quick brown fox"
    for mode in TruncationMode.allCases {
      let layout = layout(text, width: 120, ParagraphStyle(lineLimit: 1, truncationMode: mode))
      #expect(layout.isTruncated)
      let line = layout.lines[0]
      #expect(line.range == 0..<19)
      let start = layout.caret(at: 0)?.minX
      #expect(start == 0)
      #expect(layout.caret(at: 19)?.minX == line.frame.maxX)
      if mode != .tail {
        let last = try #require(layout.caret(at: 18)).minX
        #expect(layout.offset(at: CGPoint(x: last + 1, y: 5)) == 18)
      }
    }
  }

  @Test func omittedTrailingSpacesAreNotTruncation() {
    let style = ParagraphStyle(lineLimit: 1)
    #expect(!layout("Hello\n", style).isTruncated)
    #expect(layout("Hello \n \u{200B}\n", style).lines.map(\.text) == ["Hello"])
    #expect(layout("Hello\n.", style).isTruncated)
    #expect(layout("Hello\n.", style).lines.map(\.text) == ["Hello…"])
  }

  @Test func caretsFollowTheLineAndItsAlignment() throws {
    let layout = layout("a wide line\nab", ParagraphStyle(alignment: .center))
    let second = layout.lines[1].frame
    let caret = try #require(layout.caret(at: 12))
    #expect(second.minX > 20 && caret.minX == second.minX && caret.minY == second.minY)
    for offset in 12...14 {
      let x = try #require(layout.caret(at: offset)).minX
      #expect(layout.offset(at: CGPoint(x: x, y: second.midY)) == offset)
    }
    #expect(layout.offset(at: CGPoint(x: 0, y: 2)) == 0)
    #expect(layout.rectangles(for: 12..<14) == [second])
  }

  @Test func aSelectionIsSplitWhereDirectionsChange() {
    let mixed = layout("ab \u{5E9}\u{5DC}\u{5D5} cd")
    #expect(mixed.rectangles(for: 0..<9).count == 1)
    #expect(mixed.rectangles(for: 0..<9)[0].width == mixed.size.width)
    // From the middle of the first word to the middle of the Hebrew one.
    #expect(mixed.rectangles(for: 1..<4).count == 2)
    #expect(mixed.rectangles(for: 3..<3).isEmpty)
    #expect(layout("one two", width: 40).rectangles(for: 1..<6).count == 2)
  }

  @Test func inkBoundsMatchTheDrawnGlyphs() throws {
    let stop = try #require(layout(".", size: 100).inkBounds(in: .embedded))
    let line = layout(".", size: 100)
    #expect(stop.width < 20 && stop.height < 20)
    #expect(abs(stop.maxY - line.firstBaseline) < 2)
    let letter = try #require(layout("H", size: 2816).inkBounds(in: .embedded))
    #expect(letter.height == 2048)
    #expect(layout("  ").inkBounds(in: .embedded) == nil)
    // A slanted capital leans to the right by a fifth of its height.
    let leaning = Typesetter().layout([
      TextRun("H", font: FontDescriptor(size: 2816, isItalic: true), color: .black)
    ])
    let slanted = try #require(leaning.inkBounds(in: .embedded))
    #expect(abs(slanted.maxX - letter.maxX - 2048 * 0.2) < 1 && abs(slanted.minX - letter.minX) < 1)
    let underlined = Typesetter().layout([
      TextRun("  ", font: FontDescriptor(size: 20), color: .black, isUnderlined: true)
    ])
    #expect(underlined.inkBounds(in: .embedded) == nil)
  }

  private func layout(_ text: String, _ style: ParagraphStyle) -> TextLayout { layout(text, width: nil, style) }

  @Test func lettersFarBeyondAMillionPointsHavePlaces() throws {
    let text = String(repeating: "W", count: 150_000)
    let layout = layout(text)
    #expect(layout.size.width > 2_200_000)
    let rectangles = layout.rectangles(for: 0..<Int.max)
    #expect(rectangles.map(\.width) == [layout.size.width])
    #expect(layout.caret(at: 150_000)?.minX == layout.size.width)
    let last = try #require(layout.rectangles(for: 149_999..<150_000).first)
    #expect(last.maxX == layout.size.width && last.width == layout.rectangles(for: 0..<1)[0].width)
  }
}
