/// Colours the pixels of a row with a picture, each by its centre or by the area that it stands for.
///
/// Sampling is separable. Along an axis of the picture on which it is enlarged, two neighbours are mixed by distance;
/// along one on which it is reduced, all that a device pixel stands for is averaged, parts of pixels by their part.
/// Weights are whole 1/256; premultiplied channels are summed as integers and rounded once. Nothing outside of the
/// source rectangle is ever mixed in.
final class ImageShader: Sendable {
  private let image: PixelBuffer
  private let toImage: Transform
  private let interpolation: ImageInterpolation
  /// The source rectangle in 1/256 of the picture's pixels.
  private let source: FixedRect
  /// How much of the picture a device pixel stands for along its axes, in pixels.
  private let footprint: CGSize
  /// 0…255.
  private let opacity: UInt32

  /// - Parameters:
  ///   - source: the part of the picture that may be sampled, in its pixels, inside of the picture.
  ///   - toImage: from device pixels to the picture's pixels.
  init(
    _ image: PixelBuffer, source: CGRect, toImage: Transform, interpolation: ImageInterpolation, opacity: UInt32 = 255
  ) {
    self.image = image
    self.opacity = opacity
    self.toImage = toImage
    self.interpolation = interpolation
    self.source = FixedRect(
      left: Self.fixed(Double(source.minX)), top: Self.fixed(Double(source.minY)),
      right: Self.fixed(Double(source.maxX)), bottom: Self.fixed(Double(source.maxY)))
    footprint = CGSize(width: abs(toImage.a) + abs(toImage.c), height: abs(toImage.b) + abs(toImage.d))
  }

  /// Writes the colours of `count` pixels from (`x`, `y`) on.
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let offset = wholePixelOffset {
        copy(x: x + offset.x, y: y + offset.y, count: count, pixels, into: row)
      } else if interpolation == .nearest {
        nearest(x: x, y: y, count: count, pixels, into: row)
      } else {
        smooth(x: x, y: y, count: count, pixels, into: row)
      }
    }
    if opacity < 255 { for index in 0..<count { row[index] = scaled(row[index], by: opacity) } }
  }

  /// The offset from device to picture where each device pixel is just one of the picture's.
  private var wholePixelOffset: (x: Int, y: Int)? {
    guard toImage.a == 1, toImage.d == 1, toImage.b == 0, toImage.c == 0,
      toImage.tx == toImage.tx.rounded(.down), toImage.ty == toImage.ty.rounded(.down),
      abs(toImage.tx) < 1e9, abs(toImage.ty) < 1e9
    else { return nil }
    return (Int(toImage.tx), Int(toImage.ty))
  }

  private func copy(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let columns = pixelRange(source.left, source.right, side: image.width)
    let rows = pixelRange(source.top, source.bottom, side: image.height)
    let line = pixels + min(max(y, rows.lowerBound), rows.upperBound - 1) * image.width
    for index in 0..<count {
      row[index] = line[min(max(x &+ index, columns.lowerBound), columns.upperBound &- 1)]
    }
  }

  private func nearest(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let columns = pixelRange(source.left, source.right, side: image.width)
    let rows = pixelRange(source.top, source.bottom, side: image.height)
    for index in 0..<count {
      let point = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(toImage)
      let column = min(max(Self.fixed(Double(point.x)) >> 8, columns.lowerBound), columns.upperBound - 1)
      let line = min(max(Self.fixed(Double(point.y)) >> 8, rows.lowerBound), rows.upperBound - 1)
      row[index] = pixels[line &* image.width &+ column]
    }
  }

  private func smooth(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let columns = pixelRange(source.left, source.right, side: image.width)
    let rows = pixelRange(source.top, source.bottom, side: image.height)
    let width = interpolation == .bilinear ? 0 : Double(footprint.width)
    let height = interpolation == .bilinear ? 0 : Double(footprint.height)
    let smallest = interpolation == .area ? 0.0 : 1.0
    for index in 0..<count {
      let point = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(toImage)
      let across = Taps(
        center: Double(point.x), footprint: width, mixedUpTo: smallest, from: source.left, to: source.right, columns)
      let down = Taps(
        center: Double(point.y), footprint: height, mixedUpTo: smallest, from: source.top, to: source.bottom, rows)
      var red: UInt64 = 0
      var green: UInt64 = 0
      var blue: UInt64 = 0
      var alpha: UInt64 = 0
      for line in down.first...down.last {
        let lineWeight = down.weight(line)
        let start = pixels + line &* image.width
        for column in across.first...across.last {
          let weight = lineWeight &* across.weight(column)
          let pixel = start[column]
          red &+= weight &* UInt64(pixel & 0xFF)
          green &+= weight &* UInt64(pixel &>> 8 & 0xFF)
          blue &+= weight &* UInt64(pixel &>> 16 & 0xFF)
          alpha &+= weight &* UInt64(pixel &>> 24)
        }
      }
      let total = across.total &* down.total
      let half = total / 2
      row[index] =
        UInt32(truncatingIfNeeded: (red &+ half) / total) | UInt32(truncatingIfNeeded: (green &+ half) / total) &<< 8
        | UInt32(truncatingIfNeeded: (blue &+ half) / total) &<< 16
        | UInt32(truncatingIfNeeded: (alpha &+ half) / total) &<< 24
    }
  }

  /// The pixels that a part of an axis touches, at least one, inside of the picture: a part without width at the
  /// picture's end is its last pixel's.
  private func pixelRange(_ start: Int, _ end: Int, side: Int) -> Range<Int> {
    let first = min(start >> 8, side - 1)
    return first..<max(first + 1, (end + 255) >> 8)
  }

  @inline(__always)
  fileprivate static func fixed(_ value: Double) -> Int {
    let limit = 1_073_741_824.0
    let clamped = value > -limit ? (value < limit ? value : limit) : -limit
    return Int((clamped * 256 + 0.5).rounded(.down))
  }
}

