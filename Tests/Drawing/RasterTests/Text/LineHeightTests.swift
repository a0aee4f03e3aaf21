import Foundation
import Raster
import Testing

/// Where lines, baselines and decorations stand.
struct LineHeightTests {
  private func layout(_ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil)
    -> TextLayout
  { Typesetter().layout(runs, style: style, width: width) }

  /// Inter at 28.16 points has 0.01 point a font unit: ascent 27.28, descent 6.80.
  private func run(_ text: String, lineHeight: CGFloat? = nil, offset: CGFloat = 0) -> TextRun {
    TextRun(
      text, font: FontDescriptor(size: 28.16, lineHeight: lineHeight), color: .black, baselineOffset: offset)
  }

  /// A length in hundredths of a point, which are font units here; sums may be a 1/1024 point off.
  private func hundredths(_ length: CGFloat) -> CGFloat { (length * 100).rounded() }

  @Test func withoutALineHeightTheFontMetricsApply() {
    let layout = layout([run("Ag")])
    #expect(hundredths(layout.size.height) == 3408)
    #expect(hundredths(layout.firstBaseline) == 2728)
  }

  @Test func leadingIsSharedAboveAndBelow() {
    let loose = layout([run("Ag", lineHeight: 44.08)])
    #expect(hundredths(loose.size.height) == 4408)
    #expect(hundredths(loose.firstBaseline) == 3228)
    let tight = layout([run("Ag\nAg", lineHeight: 24.08)])
    #expect(hundredths(tight.size.height) == 4816)
    #expect(hundredths(tight.firstBaseline) == 2228)
    #expect(hundredths(tight.lastBaseline) == 4636)
  }

  @Test func theLargestRunSetsTheLineHeight() {
    var large = run("A")
    large.font.size *= 2
    let layout = layout([run("a"), large, run("a")])
    #expect(hundredths(layout.size.height) == 6816)
    #expect(Set(layout.lines[0].runs.map(\.glyphs.origin.y)).count == 1)
  }

  @Test func aRaisedRunMakesTheLineHigher() {
    let layout = layout([run("a"), run("2", offset: 10)])
    #expect(hundredths(layout.size.height) == 4408)
    #expect(hundredths(layout.firstBaseline) == 3728)
    #expect(hundredths(layout.lines[0].runs[1].glyphs.origin.y) == 2728)
  }

  @Test func aLoweredRunMakesTheLineDeeper() {
    let layout = layout([run("a"), run("2", offset: -10)])
    #expect(hundredths(layout.size.height) == 4408)
    #expect(hundredths(layout.firstBaseline) == 2728)
    #expect(hundredths(layout.lines[0].runs[1].glyphs.origin.y) == 3728)
  }

  @Test func anotherScriptMovesLinesOnlyWithoutALineHeight() {
    #expect(layout([run("a\u{628}")]).size.height > layout([run("a")]).size.height)
    #expect(layout([run("a\u{628}", lineHeight: 30)]).size.height == 30)
  }

  @Test func lineSpacingIsOnlyBetweenLines() {
    let spaced = layout([run("a\nb\nc", lineHeight: 30)], ParagraphStyle(lineSpacing: 5))
    #expect(spaced.size.height == 100)
    #expect(spaced.lines.map(\.frame.minY) == [0, 35, 70])
  }

  @Test func emptyTextHasOneLinesHeight() {
    let empty = layout([run("", lineHeight: 30)])
    #expect(empty.size == CGSize(width: 0, height: 30))
    #expect(empty.lines.count == 1)
    #expect(layout([run("a\n\nb\n", lineHeight: 30)]).lines.map(\.text) == ["a", "", "b", ""])
    #expect(layout([]).lines.isEmpty)
  }

  @Test func linesAlignInTheWidestOne() {
    for (alignment, share) in [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
      let layout = layout([run("wide line\na")], ParagraphStyle(alignment: alignment))
      let free = layout.size.width - layout.lines[1].frame.width
      #expect(layout.lines[0].frame.minX == 0)
      #expect(hundredths(layout.lines[1].frame.minX) == hundredths(free * share))
      #expect(layout.lines[1].runs[0].glyphs.origin.x == layout.lines[1].frame.minX)
    }
    let mirrored = layout([run("wide line\na")], ParagraphStyle(layoutDirection: .rightToLeft))
    #expect(hundredths(mirrored.lines[1].frame.maxX) == hundredths(mirrored.size.width))
  }

  @Test func underlinesAndStrikesAreRectanglesOfTheFontsMeasure() throws {
    var decorated = run("Ahx")
    decorated.isUnderlined = true
    decorated.isStruckThrough = true
    let layout = layout([decorated])
    let rectangles = try #require(layout.lines[0].runs.first).decorations
    #expect(rectangles.count == 2)
    #expect(rectangles.map(\.minX) == [0, 0])
    #expect(rectangles.map(\.width) == [layout.size.width, layout.size.width])
    #expect(rectangles.map { hundredths($0.height) } == [192, 192])
    #expect(hundredths(rectangles[0].minY) == 3192)
    #expect(hundredths(rectangles[1].minY) == 1806)
  }

  @Test func underlinesMoveWithTheirText() throws {
    func underline(offset: CGFloat) throws -> CGFloat {
      var decorated = run("ahx", offset: offset)
      decorated.isUnderlined = true
      let line = try #require(layout([decorated, run("a")]).lines.first)
      return try #require(line.runs.first?.decorations.first).minY - line.baseline
    }
    #expect(try hundredths(underline(offset: 0) - underline(offset: 10)) == 1000)
  }

  @Test func aRunsUnderlineIsOnePieceThroughItsFonts() {
    var decorated = run("a\u{5D0}b")
    decorated.isUnderlined = true
    let layout = layout([decorated, run("plain")])
    let rectangles = layout.lines[0].runs.flatMap(\.decorations)
    #expect(rectangles.count == 1)
    #expect(rectangles.first?.width == self.layout([run("a\u{5D0}b")]).size.width)
  }
}
