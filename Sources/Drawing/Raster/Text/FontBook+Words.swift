import Foundation

extension FontBook {
  /// Longer runs are not set again.
  private static let longestWords = 4096

  /// Whether the face of a run draws the run's text with the run's glyphs. The text is for printing only, so that a drawing from
  /// elsewhere can state any text.
  ///
  /// - Returns: Whether they are equal with some choice of direction, digits and ligatures. `false` without the face, and for runs
  ///   with other font features.
  /// - Complexity: O(*n*) in the length of the text.
  package func draws(_ run: GlyphRun) -> Bool {
    guard run.text.utf8.count <= Self.longestWords else { return false }
    let parts = InstanceName.parts(of: run.face)
    guard let face = storage.face(named: parts?.face ?? run.face) else { return false }
    // Spaces at the end of a run, which another run follows, are left out at the end of a line.
    let words = run.text.prefix(run.text.count - run.text.reversed().prefix { $0 == " " }.count)
    let spaces = run.text.count - words.count
    let shown = run.glyphs.map(\.id)
    let typesetter = Typesetter(fonts: self)
    for digits in [false, true] {
      let font = FontDescriptor(
        family: face.family, size: 16, weight: face.weight, isItalic: face.isItalic, hasMonospacedDigits: digits,
        variations: parts?.place ?? [])
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        // Letter spacing omits ligatures.
        for tracking in [0, 1] as [CGFloat] {
          func glyphs(of words: String, _ direction: LayoutDirection) -> [UInt32] {
            let text = TextRun(words, font: font, color: .black, tracking: tracking)
            let lines = typesetter.layout([text], style: ParagraphStyle(layoutDirection: direction)).lines
            return lines.flatMap { $0.runs.flatMap { $0.glyphs.glyphs.map(\.id) } }
          }
          let drawn = glyphs(of: String(words), direction)
          let blank = spaces > 0 ? [UInt32](repeating: glyphs(of: " .", .leftToRight).first ?? 0, count: spaces) : []
          if drawn + blank == shown || blank + drawn == shown { return true }
        }
      }
    }
    return false
  }
}
