import CRasterPixels
import Foundation

extension GradientShader {
  /// Writes the colors of a row between two circles.
  ///
  /// - Returns: The pixels that may be on a circle.
  @inline(never)
  func shadeCircles(_ row: GradientRow) -> Range<Int> {
    var gradient = CPixelsGradient()
    guard row.count >= 4, let pixels = prepare(&gradient, row) else {
      shadeExactly(row)
      return 0..<row.count
    }
    let (visible, inner) = (pixels.visible, pixels.inner)
    if visible.count < row.count {
      SourceOverRows.fill(row.pixels, visible.lowerBound, curve.outside)
      SourceOverRows.fill(row.pixels + visible.upperBound, row.count - visible.upperBound, curve.outside)
    }
    if inner.isEmpty {
      shadeExactly(row.part(visible))
    } else {
      gradient.before = inner.lowerBound - visible.lowerBound
      gradient.after = visible.upperBound - inner.upperBound
      shade(row.part(inner), &gradient)
    }
    return visible
  }

  /// Prepares the approximate part of a row.
  ///
  /// - Returns: `nil` if many pixels need the exact parameter.
  @inline(__always)
  private func prepare(_ gradient: inout CPixelsGradient, _ row: GradientRow) -> VisiblePixels? {
    if let approximateCircles {
      let all = 0..<row.count
      guard approximateCircles.prepare(&gradient, x: row.x, y: row.y, count: row.count) else { return nil }
      return VisiblePixels(visible: all, inner: all)
    }
    if let approximateCone { return approximateCone.prepare(&gradient, x: row.x, y: row.y, count: row.count) }
    return approximateTouchingCircles?.prepare(&gradient, x: row.x, y: row.y, count: row.count)
  }
}

extension CPixelsCurve {
  init(_ circles: GradientShader.Circles, fromDevice: Transform) {
    self.init(around: circles.center, fromDevice)
    radius = circles.radius
    xOffset = Double(circles.offset.x)
    yOffset = Double(circles.offset.y)
    growth = circles.growth
  }

  init(_ turn: GradientShader.Turn, fromDevice: Transform) {
    self.init(around: turn.center, fromDevice)
    isTurn = true
    angle = turn.start
  }

  private init(around center: CGPoint, _ transform: Transform) {
    self.init()
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    (tx, ty) = (transform.tx, transform.ty)
    (x, y) = (Double(center.x), Double(center.y))
  }
}
