import Foundation
import Raster
import Testing

/// What is left of a text that does not fit.
struct TruncationTests {
  private func layout(
    _ text: String, width: CGFloat?, height: CGFloat? = nil, limit: Int? = 1, mode: TruncationMode = .tail,
    minimumScaleFactor: CGFloat = 1
  ) -> TextLayout {
    Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: 17, lineHeight: 22), color: .black)],
      style: ParagraphStyle(lineLimit: limit, truncationMode: mode, minimumScaleFactor: minimumScaleFactor),
      width: width, height: height)
  }

  @Test(arguments: [
    (TruncationMode.tail, "The quick…"), (.head, "…brown fox"), (.middle, "The…wn fox"),
  ])
  func theModeSetsThePositionOfTheEllipsis(mode: TruncationMode, expected: String) {
    let layout = layout("The quick brown fox", width: 100, mode: mode)
    #expect(layout.lines.map(\.text) == [expected])
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 100)
  }

  @Test func textThatFitsIsUnchanged() {
    for mode in TruncationMode.allCases {
      let layout = layout("The quick brown fox", width: 300, mode: mode)
      #expect(layout.lines.map(\.text) == ["The quick brown fox"])
      #expect(!layout.isTruncated)
    }
  }

  @Test func aTextFitsItsOwnWidth() {
    let texts = ["The quick brown fox", "AVAToTe", "fi", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"]
    for text in texts {
      let free = layout(text, width: nil)
      #expect(layout(text, width: free.size.width) == free)
      #expect(layout(text, width: free.size.width - 0.0005) == free)
      #expect(layout(text, width: free.size.width - 0.1).isTruncated)
    }
  }

  @Test func theLastLineTakesAsMuchAsFits() {
    let layout = layout("The quick brown fox jumps over the lazy dog", width: 90, limit: 2)
    #expect(layout.lines.map(\.text) == ["The quick", "brown fo…"])
    #expect(layout.isTruncated)
  }

  @Test func linesAreKeptByHeight() {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(layout(text, width: 90, limit: nil).lines.count == 5)
    #expect(layout(text, width: 90, height: 110, limit: nil).lines.count == 5)
    #expect(layout(text, width: 90, height: 109, limit: nil).lines.count == 4)
    #expect(layout(text, width: 90, height: 44, limit: nil).lines.map(\.text) == ["The quick", "brown fo…"])
    #expect(layout(text, width: 90, height: 0, limit: nil).lines.count == 1)
    #expect(layout(text, width: 90, height: 100, limit: 2).lines.count == 2)
  }

  @Test func aHardBreakThatIsCutShowsAnEllipsis() {
    #expect(layout("One\nTwo", width: nil).lines.map(\.text) == ["One…"])
    #expect(layout("One\nTwo", width: nil, mode: .head).lines.map(\.text) == ["…Two"])
    #expect(layout("One\nTwo", width: nil, mode: .middle).lines.map(\.text) == ["One…Two"])
  }

  @Test func withoutSpaceOnlyTheEllipsisIsLeft() {
    for mode in TruncationMode.allCases {
      let layout = layout("The quick brown fox", width: 1, mode: mode)
      #expect(layout.lines.map(\.text) == ["…"])
      #expect(layout.isTruncated)
    }
  }

  @Test func clustersAreNeverSplit() {
    let text = String(repeating: "e\u{301}\u{327}", count: 20)
    for width in stride(from: 10.0, to: 150, by: 3) {
      for mode in TruncationMode.allCases {
        let line = layout(text, width: width, mode: mode).lines[0].text.unicodeScalars.filter { $0 != "…" }
        #expect(line.count % 3 == 0)
      }
    }
  }

  /// Each glyph and where it stands.
  private func glyphs(_ line: TextLayout.Line) -> [GlyphRun.Glyph] {
    line.runs.flatMap { run in
      run.glyphs.glyphs.map { GlyphRun.Glyph(id: $0.id, x: run.glyphs.origin.x + $0.x, y: $0.y) }
    }
  }

  @Test func theEllipsisIsShapedWithItsText() throws {
    let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645}"
    for text in ["AVAVAVAVAVAV", "The quick brown fox", arabic] {
      for mode in TruncationMode.allCases {
        let cut = try #require(layout(text, width: 60, mode: mode).lines.first)
        let whole = try #require(layout(cut.text, width: nil).lines.first)
        #expect(cut.text.contains("…") && cut.text.count > 2)
        #expect(glyphs(cut) == glyphs(whole) && cut.frame == whole.frame, "\(cut.text)")
      }
    }
    // The dots stand nearer to a letter that leaves room for them.
    let pair = layout("V\u{2026}", width: nil).size.width
    #expect(pair < layout("V", width: nil).size.width + layout("\u{2026}", width: nil).size.width)
  }

  @Test func truncatedTextNeverExceedsTheWidth() throws {
    // A letter's form at the end of a word is wider than within it, so that the cut text is wider than it was before.
    let arabic = String(repeating: "\u{628}\u{633}\u{64A}\u{635}\u{641}\u{643}", count: 6)
    for text in [arabic, arabic + " AVAVA " + arabic, String(repeating: "AVATo", count: 9)] {
      for mode in TruncationMode.allCases {
        for width in stride(from: 30.0, to: 220, by: 2.5) {
          let layout = layout(text, width: width, mode: mode)
          #expect(layout.isTruncated && layout.size.width <= width + 0.002, "\(mode) \(width)")
        }
      }
    }
  }

  @Test func allLengthsScaleEqually() throws {
    let run = TextRun(
      "The quick brown fox", font: FontDescriptor(size: 20, lineHeight: 30), color: .black, tracking: 6,
      baselineOffset: 4)
    let free = Typesetter().layout([run])
    let shrunk = Typesetter().layout(
      [run], style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.3), width: free.size.width / 2)
    let scale = try #require(shrunk.lines.first?.runs.first).glyphs.size / 20
    #expect(scale > 0.45 && scale < 0.55)
    var small = run
    small.font.size *= scale
    small.font.lineHeight = 30 * scale
    small.tracking *= scale
    small.baselineOffset *= scale
    let set = Typesetter().layout([small])
    #expect(abs(shrunk.size.width - set.size.width) < 0.01 && abs(shrunk.size.height - set.size.height) < 0.01)
    #expect(abs(shrunk.firstBaseline - set.firstBaseline) < 0.01)
  }

  /// Any factor is an answer, those among them that are no factor.
  @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -1, 0, 7])
  func invalidScaleFactorsStillLayOutText(factor: CGFloat) {
    let width = layout("The quick brown fox", width: nil).size.width * 0.8
    let set = layout("The quick brown fox", width: width, minimumScaleFactor: factor)
    #expect(set.isTruncated == (factor.isNaN || factor >= 1), "as large as it is, or as small as it must be")
  }

  @Test func shrinkingComesBeforeTruncation() {
    let free = layout("The quick brown fox", width: nil)
    let shrunk = layout("The quick brown fox", width: free.size.width * 0.8, minimumScaleFactor: 0.5)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.lines.map(\.text) == ["The quick brown fox"])
    let scale = shrunk.lines[0].runs[0].glyphs.size / 17
    #expect(scale > 0.78 && scale <= 0.8)
    #expect(abs(shrunk.size.height - 22 * scale) < 0.01)
    let cut = layout("The quick brown fox", width: free.size.width * 0.4, minimumScaleFactor: 0.5)
    #expect(cut.isTruncated)
    #expect(cut.lines[0].runs[0].glyphs.size == 8.5)
  }
}
