import CRasterPixels
import Foundation

/// Computes the colors of an image at pixel centers, or averaged over pixel areas.
///
/// Sampling is separable. Along an axis on which the image is enlarged, two neighbors are interpolated linearly; along
/// an axis on which it is reduced, all pixels in the footprint are averaged. Pixels of images that are both turned and reduced are
/// divided into parts, because their footprint is rotated against the image's axes. Weights are multiples of 1/256.
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
  /// The sampling of the parts of pixels, if there are several along each axis.
  private let parts: (perAxis: Int, sampling: ImageSampling)?

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
    let perAxis = sums == nil ? sampling.partsPerAxis : 1
    let part = 1 / Double(perAxis)
    parts =
      perAxis == 1
      ? nil
      : (
        perAxis,
        ImageSampling(
          source: source, toImage: Transform(scaleX: part, y: part).concatenating(toImage),
          interpolation: interpolation,
          width: image.width, height: image.height)
      )
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  func colors(
    x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let offset = sampling.wholePixelOffset {
        copy(x: x + offset.x, y: y + offset.y, count: count, pixels, into: row)
      } else if sampling.interpolation == .nearest {
        nearest(x: x, y: y, count: count, pixels, into: row)
      } else if let columns {
        upright(x: x, y: y, count: count, columns, pixels, into: row, queue)
      } else if let sums {
        averaged(x: x, y: y, count: count, sums, into: row)
      } else if let parts {
        inParts(x: x, y: y, count: count, parts.perAxis, parts.sampling, pixels, into: row)
      } else {
        smooth(x: x, y: y, count: count, sampling, pixels, into: row)
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
    let before = min(max(0, columns.lowerBound - x), count)
    let end = min(max(before, columns.upperBound - x), count)
    row.update(repeating: line[columns.lowerBound], count: before)
    if before < end { (row + before).update(from: line + (x + before), count: end - before) }
    (row + end).update(repeating: line[columns.upperBound - 1], count: count - end)
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
      let across = sampling.column(sampling.across, x: x + index, y: y)
      let down = sampling.column(sampling.down, x: x + index, y: y)
      across.writeRanges(to: &columns)
      down.writeRanges(to: &rows)
      let sum = sums.sum(columns, rows)
      row[index] = premultipliedMean(sum[0], sum[1], sum[2], sum[3], of: UInt64(across.total) &* UInt64(down.total))
    }
  }

  /// Averages parts of pixels, each with its own footprint.
  private func inParts(
    x: Int, y: Int, count: Int, _ perAxis: Int, _ sampling: ImageSampling, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    // The number of parts is 4 or 16.
    let bits = UInt32(2 * perAxis.trailingZeroBitCount)
    let half = UInt32(1) << bits / 2
    let perBatch = Self.batch / perAxis
    withUnsafeTemporaryAllocation(of: PremultipliedPixel.self, capacity: Self.batch * perAxis) { samples in
      guard let samples = samples.baseAddress else { return }
      for start in stride(from: 0, to: count, by: perBatch) {
        let some = min(perBatch, count - start)
        for line in 0..<perAxis {
          smooth(
            x: (x + start) * perAxis, y: y * perAxis + line, count: some * perAxis, sampling, pixels,
            into: samples + line * Self.batch)
        }
        for index in 0..<some {
          // Pairs of channels, of which the sums of 16 samples fit in 16 bits.
          var (even, odd) = (half * 0x10001, half * 0x10001)
          for line in 0..<perAxis {
            for part in 0..<perAxis {
              let sample = samples[line &* Self.batch &+ index &* perAxis &+ part]
              even &+= sample & 0xFF00FF
              odd &+= sample &>> 8 & 0xFF00FF
            }
          }
          row[start + index] = even &>> bits & 0xFF00FF | (odd &>> bits & 0xFF00FF) &<< 8
        }
      }
    }
  }

  /// Samples any image, including rotated and skewed ones.
  private func smooth(
    x: Int, y: Int, count: Int, _ sampling: ImageSampling, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let isInterpolated = sampling.isInterpolated
    for start in stride(from: 0, to: count, by: Self.batch) {
      let (first, some) = (x + start, min(Self.batch, count - start))
      if isInterpolated {
        withPlaces(of: CPixelsNeighbors.self) { across, down in
          sampling.findNeighbors(sampling.across, x: first, y: y, count: some, into: across)
          sampling.findNeighbors(sampling.down, x: first, y: y, count: some, into: down)
          CPixelsInterpolateImage(pixels, image.width, across, down, some, row + start)
        }
      } else {
        withPlaces(of: CPixelsColumn.self) { across, down in
          sampling.findColumns(sampling.across, x: first, y: y, count: some, into: across)
          sampling.findColumns(sampling.down, x: first, y: y, count: some, into: down)
          CPixelsAverageImage(pixels, image.width, across, down, some, row + start)
        }
      }
    }
  }

  /// The number of pixels whose columns and rows are computed at a time.
  private static let batch = 64

  /// Calls a closure with memory for the columns and rows of pixels.
  @inline(__always)
  private func withPlaces<Place>(
    of type: Place.Type, _ body: (_ across: UnsafeMutablePointer<Place>, _ down: UnsafeMutablePointer<Place>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: type, capacity: 2 * Self.batch) { places in
      if let across = places.baseAddress { body(across, across + Self.batch) }
    }
  }
}
