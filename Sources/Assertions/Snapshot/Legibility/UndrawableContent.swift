import Raster
import SnapshotUI

extension Drawable {
  /// Returns the display list of a snapshot: the drawing on the context's background.
  ///
  /// - Throws: The errors of drawing, or ``UndrawableContent`` if the picture would show unintended boxes.
  func picture(in context: RenderContext) throws -> DisplayList {
    guard let view = self as? any View else {
      return try displayList(in: context).legible(in: context).onBackground(of: context)
    }
    return try view.rendered(in: context).legible(in: context).onBackground(of: context)
  }
}

extension RenderedView {
  /// Returns the display list if the context allows the boxes and the approximate texts in it.
  func legible(in context: RenderContext) throws -> DisplayList {
    _ = try displayList.legible(in: context)
    try ApproximateText.check(self, in: context)
    return displayList
  }
}

/// An error for a snapshot with texts that are drawn differently from what the view asks for.
struct ApproximateText: Error, CustomStringConvertible {
  /// What is drawn differently, and why.
  var texts: [ViewDiagnostic]

  /// The maximum number of texts in a message.
  private static let shown = 5

  /// - Throws: The texts, unless the context allows them.
  static func check(_ view: RenderedView, in context: RenderContext) throws(ApproximateText) {
    guard !context.fonts.allowsApproximateText else { return }
    let texts = view.approximateTexts
    guard texts.isEmpty else { throw ApproximateText(texts: texts) }
  }

  var description: String {
    let lines = texts.prefix(Self.shown).map { "  \($0)" }
    let others = texts.count > Self.shown ? ["  and \(texts.count - Self.shown) more"] : []
    return """
      The picture would show texts differently from what the view asks for:
      \((lines + others).joined(separator: "\n"))
      Register fonts in a FontBook, and pass the font book in the context: `.image(traits: SnapshotTraits(fonts: fonts))`, \
      `matrix.withFonts(fonts)`. To allow such texts, set `fonts.allowsApproximateText = true`.
      """
  }
}

extension DisplayList {
  /// Returns the list if every text has glyphs and every symbol is known, or if the context allows missing glyphs.
  func legible(in context: RenderContext) throws(UndrawableContent) -> DisplayList {
    guard !context.fonts.allowsMissingGlyphs else { return self }
    let texts = missingTexts
    let content = UndrawableContent(
      texts: texts, symbols: unknownSymbols,
      glyphs: texts.isEmpty ? [] : context.fonts.undrawableGlyphs(of: texts.map(\.text).joined(separator: "\n")))
    guard content.texts.isEmpty, content.symbols.isEmpty else { throw content }
    return self
  }
}

/// An error for a snapshot that would show boxes instead of text or symbols.
struct UndrawableContent: Error, CustomStringConvertible {
  /// The texts without glyphs in any font.
  var texts: [DisplayList.MissingText]
  /// The unknown symbol names.
  var symbols: [DisplayList.MissingText]
  /// The glyphs that fonts have for the texts, in a form that cannot be drawn.
  var glyphs: [UndrawableGlyph] = []

  /// The maximum number of items in a message.
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
      No font has glyphs for the following text, which would be drawn as boxes:
      \(Self.list(texts) { $0.unicodeScalars.map { "U+" + $0.hexadecimal }.joined(separator: " ") + " " + $0 })\(undrawable)
      Register a font that has them\(suchAs) in a FontBook, and pass the font book in the context: \
      `.image(traits: SnapshotTraits(fonts: fonts))`, `matrix.withFonts(fonts)`. \
      To allow the boxes, set `fonts.allowsMissingGlyphs = true`.
      """
  }

  /// Lines for the glyphs that cannot be drawn.
  private var undrawable: String {
    let lines = glyphs.prefix(Self.shown).map { "\n  \($0)" }
    return lines.joined() + (glyphs.count > Self.shown ? "\n  and \(glyphs.count - Self.shown) more glyphs" : "")
  }

  private var symbolDescription: String {
    """
    Unknown symbol names, which would be drawn as empty frames:
    \(Self.list(symbols, ending: Self.suggestion) { $0 })
    Correct the name, or define the symbol and add it to the view: \
    `view.symbols(Symbol("\(symbols.first?.text ?? "")", .line("M4 12 H20")))`. \
    To allow the frames, set `fonts.allowsMissingGlyphs = true` on the context's fonts.
    """
  }

  private static func suggestion(for name: String) -> String {
    let near = Symbol.names(near: name)
    return near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
  }

  /// Returns one line per item up to the maximum, followed by the number of remaining items.
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
