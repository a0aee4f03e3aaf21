/// A picture in memory: rows from top to bottom, pixels from left to right, without padding.
///
/// Pixels are sRGB with 8 bits a channel and premultiplied alpha (``PremultipliedPixel``). The buffer is a value:
/// copies share storage until one is written to.
public struct PixelBuffer: Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// `width × height` pixels, row by row.
  public var pixels: [PremultipliedPixel]

  /// The most pixels that a buffer is made of in one colour: a gigabyte of memory.
  public static let mostPixels = 1 << 28

  /// A buffer of one colour, transparent unless said otherwise. Negative sides count as zero. Sides of more than
  /// ``mostPixels`` pixels give a buffer without any, whose sides are zero; a `Renderer` throws where a picture would be
  /// too large.
  public init(width: Int, height: Int, filledWith color: RGBA = .clear) {
    let (count, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
    let isTooLarge = overflows || count > Self.mostPixels
    self.width = isTooLarge ? 0 : max(0, width)
    self.height = isTooLarge ? 0 : max(0, height)
    self.pixels = [PremultipliedPixel](repeating: color.premultiplied, count: isTooLarge ? 0 : count)
  }

  /// A buffer of existing pixels, or `nil` when their number is not `width × height`.
  public init?(width: Int, height: Int, pixels: [PremultipliedPixel]) {
    guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height) == (pixels.count, false) else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The straight colour of one pixel, or `nil` outside the buffer.
  public subscript(x: Int, y: Int) -> RGBA? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return RGBA(premultiplied: pixels[y * width + x])
  }
}

extension PixelBuffer: Equatable {
  /// Whether sides and every pixel are equal, at the speed of memcmp.
  public static func == (left: PixelBuffer, right: PixelBuffer) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.pixels.withUnsafeBytes { a in
      right.pixels.withUnsafeBytes { b in
        guard let p = a.baseAddress, let q = b.baseAddress else { return true }
        return p == q || memcmp(p, q, a.count) == 0
      }
    }
  }
}
