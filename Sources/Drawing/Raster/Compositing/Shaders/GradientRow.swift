import CRasterPixels

/// A row of pixels, to be shaded by a gradient.
struct GradientRow {
  /// The position of the first pixel.
  let x: Int
  let y: Int
  let count: Int
  let pixels: UnsafeMutablePointer<PremultipliedPixel>
  /// The first of `entries` colors of a ``GradientTable``, between its margins.
  let colors: UnsafePointer<PremultipliedPixel>
  let entries: Int
  let spread: GradientPaint.Spread
  /// Finished bands to copy meanwhile.
  let queue: UnsafeMutablePointer<CPixelsQueue>

  func part(_ range: Range<Int>) -> GradientRow {
    GradientRow(
      x: x + range.lowerBound, y: y, count: range.count, pixels: pixels + range.lowerBound, colors: colors,
      entries: entries, spread: spread, queue: queue)
  }

  /// Adds the table, the position and the gradient to a row's geometry.
  func complete(_ gradient: inout CPixelsGradient, _ curve: UnsafePointer<CPixelsCurve>? = nil) {
    gradient.colors = colors
    gradient.entries = Int32(truncatingIfNeeded: entries)
    gradient.spread = spread.code
    gradient.curve = curve
    gradient.column = x
    gradient.row = y
  }

  /// Returns the color of a parameter in 32.32 fixed point.
  @inline(__always)
  func color(of parameter: Int64) -> PremultipliedPixel {
    let one: Int64 = 1 << 32
    var position = parameter
    switch spread {
    case .pad:
      if position < 0 { return colors[-1] }
      if position >= one { return colors[entries] }
    case .repeat:
      position &= one &- 1
    case .reflect:
      position &= 2 &* one &- 1
      if position >= one { position = 2 &* one &- 1 &- position }
    }
    return colors[Int((position &* Int64(entries)) &>> 32)]
  }

  /// Converts a parameter to 32.32 fixed point, limited to a large range.
  @inline(__always)
  static func fixed(_ parameter: Double) -> Int64 {
    let limit = 1_048_576.0
    let limited = parameter > -limit ? (parameter < limit ? parameter : limit) : -limit
    return Int64(floor(limited * 4_294_967_296 + 0.5))
  }

  /// Rounds a value down. Without SSE 4.1, the standard library calls a function for this.
  @inline(__always)
  static func floor(_ value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }
}

extension GradientPaint.Spread {
  fileprivate var code: CPixelsGradientSpread {
    switch self {
    case .pad: CPixelsPad
    case .repeat: CPixelsRepeat
    case .reflect: CPixelsReflect
    }
  }
}
