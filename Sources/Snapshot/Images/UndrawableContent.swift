import Raster
import Views

extension Drawable {
  /// What a snapshot shows in a context: the drawing on the context's background.
  ///
  /// - Throws: What drawing throws, and ``UndrawableContent`` where the picture would show boxes that nobody wants.
  func picture(in context: RenderContext) throws -> DisplayList {
    try displayList(in: context).legible(in: context).onBackground(of: context)
  }
}

extension DisplayList {
  /// The list itself, if every text has glyphs and every symbol is known, or the context allows boxes in their place.
  func legible(in context: RenderContext) throws(UndrawableContent) -> DisplayList {
    guard !context.fonts.allowsMissingGlyphs else { return self }
    let content = UndrawableContent(texts: missingTexts, symbols: unknownSymbols)
    guard content.texts.isEmpty, content.symbols.isEmpty else { throw content }
    return self
  }
}

/// That a snapshot would show boxes in place of text or of symbols.
struct UndrawableContent: Error, CustomStringConvertible {
  /// The texts that no font has glyphs for.
  var texts: [DisplayList.MissingText]
  /// The names that no symbol has.
  var symbols: [DisplayList.MissingText]

  /// The most that are named one by one.
  private static let shown = 5

  var description: String {
    [texts.isEmpty ? nil : textDescription, symbols.isEmpty ? nil : symbolDescription].compactMap { $0 }
      .joined(separator: "\n\n")
  }

  private var textDescription: String {
    let examples = MissingScript.grouping(texts.flatMap(\.text.unicodeScalars)).compactMap { script in
      script.font.map { "\($0) for \(script.name)" }
    }
    let suchAs = examples.isEmpty ? "" : ", such as \(examples.joined(separator: ", ")),"
    return """
      No font has glyphs for this text, which would be drawn as boxes:
      \(Self.list(texts) { $0.unicodeScalars.map { "U+" + $0.hexadecimal }.joined(separator: " ") + " " + $0 })
      Register a font that has them\(suchAs) in a FontBook, and give that to the context: \
      `.image(traits: SnapshotTraits(fonts: fonts))`, `matrix.withFonts(fonts)`. \
      If the boxes are what you want, set `fonts.allowsMissingGlyphs = true`.
      """
  }

  private var symbolDescription: String {
    """
    There are no symbols of these names, which would be drawn as empty frames:
    \(Self.list(symbols, ending: Self.suggestion) { $0 })
    Correct the name, or draw the symbol and give it to the view: \
    `view.symbols(Symbol("\(symbols.first?.text ?? "")", .line("M4 12 H20")))`. \
    If the frames are what you want, set `fonts.allowsMissingGlyphs = true` on the context's fonts.
    """
  }

  private static func suggestion(for name: String) -> String {
    let near = Symbol.names(near: name)
    return near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
  }

  /// A line for each of the first, and how many there are besides.
  private static func list(
    _ missing: [DisplayList.MissingText], ending: (String) -> String = { _ in "" }, _ words: (String) -> String
  ) -> String {
    let lines = missing.prefix(shown).map { missing in
      "  " + words(missing.text) + (missing.element.map { " in \($0)" } ?? "") + ending(missing.text)
    }
    return (lines + (missing.count > shown ? ["  and \(missing.count - shown) more"] : [])).joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
