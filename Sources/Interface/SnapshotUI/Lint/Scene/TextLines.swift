/// The lines of a text on the screen, from cap height to descenders.
///
/// The line height of a font includes space that no letter uses, so that frames of lines may overlap or be clipped without
/// harm.
struct TextLines {
  /// The boxes in the drawing's points, before transforms.
  let boxes: [CGRect]

  init(_ place: PlacedElement) {
    guard let text = place.element.drawing?.text else {
      boxes = []
      return
    }
    let origin = place.frame.origin
    boxes = text.lines(for: place.proposal).lines.compactMap { line in
      guard line.frame.width > 0, !line.text.allSatisfy(\.isWhitespace) else { return nil }
      let size = line.runs.map(\.glyphs.size).max() ?? line.frame.height / 1.2
      return CGRect(
        x: origin.x + line.frame.minX, y: origin.y + line.baseline - size * Self.capHeight,
        width: line.frame.width, height: size * (Self.capHeight + Self.descent))
    }
  }

  /// The lines with the heights of the glyphs that they have, which matter where something cuts them.
  ///
  /// - Returns: `nil` without a text.
  init?(inkOf place: PlacedElement) {
    guard let ink = place.element.drawing as? TextInk else { return nil }
    let origin = place.frame.origin
    boxes = ink.paragraph.lines(for: place.proposal).lines.compactMap { line in
      guard let glyphs = line.inkBounds(in: ink.paragraph.fonts) else { return nil }
      return CGRect(
        x: origin.x + line.frame.minX, y: origin.y + glyphs.minY, width: line.frame.width, height: glyphs.height)
    }
  }

  /// The bounding box; `nil` for a text without visible lines.
  var bounds: CGRect? { boxes.dropFirst().reduce(boxes.first) { $0?.union($1) } }

  /// The cap height and the descent per font size, typical of sans serif fonts.
  private static let capHeight: CGFloat = 0.73
  private static let descent: CGFloat = 0.21
}
