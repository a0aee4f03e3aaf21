import CRasterHarfBuzz

/// The outlines of a variable font, in one of its formats.
protocol VariableOutlines {
  /// Returns the outline of a glyph at normalized coordinates in 1/16384.
  func outline(of glyph: Int, at coordinates: [Int]) throws(FontError) -> any InstanceOutline

  /// Returns the advance of a glyph in font units, rounded, or `nil` if outlines of this format do not have it.
  func advance(of glyph: Int, at coordinates: [Int]) throws(FontError) -> Int?
}

/// The outline of a glyph of an instance.
protocol InstanceOutline {
  /// The coordinates of all points, with those of curves' controls, in 1/65536 font unit.
  var x: [Int] { get }
  var y: [Int] { get }
  /// The contours as curves in font units, with y up.
  var path: Path { get }
}

extension InstanceOutline {
  /// The smallest box of whole units around all points.
  var box: GlyphBox {
    guard let left = x.min(), let right = x.max(), let bottom = y.min(), let top = y.max() else { return GlyphBox() }
    let (minimumX, maximumX) = (Self.floor(left), -Self.floor(-right))
    let (minimumY, maximumY) = (Self.floor(bottom), -Self.floor(-top))
    return GlyphBox(left: minimumX, top: maximumY, width: maximumX - minimumX, height: maximumY - minimumY)
  }

  private static func floor(_ position: Int) -> Int32 { Int32(clamping: position >> FixedPoint.positionBits) }
}
