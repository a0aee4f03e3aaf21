extension CGFloat {
  /// The pixel edge nearest to a coordinate in points: floor(x · scale + ½).
  ///
  /// Edges are rounded, never sizes, so that neighbours share an edge: 100 / 3 gives 33, 34, 33.
  @inlinable
  public func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }

  /// The smallest whole number of pixels that holds a length in points, which is how text widths are rounded. A
  /// thousandth of a pixel is forgiven, so that sums of advances do not tip into the next pixel.
  @inlinable
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }
}

extension CGRect {
  /// The rectangle with each edge moved to the nearest pixel edge.
  @inlinable
  public func pixelAligned(scale: CGFloat) -> CGRect {
    let left = minX.pixelEdge(scale: scale)
    let top = minY.pixelEdge(scale: scale)
    return CGRect(
      x: left, y: top, width: maxX.pixelEdge(scale: scale) - left, height: maxY.pixelEdge(scale: scale) - top)
  }
}
