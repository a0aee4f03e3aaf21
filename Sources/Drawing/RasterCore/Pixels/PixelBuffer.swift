import Foundation

/// A picture in memory: rows from top to bottom, pixels from left to right, without padding.
///
/// Pixels are sRGB with 8 bits per channel and premultiplied alpha (``PremultipliedPixel``). The buffer is a copy-on-write
/// value.
public struct PixelBuffer: Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// `width × height` pixels, row by row.
  public var pixels: [PremultipliedPixel]

  /// The largest number of pixels that ``init(width:height:filledWith:)`` allocates: 1 GB of memory.
  package static let maximumPixelCount = 1 << 28

  /// Creates a buffer of one color. Negative sides count as zero. If the buffer would have more than ``maximumPixelCount``
  /// pixels, both sides are zero. (A `Renderer` throws an error instead.)
  public init(width: Int, height: Int, filledWith color: RGBA = .clear) {
    let (count, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
    let isTooLarge = overflows || count > Self.maximumPixelCount
    self.width = isTooLarge ? 0 : max(0, width)
    self.height = isTooLarge ? 0 : max(0, height)
    self.pixels = [PremultipliedPixel](repeating: color.premultiplied, count: isTooLarge ? 0 : count)
  }

  /// Creates a buffer from pixels, or returns `nil` if their number is not `width × height`.
  public init?(width: Int, height: Int, pixels: [PremultipliedPixel]) {
    guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height) == (pixels.count, false) else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The color of one pixel with straight alpha, or `nil` outside the buffer.
  public subscript(x: Int, y: Int) -> RGBA? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return RGBA(premultiplied: pixels[y * width + x])
  }
}

extension PixelBuffer: Equatable {
  /// Whether the size and all pixels are equal. Compares memory with `memcmp`.
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
