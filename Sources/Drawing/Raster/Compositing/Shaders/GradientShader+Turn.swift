import CRasterPixels

extension GradientShader {
  /// Writes the colors of a row around a center.
  @inline(never)
  func shadeTurn(_ row: GradientRow) {
    var gradient = CPixelsGradient()
    guard row.count >= 4, approximateTurn?.prepare(&gradient, x: row.x, y: row.y, count: row.count) ?? false else {
      return shadeExactly(row)
    }
    shade(row, &gradient)
  }
}