/// Which pixels of a picture's axis are mixed, and how much of each: positions in 1/256 pixel.
private struct Taps {
  var first: Int
  var last: Int
  /// The sum of all weights, above zero.
  var total: UInt64
  private var start: Int
  private var end: Int
  private let isMixed: Bool

  /// - Parameters:
  ///   - footprint: how many pixels are stood for.
  ///   - mixedUpTo: the footprint up to which two neighbours are mixed by distance.
  ///   - from: where the part that may be sampled starts, in 1/256 pixel.
  ///   - to: where it ends.
  ///   - pixels: the pixels of that part.
  @inline(__always)
  init(center: Double, footprint: Double, mixedUpTo: Double, from: Int, to: Int, _ pixels: Range<Int>) {
    if footprint <= mixedUpTo {
      let position = ImageShader.fixed(center - 0.5)
      let clamped = min(max(position, pixels.lowerBound &<< 8), (pixels.upperBound &- 1) &<< 8)
      start = clamped
      end = clamped
      first = clamped &>> 8
      last = min(first &+ 1, pixels.upperBound &- 1)
      total = 256
      if last == first { start = first &<< 8 }
      isMixed = true
    } else {
      start = min(max(ImageShader.fixed(center - footprint / 2), from), to &- 1)
      end = max(min(ImageShader.fixed(center + footprint / 2), to), start &+ 1)
      first = min(max(start &>> 8, pixels.lowerBound), pixels.upperBound &- 1)
      last = min(max((end &- 1) &>> 8, first), pixels.upperBound &- 1)
      total = UInt64(end &- start)
      isMixed = false
    }
  }

  @inline(__always)
  func weight(_ pixel: Int) -> UInt64 {
    if isMixed {
      let toSecond = start &- first &<< 8
      return UInt64(pixel == first ? 256 &- toSecond : toSecond)
    }
    return UInt64(min(end, (pixel &+ 1) &<< 8) &- max(start, pixel &<< 8))
  }
}
