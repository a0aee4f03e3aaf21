import Testing
import SnapshotUI

@Suite struct TextVariantTests {
  @Test(arguments: [
    (TextVariant.accented, "Save 3", "[Šåṽé 3]"), (.longer, "Settings", "Settings one"),
    (.rightToLeft, "a\nb", "\u{202E}a\u{202C}\n\u{202E}b\u{202C}"), (.empty, "Save", ""),
    (.largeNumbers, "1,234.5 of 12.", "9999999999 of 9999999999."), (.longer, " ", " "),
  ])
  func variantsTransformTexts(variant: TextVariant, text: String, expected: String) {
    #expect(variant.apply(to: text) == expected)
  }

  @Test func aMatrixAppliesTheVariants() throws {
    let cells = (Matrix.pseudoLocales() * .colorSchemes(.light)).cells
    #expect(cells.map(\.name) == ["accented-light", "longer-light", "rightToLeft-light"])
    let texts = try cells.map { try Text("Save").rendered(in: $0.context).elementsText }
    #expect(texts[0] == "Text \"[Šåṽé]\"\n")
    #expect(cells[2].context.layoutDirection == .rightToLeft)
    #expect(Matrix.contentStress().cells.count == 4)
  }

  @Test func aVariantKeepsTheStylesOfAText() throws {
    var context = RenderContext()
    context.localeIdentifier = TextVariant.accented.localeIdentifier
    let text = Text("a").bold() + Text("b")
    #expect(try text.rendered(in: context).elementsText == "Text \"[å][ƀ]\"\n")
  }

  @Test func lettersOfAllVariantsButEmojiHaveGlyphs() throws {
    for variant in TextVariant.allCases where variant != .emoji && variant != .empty {
      var context = RenderContext()
      context.localeIdentifier = variant.localeIdentifier
      let found = try Text("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123").rendered(in: context)
      #expect(found.diagnostics.isEmpty, "\(variant): \(found.diagnosticsText)")
    }
  }

  @Test func casesFollowTheEnvironment() throws {
    #expect(try Text("Straße").textCase(.uppercase).rendered(in: RenderContext()).elementsText.contains("STRASSE"))
    var turkish = RenderContext()
    turkish.localeIdentifier = "tr_TR"
    #expect(try Text("i").textCase(.uppercase).rendered(in: turkish).elementsText.contains("İ"))
  }
}
