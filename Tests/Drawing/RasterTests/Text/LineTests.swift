import Foundation
import Raster
import Testing

/// Breaking, truncating and placing lines.
struct LineTests {
  static let paragraph =
    "The quick brown fox jumps over the lazy dog, then rests in the shade of an old tree until the well-known evening comes."

  private func lines(_ text: String, width: CGFloat?, _ style: ParagraphStyle = ParagraphStyle()) -> TextLayout {
    Typesetter().layout([TextRun(text, font: FontDescriptor(size: 17), color: .black)], style: style, width: width)
  }

  @Test func oneLineIsAsWideAsItsGlyphs() throws {
    let layout = lines("Hello", width: nil)
    #expect(layout.lines.map(\.text) == ["Hello"])
    #expect(layout.size.width > 38 && layout.size.width < 44)
    #expect(layout.size.height == layout.lines[0].frame.height)
    let run = try #require(layout.lines[0].runs.first)
    #expect(run.glyphs.face == "Inter-Regular")
    #expect(run.glyphs.glyphs.count == 5)
    #expect(run.glyphs.origin.y == layout.firstBaseline)
  }

  @Test func linesFitTheWidthAndContainAllText() {
    for width in stride(from: 80.0, through: 1200, by: 7) {
      let layout = lines(Self.paragraph, width: width)
      #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.002 })
      #expect(layout.lines.map(\.text).joined(separator: " ").replacing("- ", with: "-") == Self.paragraph)
      #expect(layout.size.width == layout.lines.map(\.frame.width).max())
    }
  }

  @Test func aSoftHyphenShowsWhereALineEnds() {
    let text = "co\u{AD}ope\u{AD}ra\u{AD}tion"
    func shown(_ width: CGFloat?) -> [String] {
      lines(text, width: width).lines.map { String($0.text.unicodeScalars.filter { $0 != "\u{AD}" }) }
    }
    #expect(shown(nil) == ["cooperation"])
    #expect(shown(70) == ["coope\u{2010}", "ration"])
    #expect(lines(text, width: nil).size.width == lines("cooperation", width: nil).size.width)
  }

  @Test func wordsAreSplitOnlyIfTheyExceedTheLine() {
    #expect(lines("a incomprehensible", width: 80).lines.first?.text == "a")
    #expect(lines("incomprehensible", width: 80).lines.map(\.text).joined() == "incomprehensible")
    #expect(lines("incomprehensible", width: 0).lines.count == 16)
  }

  @Test func lettersAtALineBreakAreReshaped() {
    // Kerning with what stands on the next line does not count.
    for text in ["AVAVAVAVAVAVAV", "ToToToToToToTo"] {
      let broken = lines(text, width: 45).lines
      #expect(broken.count > 2)
      for line in broken { #expect(line.frame.width == lines(line.text, width: nil).size.width, "\(line.text)") }
    }
  }

  @Test func numbersAndFlagsStayWhole() {
    #expect(lines("1,000.50 kg", width: 85).lines.map(\.text) == ["1,000.50", "kg"])
    let flags = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 4)
    #expect(lines(flags, width: 20).lines.allSatisfy { $0.text.unicodeScalars.count == 2 })
  }

  @Test func hardBreaksOfEveryKindEndALine() {
    #expect(lines("a\r\nb\nc\rd\u{2028}e\u{2029}f\u{85}g", width: nil).lines.map(\.text).joined() == "abcdefg")
    #expect(lines("a\r\nb\nc\rd\u{2028}e\u{2029}f\u{85}g", width: nil).lines.count == 7)
  }

  @Test func aWiderLayoutNeverHasMoreLines() {
    var last = Int.max
    for width in stride(from: 5.0, through: 1200, by: 1) {
      let count = lines(Self.paragraph, width: width).lines.count
      #expect(count <= last)
      last = count
    }
    #expect(last == 1)
  }
}
