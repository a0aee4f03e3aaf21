/// Pixels that a shape covers wholly: rows of its whole width, and columns of its whole height. Of a rounded rectangle
/// that is all but the corners.
struct CoveredCross: Sendable {
  /// As wide as the shape.
  var wide: PixelRect
  /// As high as the shape.
  var high: PixelRect

  static let empty = CoveredCross(wide: .empty, high: .empty)

  var isEmpty: Bool { wide.isEmpty && high.isEmpty }

  /// How many pixels there are.
  var count: Int {
    let both = wide.intersection(high)
    return wide.width * wide.height + high.width * high.height - both.width * both.height
  }

  func intersection(_ pixels: PixelRect) -> CoveredCross {
    CoveredCross(wide: wide.intersection(pixels), high: high.intersection(pixels))
  }

  /// The columns of a row; none where it has no covered pixels.
  @inline(__always)
  func columns(ofRow y: Int) -> Range<Int> {
    if y >= wide.top, y < wide.bottom { return wide.left..<wide.right }
    if y >= high.top, y < high.bottom { return high.left..<high.right }
    return 0..<0
  }
}
