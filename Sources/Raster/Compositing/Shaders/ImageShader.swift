import Foundation

/// Computes the colors of an image at pixel centers, or averaged over pixel areas.
///
/// Sampling is separable. Along an axis on which the image is enlarged, two neighbors are interpolated linearly; along
/// an axis on which it is reduced, all pixels in the footprint are averaged. Weights are multiples of 1/256.
/// Premultiplied channels are summed as integers and rounded once. Pixels outside the source rectangle never
/// contribute.
final class ImageShader: Sendable {
  let image: PixelBuffer
  let sampling: ImageSampling
  /// 0…255.
  private let opacity: UInt32
  private let columns: ImageSampling.Columns?
  /// For large footprints that overlap.
  private let sums: SummedAreaTable?

  /// - Parameters:
  ///   - image: The image.
  ///   - source: The part of the image to sample, in its pixels.
  ///   - toImage: The transform from device pixels to image pixels.
  ///   - interpolation: How the image is sampled.
  ///   - opacity: The opacity, 0…255.
  init(
    _ image: PixelBuffer, source: CGRect, toImage: Transform, interpolation: ImageInterpolation, opacity: UInt32 = 255
  ) {
    self.image = image
    self.opacity = opacity
    sampling = ImageSampling(
      source: source, toImage: toImage, interpolation: interpolation, width: image.width, height: image.height)
    columns = sampling.makeColumns()
    sums =
      columns == nil && sampling.overlapsMuch && image.width * image.height <= SummedAreaTable.mostPixels
      ? SummedAreaTable(image) : nil
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let offset = sampling.wholePixelOffset {
        copy(x: x + offset.x, y: y + offset.y, count: count, pixels, into: row)
      } else if sampling.interpolation == .nearest {
        nearest(x: x, y: y, count: count, pixels, into: row)
      } else if let columns {
        upright(x: x, y: y, count: count, columns, pixels, into: row)
      } else if let sums {
        averaged(x: x, y: y, count: count, sums, into: row)
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

  /// Averages large footprints, with the results of ``smooth(x:y:count:_:into:)``.
  private func averaged(
    x: Int, y: Int, count: Int, _ sums: SummedAreaTable, into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    var columns = WeightedRanges()
    var rows = WeightedRanges()
    for index in 0..<count {
      let point = sampling.position(x: x + index, y: y)
      let across = sampling.taps(across: point)
      let down = sampling.taps(down: point)
      across.writeRanges(to: &columns)
      down.writeRanges(to: &rows)
      let sum = sums.sum(columns, rows)
      row[index] = premultipliedMean(sum[0], sum[1], sum[2], sum[3], of: UInt64(across.total) &* UInt64(down.total))
    }
  }

  /// Samples any image, including rotated and skewed ones.
  func smooth(
    x: Int, y: Int, count: Int, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    for index in 0..<count {
      let point = sampling.position(x: x + index, y: y)
      let across = sampling.taps(across: point)
      let down = sampling.taps(down: point)
      if across.total == 256, down.total == 256 {
        row[index] = bilinear(across, down, pixels)
        continue
      }
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
      row[index] = premultipliedMean(red, green, blue, alpha, of: UInt64(across.total) &* UInt64(down.total))
    }
  }

  /// Interpolates four pixels whose weights add up to a power of two. Two channels share a 64-bit word.
  @inline(__always)
  private func bilinear(
    _ across: Taps, _ down: Taps, _ pixels: UnsafePointer<PremultipliedPixel>
  ) -> PremultipliedPixel {
    var even: UInt64 = 0x8000_0000_8000
    var odd = even
    func add(_ pixel: PremultipliedPixel, _ weight: UInt32) {
      let wide = UInt64(pixel)
      even &+= (wide & 0xFF | (wide & 0xFF_0000) &<< 16) &* UInt64(weight)
      odd &+= (wide &>> 8 & 0xFF | (wide & 0xFF00_0000) &<< 8) &* UInt64(weight)
    }
    let upper = pixels + down.first &* image.width
    let lower = pixels + down.last &* image.width
    add(upper[across.first], across.firstWeight &* down.firstWeight)
    add(upper[across.last], across.lastWeight &* down.firstWeight)
    add(lower[across.first], across.firstWeight &* down.lastWeight)
    add(lower[across.last], across.lastWeight &* down.lastWeight)
    let (low, high) = (even &>> 16 & 0xFF, even &>> 48)
    let (nextLow, nextHigh) = (odd &>> 16 & 0xFF, odd &>> 48)
    return UInt32(truncatingIfNeeded: low | nextLow &<< 8 | high &<< 16 | nextHigh &<< 24)
  }
}
