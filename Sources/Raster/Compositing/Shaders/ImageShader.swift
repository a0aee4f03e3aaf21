/// Colours the pixels of a row with a picture, each by its centre or by the area that it stands for.
///
/// Sampling is separable. Along an axis of the picture on which it is enlarged, two neighbours are mixed by distance;
/// along one on which it is reduced, all that a device pixel stands for is averaged, parts of pixels by their part.
/// Weights are whole 1/256; premultiplied channels are summed as integers and rounded once. Nothing outside of the
/// source rectangle is ever mixed in.
final class ImageShader: Sendable {
  let image: PixelBuffer
  let sampling: ImageSampling
  /// 0…255.
  private let opacity: UInt32
  private let columns: ImageSampling.Columns?

  /// - Parameters:
  ///   - source: the part of the picture that may be sampled, in its pixels, inside of the picture.
  ///   - toImage: from device pixels to the picture's pixels.
  init(
    _ image: PixelBuffer, source: CGRect, toImage: Transform, interpolation: ImageInterpolation, opacity: UInt32 = 255
  ) {
    self.image = image
    self.opacity = opacity
    sampling = ImageSampling(
      source: source, toImage: toImage, interpolation: interpolation, width: image.width, height: image.height)
    columns = sampling.makeColumns()
  }

  /// Writes the colours of `count` pixels from (`x`, `y`) on.
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let offset = sampling.wholePixelOffset {
        copy(x: x + offset.x, y: y + offset.y, count: count, pixels, into: row)
      } else if sampling.interpolation == .nearest {
        nearest(x: x, y: y, count: count, pixels, into: row)
      } else if let columns {
        upright(x: x, y: y, count: count, columns, pixels, into: row)
      } else {
        smooth(x: x, y: y, count: count, pixels, into: row)
      }
    }
    if opacity < 255 { for index in 0..<count { row[index] = scaled(row[index], by: opacity) } }
  }

  private func copy(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let columns = sampling.columns
    let rows = sampling.rows
    let line = pixels + min(max(y, rows.lowerBound), rows.upperBound - 1) * image.width
    for index in 0..<count {
      row[index] = line[min(max(x &+ index, columns.lowerBound), columns.upperBound &- 1)]
    }
  }

  private func nearest(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let columns = sampling.columns
    let rows = sampling.rows
    for index in 0..<count {
      let point = sampling.position(x: x + index, y: y)
      let column = min(max(ImageSampling.fixed(Double(point.x)) >> 8, columns.lowerBound), columns.upperBound - 1)
      let line = min(max(ImageSampling.fixed(Double(point.y)) >> 8, rows.lowerBound), rows.upperBound - 1)
      row[index] = pixels[line &* image.width &+ column]
    }
  }

  /// Any picture, turned or skewed.
  func smooth(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    for index in 0..<count {
      let point = sampling.position(x: x + index, y: y)
      let across = sampling.taps(across: point)
      let down = sampling.taps(down: point)
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
      let total = UInt64(across.total) &* UInt64(down.total)
      let half = total / 2
      row[index] =
        UInt32(truncatingIfNeeded: (red &+ half) / total) | UInt32(truncatingIfNeeded: (green &+ half) / total) &<< 8
        | UInt32(truncatingIfNeeded: (blue &+ half) / total) &<< 16
        | UInt32(truncatingIfNeeded: (alpha &+ half) / total) &<< 24
    }
  }
}
