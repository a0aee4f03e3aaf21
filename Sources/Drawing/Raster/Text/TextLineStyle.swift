import Foundation

/// The look of an underline or a strikethrough.
package struct TextLineStyle: Hashable, Sendable {
  /// The lengths of dashes and gaps in turn, as multiples of the thickness of the line. Empty for a solid line.
  package var dashes: [Int] = []
  /// The color; `nil` for the color of the text.
  package var color: RGBA?

  /// Creates a style.
  package init(dashes: [Int] = [], color: RGBA? = nil) {
    self.dashes = dashes
    self.color = color
  }

  /// Divides a stretch of a line into its dashes, from its start. All lengths are in text units.
  ///
  /// - Complexity: linear in the number of dashes, which is limited.
  func pieces(of stretch: Range<Int>, thickness: Int) -> [Range<Int>] {
    let period = dashes.reduce(0, +) * thickness
    guard period > 0, dashes.allSatisfy({ $0 > 0 }), stretch.count / period < Self.mostPeriods else { return [stretch] }
    var pieces: [Range<Int>] = []
    var place = stretch.lowerBound
    var index = 0
    while place < stretch.upperBound {
      let end = min(place + dashes[index % dashes.count] * thickness, stretch.upperBound)
      if index.isMultiple(of: 2) { pieces.append(place..<end) }
      place = end
      index += 1
    }
    return pieces
  }

  private static let mostPeriods = 10_000
}

extension TextLayout {
  /// Lines of one color below or through the glyphs of a run.
  package struct ColoredLine: Hashable, Sendable {
    /// The color.
    package var color: RGBA
    /// The dashes in the paragraph's coordinates.
    package var rectangles: [CGRect]
  }
}
