import CRasterPixels

/// Rows of samples in 8.8 fixed point, with one or four interleaved channels.
///
/// `@unchecked Sendable`: threads write different rows, and read them after the loop that wrote them.
final class SamplePlane: @unchecked Sendable {
  /// The channels of pixels that are sampled.
  enum Content: Sendable {
    /// All four channels.
    case colors
    /// The alpha, which becomes a color.
    case alpha(PremultipliedPixel)

    var channels: Int {
      switch self {
      case .colors: 4
      case .alpha: 1
      }
    }
  }

  let bounds: PixelRect
  let samples: UnsafeMutablePointer<UInt16>
  private let channels: Int
  /// The number of samples per row.
  var stride: Int { bounds.width * channels }

  /// Creates a plane with undefined samples.
  init(bounds: PixelRect, channels: Int) {
    self.bounds = bounds
    self.channels = channels
    let count = max(1, bounds.width * bounds.height * channels)
    samples = .allocate(capacity: count)
    HugePages.request(for: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(start: samples, count: count)))
  }

  deinit { samples.deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { samples + (y - bounds.top) * stride }

  /// Writes the first row as pixels.
  func write(into pixels: UnsafeMutablePointer<PremultipliedPixel>, _ content: Content) {
    switch content {
    case .colors:
      let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
      for index in 0..<stride { bytes[index] = UInt8(truncatingIfNeeded: (samples[index] &+ 128) &>> 8) }
    case .alpha(let color):
      for index in 0..<stride { pixels[index] = scaled(color, by: UInt32((samples[index] &+ 128) &>> 8)) }
    }
  }

  /// Writes a row of pixels, interpolated bilinearly between samples that are 2^`shift` pixels apart.
  ///
  /// In half pixels, the center of pixel x is at 2x + 1, and sample i is at (2i + 1) × step.
  func interpolate(
    row y: Int, _ columns: Range<Int>, _ shift: Int, _ content: Content, _ scratch: InterpolationScratch,
    into pixels: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let step = 1 << shift
    let half = step / 2
    let first = (columns.lowerBound - half) >> shift
    let count = (columns.upperBound - 1 - half) >> shift + 1 - first
    let upper = row((y - half) >> shift) + (first - bounds.left) * channels
    let below = UInt32((2 * (y - half) + 1) & (2 * step - 1))
    let pair = CPixelsSamples(upper: upper, lower: upper + stride, above: UInt32(2 * step) - below, below: below)
    let skipped = columns.lowerBound - (first << shift + half)
    switch content {
    case .colors:
      CPixelsInterpolatePixels(pair, count, UInt32(shift), scratch.pixels)
      pixels.update(from: scratch.pixels + skipped, count: columns.count)
    case .alpha(let color):
      CPixelsInterpolate(pair, count, UInt32(shift), scratch.levels)
      for index in 0..<columns.count { pixels[index] = scaled(color, by: UInt32(scratch.levels[skipped + index])) }
    }
  }
}

/// A thread's memory for rows of whole steps.
final class InterpolationScratch {
  let pixels: UnsafeMutablePointer<PremultipliedPixel>
  let levels: UnsafeMutablePointer<UInt8>

  init(width: Int, step: Int) {
    // Steps overlap the row at both ends, and vectors write up to eight values.
    pixels = .allocate(capacity: width + 2 * step + 8)
    levels = .allocate(capacity: width + 2 * step + 8)
  }

  deinit {
    pixels.deallocate()
    levels.deallocate()
  }
}

/// Reads rows of a layer as samples, each the mean of a square of pixels.
struct LayerSamples {
  let pixels: UnsafePointer<PremultipliedPixel>
  let bounds: PixelRect
  let shift: Int
  let content: SamplePlane.Content
  /// The columns of the result.
  let target: Range<Int>
  /// The number of neighbors that a result mixes on each side.
  let radius: Int

  /// A thread's memory for a row.
  final class Scratch {
    /// The samples of the target's columns and of `radius` neighbors on each side.
    let padded: UnsafeMutablePointer<UInt16>
    /// Sums of pixels along columns.
    let sums: UnsafeMutablePointer<UInt16>

    fileprivate init(samples: Int, sums count: Int) {
      padded = .allocate(capacity: max(1, samples))
      padded.initialize(repeating: 0, count: max(1, samples))
      sums = .allocate(capacity: max(1, count))
    }

    deinit {
      padded.deallocate()
      sums.deallocate()
    }
  }

  func makeScratch() -> Scratch {
    Scratch(samples: (target.count + 2 * radius) * content.channels, sums: bounds.width * content.channels)
  }

  /// Reads a row of the grid. Samples outside the layer stay zero.
  func read(row y: Int, into scratch: Scratch) {
    add(row: y, into: scratch.sums)
    let channels = content.channels
    // The mean of up to 128² pixels, converted to 8.8.
    let bits = UInt32(2 * shift)
    let rounding: UInt32 = (1 << bits) / 2
    // The columns of the grid that the result mixes.
    let first = max(bounds.left >> shift, target.lowerBound - radius)
    let end = min((bounds.right - 1) >> shift + 1, target.upperBound + radius)
    guard first < end else { return }
    let places = scratch.padded - (target.lowerBound - radius) * channels
    if shift == 0 {
      let source = scratch.sums - bounds.left * channels
      for index in first * channels..<end * channels { places[index] = source[index] &<< 8 }
      return
    }
    for column in first..<end {
      let left = max(column << shift, bounds.left) - bounds.left
      let right = min((column + 1) << shift, bounds.right) - bounds.left
      switch content {
      case .colors:
        var sum = SIMD4<UInt32>.zero
        let source = UnsafeRawPointer(scratch.sums + left * 4)
        let place = UnsafeMutableRawPointer(places + column * 4)
        for pixel in 0..<right - left {
          let channels = source.loadUnaligned(fromByteOffset: pixel * 8, as: SIMD4<UInt16>.self)
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: channels)
        }
        let mean = SIMD4<UInt16>(truncatingIfNeeded: (sum &<< 8 &+ rounding) &>> bits)
        place.storeBytes(of: mean, as: SIMD4<UInt16>.self)
      case .alpha:
        var sum: UInt32 = 0
        for x in left..<right { sum &+= UInt32(scratch.sums[x]) }
        places[column] = UInt16(truncatingIfNeeded: (sum &<< 8 &+ rounding) &>> bits)
      }
    }
  }

  /// Adds the layer's rows in a row of the grid. Sums of up to 128 rows fit in 16 bits.
  private func add(row: Int, into sums: UnsafeMutablePointer<UInt16>) {
    let lines = max(row << shift, bounds.top)..<min((row + 1) << shift, bounds.bottom)
    let count = bounds.width * content.channels
    for y in lines {
      let line = pixels + (y - bounds.top) * bounds.width
      let isFirst = y == lines.lowerBound
      switch content {
      case .colors:
        let bytes = UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self)
        if isFirst {
          for index in 0..<count { sums[index] = UInt16(bytes[index]) }
        } else {
          for index in 0..<count { sums[index] &+= UInt16(bytes[index]) }
        }
      case .alpha:
        if isFirst {
          for index in 0..<count { sums[index] = UInt16(truncatingIfNeeded: line[index] &>> 24) }
        } else {
          for index in 0..<count { sums[index] &+= UInt16(truncatingIfNeeded: line[index] &>> 24) }
        }
      }
    }
  }
}
