import CRasterPixels

/// A paint in device pixels.
enum PreparedPaint: Sendable {
  case solid(PremultipliedPixel)
  case gradient(GradientShader)
  case image(ImageShader)
  case pattern(PatternShader)
  case ninePart(NinePartShader)
}

extension PreparedPaint {
  /// Whether all pixels are known to be opaque.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color >> 24 == 255
    case .gradient(let shader): shader.isOpaque
    case .image, .pattern, .ninePart: false
    }
  }

  /// Whether each row has a single color, as for solid paints and vertical gradients.
  var isUniformAcross: Bool {
    switch self {
    case .solid: true
    case .gradient(let shader): shader.isUniformAcross
    case .image, .pattern, .ninePart: false
    }
  }

  /// Whether each column has a single color, as for horizontal gradients.
  var isUniformDown: Bool {
    if case .gradient(let shader) = self { return shader.isUniformDown }
    return false
  }

  /// Returns the color of a pixel.
  func color(x: Int, y: Int) -> PremultipliedPixel {
    if case .solid(let color) = self { return color }
    var color: PremultipliedPixel = 0
    var queue = CPixelsQueue()
    colors(x: x, y: y, count: 1, into: &color, &queue)
    return color
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  /// - Returns: The pixels that are not known to be transparent.
  @discardableResult
  func colors(
    x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) -> Range<Int> {
    switch self {
    case .solid(let color): row.update(repeating: color, count: count)
    case .gradient(let shader): return shader.colors(x: x, y: y, count: count, into: row, queue)
    case .image(let shader): shader.colors(x: x, y: y, count: count, into: row, queue)
    case .pattern(let shader): shader.colors(x: x, y: y, count: count, into: row)
    case .ninePart(let shader): shader.colors(x: x, y: y, count: count, into: row, queue)
    }
    return 0..<count
  }
}
