import Foundation
import RasterEmoji
import SnapshotRepository
import Testing
import SnapshotUI

@Suite struct EmojiTests {
  private func context(_ fonts: FontBook) -> RenderContext {
    var context = RenderContext(width: 300, height: 100)
    context.fonts = fonts
    return context
  }

  /// The emoji of the list that the font is made from.
  private func emoji() throws -> [Character] {
    let lines = try Repository.text("Scripts/generate/emoji-data/emoji.txt").split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.flatMap { $0 }
  }

  @Test func everyEmojiOfTheListIsDrawnInColor() throws {
    let all = try emoji() + ["1️⃣", "#️⃣"]
    #expect(all.count > 600)
    for emoji in all {
      let list = try Text(String(emoji)).rendered(in: context(.withEmoji)).displayList
      #expect(list.missingTexts.isEmpty, "\(emoji)")
      let pictures = list.items.filter { if case .image = $0.operation { true } else { false } }
      // A character that is shown as text by default has a monochrome glyph.
      let isText = list.items.contains { if case .glyphs = $0.operation { true } else { false } }
      #expect(pictures.count == 1 || pictures.isEmpty && isText, "\(emoji): \(pictures.count)")
    }
  }

  @Test func emojiAreMissingWithoutTheProductAndTheMessageNamesIt() throws {
    let rendered = try Text("Done 🎉").rendered(in: context(.embedded))
    #expect(rendered.displayList.missingTexts.map(\.text) == ["🎉"])
    #expect(rendered.diagnosticsText.contains("product RasterEmoji"))
    #expect(try Text("Done 🎉").rendered(in: context(.withEmoji)).diagnosticsText.isEmpty)
  }

  @Test func otherTextKeepsItsFonts() throws {
    let text = Text("Room 12, #3 © 2024")
    #expect(
      try text.rendered(in: context(.embedded)).displayList.textForm
        == text.rendered(in: context(.withEmoji)).displayList.textForm)
  }

  @Test func emojiAreAsLargeAsTheText() throws {
    func width(_ size: CGFloat) throws -> CGFloat {
      try Text("🎉").font(.system(size: size)).rendered(in: context(.withEmoji)).layout.exactFrame.width
    }
    #expect(try width(20) > 20 && width(20) < 28)
    #expect(try abs(width(40) - 2 * width(20)) <= 1)
  }

  @Test func registeringIsIdempotent() {
    var fonts = FontBook.withEmoji
    fonts.registerEmoji()
    #expect(fonts == .withEmoji)
    #expect(fonts.families.contains(FontBook.emojiFamily))
  }
}
