import CRasterHarfBuzz

/// A glyph that a font has, but only in a form that cannot be drawn, such as an SVG document. Its text is missing text.
package struct UndrawableGlyph: Hashable, Sendable, CustomStringConvertible {
  /// The face's name.
  package var face: String
  /// The index of the glyph.
  package var glyph: UInt32
  /// Why it cannot be drawn, as a sentence without its first letter and period, such as `it is an SVG document`.
  package var reason: String

  /// The font, the glyph and the reason.
  package var description: String { "glyph \(glyph) of '\(face)' cannot be drawn: \(reason)" }
}

extension FontBook {
  /// Longer texts are not shaped again.
  private static let longestUndrawable = 4096

  /// Returns the glyphs that registered fonts have for a text and that cannot be drawn, in the order of the fonts, each once.
  ///
  /// - Complexity: O(*n*) in the length of the text for each font with color glyphs.
  package func undrawableGlyphs(of text: String) -> [UndrawableGlyph] {
    let scalars = Array(text.unicodeScalars.prefix(Self.longestUndrawable))
    guard !scalars.isEmpty else { return [] }
    var found: [UndrawableGlyph] = []
    var seen: Set<UndrawableGlyph> = []
    for face in storage.faces where face.hasColor {
      let options = ShapingOptions(
        script: UnicodeScript.common.tag, is_right_to_left: false, has_tabular_digits: false, omits_ligatures: false,
        keeps_invisible: false)
      let glyphs = Shaper(cache: storage.cache).glyphs(
        of: scalars, in: scalars.indices, face: face, options: options, features: [])
      for glyph in glyphs {
        guard let reason = face.undrawableReason(of: glyph.id) else { continue }
        let undrawable = UndrawableGlyph(face: face.name, glyph: glyph.id, reason: reason)
        if seen.insert(undrawable).inserted { found.append(undrawable) }
      }
    }
    return found
  }
}
