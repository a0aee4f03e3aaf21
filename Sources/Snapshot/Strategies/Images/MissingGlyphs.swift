import Raster

extension DisplayList {
  /// The list itself, if every text has glyphs or the context allows boxes in their place.
  func legible(in context: RenderContext) throws(MissingGlyphs) -> DisplayList {
    guard !context.fonts.allowsMissingGlyphs else { return self }
    let missing = missingTexts
    guard missing.isEmpty else { throw MissingGlyphs(texts: missing) }
    return self
  }
}

/// That a snapshot would show boxes in place of text.
struct MissingGlyphs: Error, CustomStringConvertible {
  var texts: [DisplayList.MissingText]

  /// The most texts that are named one by one.
  private static let shown = 5

  var description: String {
    let lines = texts.prefix(Self.shown).map { missing in
      let codePoints = missing.text.unicodeScalars.map { "U+" + $0.hexadecimal }.joined(separator: " ")
      return "  \(codePoints) \(missing.text)" + (missing.element.map { " in \($0)" } ?? "")
    }
    let others = texts.count > Self.shown ? ["  and \(texts.count - Self.shown) more"] : []
    let examples = MissingScript.grouping(texts.flatMap(\.text.unicodeScalars)).compactMap { script in
      script.font.map { "\($0) for \(script.name)" }
    }
    let suchAs = examples.isEmpty ? "" : ", such as \(examples.joined(separator: ", ")),"
    return """
      No font has glyphs for this text, which would be drawn as boxes:
      \((lines + others).joined(separator: "\n"))
      Register a font that has them\(suchAs) in a FontBook, and give that to the context: \
      `.image(traits: SnapshotTraits(fonts: fonts))`, `matrix.withFonts(fonts)`. \
      If the boxes are what you want, set `fonts.allowsMissingGlyphs = true`.
      """
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
