/// Pixels that a shape covers completely: full-width rows and full-height columns. For a rounded rectangle, these are
/// all pixels except the corners.
struct CoveredCross: Sendable {
  /// The full-width rows.
  var wide: PixelRect
  /// The full-height columns.
  var high: PixelRect

  static let empty = CoveredCross(wide: .empty, high: .empty)

  var isEmpty: Bool { wide.isEmpty && high.isEmpty }

  /// The number of pixels.
  var count: Int {
    let both = wide.intersection(high)
    return wide.width * wide.height + high.width * high.height - both.width * both.height
  }

  func intersection(_ pixels: PixelRect) -> CoveredCross {
    CoveredCross(wide: wide.intersection(pixels), high: high.intersection(pixels))
  }

  /// Returns the covered columns of a row.
  @inline(__always)
  func columns(ofRow y: Int) -> Range<Int> {
    if y >= wide.top, y < wide.bottom { return wide.left..<wide.right }
    if y >= high.top, y < high.bottom { return high.left..<high.right }
    return 0..<0
  }
}
