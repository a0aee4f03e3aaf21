import CPixels
import Foundation

extension GradientShader {
  /// Writes the colors of a row between two circles.
  ///
  /// - Returns: The pixels that may be on a circle.
  @inline(never)
  func shadeCircles(_ row: GradientRow) -> Range<Int> {
    var curve = CPixelsGradient()
    guard row.count >= 4, let pixels = prepare(&curve, row) else {
      shadeExactly(row)
      return 0..<row.count
    }
    let (visible, inner) = (pixels.visible, pixels.inner)
    if visible.count < row.count {
      SourceOverRows.fill(row.pixels, visible.lowerBound, outside)
      SourceOverRows.fill(row.pixels + visible.upperBound, row.count - visible.upperBound, outside)
    }
    let part = row.part(inner)
    part.complete(&curve)
    part.withPixelList { listed in
      CPixelsShade(&curve, inner.count, part.pixels, listed, row.queue)
      let list = CPixelsPixelList(
        listed: listed, count: inner.count, before: inner.lowerBound - visible.lowerBound,
        after: visible.upperBound - inner.upperBound)
      shade(list, of: part, curve)
    }
    return visible
  }

  /// Writes the exact colors of all pixels of a row.
  private func shadeExactly(_ row: GradientRow) {
    var table = CPixelsGradient()
    row.complete(&table)
    shade(CPixelsPixelList(listed: nil, count: 0, before: 0, after: row.count), of: row, table)
  }

  /// Writes the exact colors of listed pixels.
  private func shade(_ list: CPixelsPixelList, of row: GradientRow, _ gradient: CPixelsGradient) {
    withUnsafePointer(to: circles) { exact in
      withUnsafePointer(to: gradient) {
        CPixelsShadeExactly(exact, $0, row.x, row.y, list, outside, row.pixels)
      }
    }
  }

  /// Prepares the approximate part of a row.
  ///
  /// - Returns: `nil` if many pixels need the exact parameter.
  @inline(__always)
  private func prepare(_ curve: inout CPixelsGradient, _ row: GradientRow) -> VisiblePixels? {
    if let approximateCircles {
      let all = 0..<row.count
      guard approximateCircles.prepare(&curve, x: row.x, y: row.y, count: row.count) else { return nil }
      return VisiblePixels(visible: all, inner: all)
    }
    if let approximateCone { return approximateCone.prepare(&curve, x: row.x, y: row.y, count: row.count) }
    return approximateTouchingCircles?.prepare(&curve, x: row.x, y: row.y, count: row.count)
  }
}

extension CPixelsCirclePair {
  init(_ circles: GradientShader.Circles, fromDevice: Transform) {
    self.init(
      a: fromDevice.a, b: fromDevice.b, c: fromDevice.c, d: fromDevice.d, tx: fromDevice.tx, ty: fromDevice.ty,
      x: Double(circles.center.x), y: Double(circles.center.y), radius: circles.radius,
      xOffset: Double(circles.offset.x), yOffset: Double(circles.offset.y), growth: circles.growth)
  }
}
