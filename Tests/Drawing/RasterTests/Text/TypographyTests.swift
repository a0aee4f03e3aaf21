import Foundation
import Raster
import Testing

/// Justified lines, tabs, spacing, underlines that keep clear of ink.
struct TypographyTests {
  private func layout(
    _ text: String, width: CGFloat? = nil, _ style: ParagraphStyle = ParagraphStyle(),
    font: FontDescriptor = FontDescriptor(size: 17), underlined: Bool = false, fonts: FontBook = .embedded
  ) -> TextLayout {
    Typesetter(fonts: fonts).layout(
      [TextRun(text, font: font, color: .black, isUnderlined: underlined)], style: style, width: width)
  }

  private func x(_ layout: TextLayout, at offset: Int) -> CGFloat { layout.caret(at: offset)?.minX ?? .nan }

  // MARK: Justified

  @Test func justifiedLinesReachBothEdges() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} "
      let text = direction == .leftToRight ? LineTests.paragraph : String(repeating: hebrew, count: 12) + "\u{5D0}"
      let style = ParagraphStyle(alignment: .justified, layoutDirection: direction)
      let set = layout(text, width: 200, style)
      #expect(set.lines.count > 3)
      for line in set.lines.dropLast() {
        #expect(line.frame.width == 200)
        #expect(line.frame.minX == 0)
      }
      let last = set.lines[set.lines.count - 1]
      #expect(last.frame.width < 200)
      #expect(direction == .leftToRight ? last.frame.minX == 0 : last.frame.maxX == 200)
      #expect(set.lines.map(\.text) == layout(text, width: 200).lines.map(\.text))
    }
  }

  @Test func aJustifiedLineKeepsItsWords() {
    let text = "one two three four"
    let plain = layout(text, width: 120)
    let set = layout(text, width: 120, ParagraphStyle(alignment: .justified))
    #expect(plain.lines[0].text == "one two three")
    // A word's width is as it was; the two spaces have all that was left.
    #expect(x(set, at: 3) == x(plain, at: 3))
    let grown = (x(set, at: 4) - x(set, at: 3)) - (x(plain, at: 4) - x(plain, at: 3))
    #expect(abs(2 * grown - (120 - plain.lines[0].frame.width)) < 0.01)
  }

  @Test func aTabOfAJustifiedLineKeepsItsPlace() {
    let style = ParagraphStyle(alignment: .justified, tabStops: [TabStop(60)])
    let set = layout("a b\tone two three four five", width: 200, style)
    #expect(set.lines.count == 2 && set.lines[0].frame.width == 200)
    #expect(x(set, at: 4) == 60)
    #expect(x(set, at: 2) == x(layout("a b"), at: 2))
  }

  @Test func hardBreaksEndAJustifiedParagraph() {
    let set = layout("one two\nthree four five six seven eight", width: 150, ParagraphStyle(alignment: .justified))
    #expect(set.lines[0].frame.width < 100)
    #expect(set.lines[1].frame.width == 150)
  }

  @Test func justificationWithoutSpacesMovesIdeographsApart() throws {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("NotoSansCJK.ttc"), family: "CJK")
    fonts.fallbackFamilies = ["CJK"]
    let set = layout("日本語の文章漢字続書単語間空白", width: 100, ParagraphStyle(alignment: .justified), fonts: fonts)
    #expect(set.lines.count == 3)
    #expect(set.lines[0].frame.width == 100)
    // Five signs of 17 points share what is left among four gaps.
    #expect(x(set, at: 1) == 20.75)
  }

  @Test func justificationWithoutAWidthHasNoEffect() {
    let style = ParagraphStyle(alignment: .justified)
    #expect(layout("one two three", style) == layout("one two three"))
  }

  // MARK: Tabs

  @Test func tabsMoveToTheNextStop() {
    let style = ParagraphStyle(tabStops: [TabStop(60), TabStop(120)], tabInterval: 50)
    for start in ["", "a", "abcd"] { #expect(x(layout("\(start)\tx", style), at: start.count + 1) == 60) }
    #expect(x(layout("a\tb\tc", style), at: 4) == 120)
    // After the last stop they stand an interval apart.
    #expect(x(layout("a\tb\tc\td", style), at: 6) == 150)
    #expect(x(layout("a\tb\tc\td\te", style), at: 8) == 200)
  }

  @Test func textIsAlignedAtTabStops() {
    let set = layout("a\t12.50\nb\t7.25", ParagraphStyle(tabStops: [TabStop(100, .trailing)]))
    #expect(set.lines.map(\.frame.width) == [100, 100])
    let centered = layout("a\tmiddle", ParagraphStyle(tabStops: [TabStop(100, .center)]))
    let middle = (x(centered, at: 2) + x(centered, at: 8)) / 2
    #expect(abs(middle - 100) < 0.01)
    // Text that has no room before its stop follows at once.
    let long = layout("a long text\tand more", ParagraphStyle(tabStops: [TabStop(90, .trailing)]))
    #expect(x(long, at: 12) >= x(long, at: 11))
  }

  @Test func defaultTabStopsAreFourSpacesApart() {
    let space = layout("a b").size.width - layout("ab").size.width
    #expect(abs(x(layout("\tx"), at: 1) - 4 * space) < 0.5)
    #expect(x(layout("a\tx"), at: 2) == x(layout("\tx"), at: 1))
  }

  @Test func tabsAreIncludedInLineBreaking() {
    let style = ParagraphStyle(tabStops: [TabStop(80)])
    #expect(layout("a\tbc", width: 81, style).lines.count == 2)
    #expect(layout("a\tbc", width: 110, style).lines.count == 1)
    for width in stride(from: 20.0, to: 200, by: 9) {
      let set = layout("one\ttwo\tthree\tfour five", width: width, style)
      for line in set.lines where line.range.count > 5 { #expect(line.frame.width <= width + 0.002) }
      #expect(layout("one\ttwo", width: layout("one\ttwo", style).size.width, style).lines.count == 1)
    }
  }

  @Test func tabsMoveToTheLeftFromTheRightEdge() {
    let style = ParagraphStyle(layoutDirection: .rightToLeft, tabStops: [TabStop(60)])
    let set = layout("\u{5D0}\t\u{5D1}", style)
    #expect(set.size.width - x(set, at: 2) == 60)
  }

  // MARK: Spacing

  @Test func paragraphSpacingIsAddedBetweenParagraphs() {
    let set = layout("one\ntwo three", width: 45, ParagraphStyle(lineSpacing: 2, paragraphSpacing: 10))
    let plain = layout("one\ntwo three", width: 45)
    #expect(set.lines.map(\.text) == ["one", "two", "three"])
    #expect(set.lines[1].frame.minY == plain.lines[1].frame.minY + 12)
    #expect(set.lines[2].frame.minY == plain.lines[2].frame.minY + 14)
    #expect(set.size.height == plain.size.height + 14)
  }

  @Test func paragraphSpacingIsIncludedInTheHeightLimit() {
    let run = TextRun("one\ntwo", font: FontDescriptor(size: 17, lineHeight: 20), color: .black)
    for (height, count) in [(49.0, 1), (50, 2)] {
      let set = Typesetter().layout([run], style: ParagraphStyle(paragraphSpacing: 10), width: 200, height: height)
      #expect(set.lines.count == count && set.isTruncated == (count == 1))
    }
  }

  // MARK: Underlines

  private func underline(_ text: String, fonts: FontBook = .embedded) -> [CGRect] {
    layout(text, font: FontDescriptor(size: 100), underlined: true, fonts: fonts).lines[0].runs.flatMap(\.decorations)
  }

  @Test func anUnderlineKeepsClearOfDescenders() throws {
    #expect(underline("home").count == 1)
    let pieces = underline("apex")
    try #require(pieces.count == 2)
    let plain = layout("apex", font: FontDescriptor(size: 100))
    #expect(pieces[0].minX == 0 && pieces[1].maxX == plain.size.width)
    // The gap holds the stem of the p and some air.
    #expect(pieces[0].maxX > x(plain, at: 1) - 10 && pieces[0].maxX < x(plain, at: 1) + 10)
    #expect(pieces[1].minX < x(plain, at: 2))
    #expect(pieces[1].minX - pieces[0].maxX > 15)
    #expect(Set(pieces.map(\.minY)).count == 1)
  }

  @Test func blocksAndIdeographsAreUnderlinedWhole() throws {
    var blocks = FontBook.embedded
    blocks.glyphStyle = .blocks
    #expect(underline("apex", fonts: blocks).count == 1)
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("NotoSansCJK.ttc"), family: "CJK")
    fonts.fallbackFamilies = ["CJK"]
    #expect(underline("日本語", fonts: fonts).count == 1)
  }

  @Test func ideographsBelowTheBaselineDoNotBreakAnUnderline() throws {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("NotoSansCJK.ttc"), family: "CJK")
    // This font has its line at the baseline, below which most ideographs reach.
    try fonts.register(contentsOf: FontFiles.registered("Layers.ttf"), family: "Own")
    fonts.fallbackFamilies = ["CJK"]
    let font = FontDescriptor(family: "Own", size: 100)
    let runs = layout("漢字書約", font: font, underlined: true, fonts: fonts).lines[0].runs
    #expect(runs.flatMap(\.decorations).count == 1)
  }

  @Test func gapsFollowSlantedInkAndMarks() throws {
    func gap(_ text: String, italic: Bool = false) throws -> ClosedRange<CGFloat> {
      let font = FontDescriptor(size: 100, isItalic: italic)
      let pieces = layout(text, font: font, underlined: true).lines[0].runs.flatMap(\.decorations)
      try #require(pieces.count == 2, "\(text)")
      return pieces[0].maxX...pieces[1].minX
    }
    // Ink that lies a fifth of an em below the baseline leans to the left by a fifth of that.
    let upright = try gap("nqn")
    let slanted = try gap("nqn", italic: true)
    #expect(upright.lowerBound - slanted.lowerBound > 2 && upright.lowerBound - slanted.lowerBound < 6)
    // A point below its letter is moved there from where the pen stands.
    let pieces = try gap("\u{5D3}\u{5B8}\u{5D3}")
    let drawn = try #require(layout("\u{5D3}\u{5B8}\u{5D3}", font: FontDescriptor(size: 100)).lines[0].runs.first)
      .glyphs
    let inks = drawn.glyphs.compactMap { glyph in
      FontBook.embedded.outline(face: drawn.face, glyph: glyph.id).map { outline in
        let box = outline.path.boundingRect
        let scale = 100 / CGFloat(outline.unitsPerEm)
        return (bottom: box.minY * scale, middle: glyph.x + box.midX * scale)
      }
    }
    let point = try #require(inks.min { $0.bottom < $1.bottom })
    #expect(point.bottom < -17)
    #expect(abs((pieces.lowerBound + pieces.upperBound) / 2 - point.middle) < 3)
  }

  @Test func aStrikeThroughGoesThroughInk() {
    let set = Typesetter().layout([
      TextRun("apex", font: FontDescriptor(size: 100), color: .black, isStruckThrough: true)
    ])
    #expect(set.lines[0].runs.flatMap(\.decorations).count == 1)
  }

  @Test func anUnderlineIsContinuousAcrossFonts() {
    let pieces = underline("a \u{5D0} b")
    #expect(pieces.count == 1)
  }

  private func layout(_ text: String, _ style: ParagraphStyle) -> TextLayout { layout(text, width: nil, style) }
}
