import Raster
import SnapshotSeededRandom
import Testing

/// Layouts are shared by texts that differ in their colors alone.
@Suite("Text colors")
struct TextColorTests {
  private let fonts = FontBook.embedded

  private func runs(_ colors: [RGBA]) -> [TextRun] {
    colors.enumerated().map { TextRun("word\($0) ", font: FontDescriptor(size: 13), color: $1) }
  }

  /// The colors of the words in which they were drawn.
  private func colors(of layout: TextLayout) -> [String: Set<RGBA>] {
    var colors: [String: Set<RGBA>] = [:]
    for run in layout.lines.flatMap(\.runs) {
      for word in run.glyphs.text.split(separator: " ") { colors[String(word), default: []].insert(run.color) }
    }
    return colors
  }

  @Test("Each word keeps its color, whatever is cached", arguments: [1, 2, 300])
  func everyWord(count: Int) {
    var numbers = SplitMix(seed: 3)
    for _ in 0..<4 {
      let palette = (0..<count).map { _ in
        RGBA(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers))
      }
      let layout = Typesetter(fonts: fonts).layout(runs(palette), width: 120)
      let expected = Dictionary(uniqueKeysWithValues: palette.enumerated().map { ("word\($0)", Set([$1])) })
      #expect(colors(of: layout) == expected)
    }
  }

  @Test("Colors change no line")
  func lines() {
    let plain = Typesetter(fonts: fonts).layout(runs([.black, .black, .black]), width: 90)
    let mixed = Typesetter(fonts: fonts).layout(runs([.black, RGBA(0xFF0000, alpha: 9), .black]), width: 90)
    #expect(plain.size == mixed.size)
    #expect(plain.lines.map(\.text) == mixed.lines.map(\.text))
    #expect(plain.lines.count > 1)
  }

  @Test("Infinite and NaN limits are ignored")
  func bounds() {
    let text = runs([.black, .white])
    let free = Typesetter(fonts: fonts).layout(text)
    #expect(Typesetter(fonts: fonts).layout(text, width: .infinity, height: .infinity) == free)
    #expect(Typesetter(fonts: fonts).layout(text, width: .nan, height: .nan) == free)
    #expect(Typesetter(fonts: fonts).layout(text, width: -3) == Typesetter(fonts: fonts).layout(text, width: 0))
  }
}
