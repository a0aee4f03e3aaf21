import Foundation

extension CGFloat {
  /// Returns the coordinate in points of the nearest pixel edge: floor(x · scale + ½) / scale.
  ///
  /// Edges are rounded, not sizes, so that neighbors share an edge: 100 / 3 gives 33, 34, 33.
  @inlinable
  package func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }

  /// Returns a length in points rounded up to whole pixels. Text widths are rounded this way. A tolerance of a thousandth of a
  /// pixel keeps sums of advances from rounding up to the next pixel.
  @inlinable
  package func roundedUpToPixel(scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }
}

extension CGRect {
  /// Returns the rectangle with each edge moved to the nearest pixel edge.
  @inlinable
  package func pixelAligned(scale: CGFloat) -> CGRect {
    let left = minX.pixelEdge(scale: scale)
    let top = minY.pixelEdge(scale: scale)
    return CGRect(
      x: left, y: top, width: maxX.pixelEdge(scale: scale) - left, height: maxY.pixelEdge(scale: scale) - top)
  }
}
