import Foundation
import Raster
import Testing

/// Text that runs to the left, alone and among text that runs to the right.
struct DirectionTests {
  private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

  private func layout(
    _ text: String, width: CGFloat? = nil, direction: LayoutDirection = .leftToRight, limit: Int? = nil
  ) -> TextLayout {
    Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: 17), color: .black)],
      style: ParagraphStyle(layoutDirection: direction, lineLimit: limit), width: width)
  }

  private func texts(_ layout: TextLayout, line: Int = 0) -> [String] {
    layout.lines[line].runs.map { $0.glyphs.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func runsAreInVisualOrder() {
    #expect(texts(layout("abc \(shalom) def")) == ["abc", shalom, "def"])
    #expect(texts(layout("\(shalom) abc \u{5D0}")) == ["\u{5D0}", "abc", shalom])
    let origins = layout("\(shalom) abc \u{5D0}").lines[0].runs.map(\.glyphs.origin.x)
    #expect(origins == origins.sorted())
    #expect(origins[0] == 0)
  }

  @Test func glyphsOfARightToLeftRunAreReversed() {
    let run = layout(shalom).lines[0].runs[0].glyphs
    let singles = shalom.unicodeScalars.map { layout(String($0)).lines[0].runs[0].glyphs.glyphs[0].id }
    #expect(run.glyphs.map(\.id) == singles.reversed())
  }

  /// Foundation begins prices and lists in languages that run to the left with a mark or an isolate.
  @Test(arguments: [
    "\u{200F}", "\u{200E}", "\u{2068}", "\u{202B}", "\u{61C}", "\u{FEFF}", "\u{200B}", "\u{200F}\u{200F}",
  ])
  func invisibleCharactersAtTheStartChangeNoOrderWithin(_ mark: String) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let runs = layout("\(mark)1,299.50\u{A0}\u{20AA}", direction: direction).lines[0].runs
      let number = runs.map(\.glyphs.text).filter { $0.contains { $0.isNumber } }
      #expect(number.count == 1 && number[0].contains("1,299.50"), "\(mark.unicodeScalars): \(number)")
      let plain = layout("1,299.50\u{A0}\u{20AA}", direction: direction)
      #expect(layout("\(mark)1,299.50\u{A0}\u{20AA}", direction: direction).size == plain.size)
    }
  }

  @Test func theFirstLetterSetsTheParagraphDirection() {
    // The full stop ends the sentence on the paragraph's own side.
    #expect(texts(layout("\(shalom)!")) == ["!", shalom])
    #expect(texts(layout("abc!", direction: .rightToLeft)) == ["abc!"])
    #expect(texts(layout("a \(shalom)!")) == ["a", shalom, "!"])
  }

  @Test func textWithoutLettersHasTheLayoutDirection() {
    #expect(texts(layout("(1) - 2")) == ["(1) - 2"])
    #expect(texts(layout("1 - 2", direction: .rightToLeft)) == ["2", "-", "1"])
  }

  @Test func linesAreBrokenInLogicalOrder() {
    let text = "\(shalom) \u{5E2}\u{5D5}\u{5DC}\u{5DD}"
    let layout = layout(text, width: 50)
    #expect(layout.lines.map(\.text) == text.split(separator: " ").map(String.init))
    #expect(layout.lines.allSatisfy { $0.runs[0].glyphs.origin.x == $0.frame.minX })
  }

  @Test func trailingSpacesHaveNoWidth() {
    #expect(layout("abc   ").size.width == layout("abc").size.width)
    #expect(layout("\(shalom)   ").size.width == layout(shalom).size.width)
    #expect(layout("\(shalom)   ").lines[0].runs[0].glyphs.origin.x == 0)
  }

  @Test func theEllipsisIsAtTheLogicalEnd() {
    let layout = layout("\(shalom) \(shalom) \(shalom)", width: 70, limit: 1)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].text.hasSuffix("…"))
    #expect(texts(layout).first == "…")
    #expect(layout.lines[0].runs[0].glyphs.origin.x == 0)
  }

  @Test func bracketsAreMirrored() {
    let open = layout("(").lines[0].runs[0].glyphs.glyphs[0].id
    let runs = layout("\u{5D0}(\u{5D1}").lines[0].runs
    let drawn = runs.flatMap { run in run.glyphs.glyphs.map { (run.glyphs.face, $0.id) } }
    #expect(!drawn.contains { $0 == ("Inter-Regular", open) })
  }
}
