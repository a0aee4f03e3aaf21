/// The blurred coverage of a path: what a shadow is painted through.
///
/// A blur with a standard deviation of 4 pixels or more is computed on a grid that is 2, 4, 8 … times coarser, so that
/// the deviation there is 2 to 4, and comes back by bilinear interpolation. The path is rasterized on that grid
/// directly, which is the exact average of the fine coverage, and the variance that averaging and interpolation add
/// (a quarter of the grid's step squared) is taken off the Gaussian's. The result stays within two levels of a true
/// Gaussian of the path's coverage.
struct SoftMask: Sendable {
  /// Beyond this many pixels a deviation does not grow: half of the widest screen has long become one flat tint.
  static let largestSigma = 512.0

  /// The device pixels that the mask may reach.
  let bounds: PixelRect
  /// Log2 of the grid's step in pixels.
  private let shift: Int
  /// The grid's samples with a border of one, in its own coordinates.
  private let grid: PixelRect
  /// Coverage × 256, row by row.
  private let samples: [UInt16]

  /// - Parameters:
  ///   - sigma: the standard deviation in device pixels; above zero.
  ///   - visible: the device pixels that will be asked for.
  ///   - coverage: the shape's coverage on a grid that is coarser than the device's by a factor, as far as it is needed.
  init?(
    sigma: Double, visible: PixelRect, coverage: (_ gridScale: Double, _ limits: PixelRect) -> CoverageMask
  ) {
    let sigma = min(sigma, Self.largestSigma)
    var shift = 0
    while sigma / Double(1 << shift) >= 4 { shift += 1 }
    self.shift = shift
    let step = Double(1 << shift)
    let onGrid = sigma / step
    let kernel = GaussianKernel(sigma: shift == 0 ? onGrid : (onGrid * onGrid - 0.25).squareRoot())
    // Samples that a visible pixel interpolates, and the coverage that those mix.
    let needed = PixelRect(
      left: visible.left >> shift, top: visible.top >> shift, right: (visible.right - 1) >> shift + 1,
      bottom: (visible.bottom - 1) >> shift + 1
    ).expanded(by: 1)
    let mask = coverage(1 / step, needed.expanded(by: kernel.radius))
    let reached = mask.bounds.expanded(by: kernel.radius)
    guard !mask.bounds.isEmpty, !reached.intersection(needed).isEmpty else { return nil }
    grid = reached.intersection(needed).expanded(by: 1)
    samples = Self.blurred(mask, kernel, grid)
    // Interpolation reaches from the middle of the first sample to the middle of the last; both are zero, or lie beyond
    // what is visible.
    let half = (1 << shift) / 2
    let last = shift == 0 ? 0 : 1
    bounds = PixelRect(
      left: grid.left << shift + half, top: grid.top << shift + half, right: (grid.right - last) << shift + half,
      bottom: (grid.bottom - last) << shift + half
    ).intersection(visible)
  }

  /// The mask convolved with a kernel along rows, then along columns, at the samples of a grid.
  private static func blurred(_ mask: CoverageMask, _ kernel: GaussianKernel, _ grid: PixelRect) -> [UInt16] {
    let width = grid.width
    let source = mask.bounds
    let radius = kernel.radius
    let weights = kernel.weights
    // A row of coverage with zeros around it, wide enough for every tap.
    var padded = [UInt32](repeating: 0, count: width + 2 * radius)
    var sums = [UInt32](repeating: 0, count: width)
    var rows = [UInt16](repeating: 0, count: width * source.height)
    for y in 0..<source.height {
      let row = mask.row(source.top + y)
      for index in padded.indices {
        let x = grid.left - radius + index
        padded[index] = x >= source.left && x < source.right ? UInt32(row[x - source.left]) : 0
      }
      padded.withUnsafeBufferPointer { padded in
        sums.withUnsafeMutableBufferPointer { sums in
          convolve(padded.baseAddress! + radius, sums.baseAddress!, width, weights, stride: 1)
        }
      }
      for x in 0..<width { rows[y * width + x] = UInt16((sums[x] &+ 128) >> 8) }
    }
    var samples = [UInt16](repeating: 0, count: width * grid.height)
    for y in 0..<grid.height {
      for x in 0..<width { sums[x] = 32768 }
      for tap in -radius...radius {
        let line = grid.top + y + tap - source.top
        guard line >= 0, line < source.height else { continue }
        let weight = weights[abs(tap)]
        rows.withUnsafeBufferPointer { rows in
          let row = rows.baseAddress! + line * width
          for x in 0..<width { sums[x] &+= weight &* UInt32(row[x]) }
        }
      }
      for x in 0..<width { samples[y * width + x] = UInt16(sums[x] >> 16) }
    }
    return samples
  }

  private static func convolve(
    _ source: UnsafePointer<UInt32>, _ sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ weights: [UInt32],
    stride: Int
  ) {
    for x in 0..<count { sums[x] = weights[0] &* source[x] }
    for tap in 1..<weights.count {
      let weight = weights[tap]
      let left = source - tap
      let right = source + tap
      for x in 0..<count { sums[x] &+= weight &* (left[x] &+ right[x]) }
    }
  }

  /// Turns a row of the mask into spans of coverage between two columns of ``bounds``.
  ///
  /// - Returns: the number of spans written to `line`.
  func spans(row y: Int, from start: Int, to end: Int, into line: CoverageLine) -> Int {
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return 0 }
      return shift == 0
        ? fineSpans(samples + (y - grid.top) * grid.width, from: start, to: end, into: line)
        : coarseSpans(samples, row: y, from: start, to: end, into: line)
    }
  }

  /// Samples are pixels.
  private func fineSpans(
    _ row: UnsafePointer<UInt16>, from start: Int, to end: Int, into line: CoverageLine
  ) -> Int {
    var writer = SpanWriter(line)
    var x = start
    while x < end {
      let sample = row[x &- grid.left]
      let runStart = x
      repeat { x &+= 1 } while x < end && row[x &- grid.left] == sample
      writer.append(runStart, x, (UInt32(sample) &+ 128) &>> 8)
    }
    return writer.finish()
  }

  /// Pixels lie between samples. In units of half a pixel, a pixel's centre is at 2x + 1, and sample i's at
  /// (2i + 1) × step. Two rows of samples are mixed first, then two neighbours; the sum of all weights is (2 × step)²,
  /// and with the samples' 16 bits fills 32 bits at most.
  private func coarseSpans(
    _ samples: UnsafePointer<UInt16>, row y: Int, from start: Int, to end: Int, into line: CoverageLine
  ) -> Int {
    var writer = SpanWriter(line)
    let step = 1 << shift
    let half = step / 2
    let upper = samples + (((y - half) >> shift) - grid.top) * grid.width - grid.left
    let lower = upper + grid.width
    let below = UInt32(truncatingIfNeeded: (2 * (y - half) + 1) & (2 * step - 1))
    let above = UInt32(truncatingIfNeeded: 2 * step) &- below
    let rounding: UInt32 = 1 << UInt32(2 * shift + 9)
    let fraction = UInt32(2 * shift + 10)
    var x = start
    while x < end {
      var column = (x &- half) &>> shift
      let left = UInt32(upper[column]) &* above &+ UInt32(lower[column]) &* below
      var right = UInt32(upper[column &+ 1]) &* above &+ UInt32(lower[column &+ 1]) &* below
      var runEnd = min(end, (column &+ 1) &<< shift &+ half)
      if left == right {
        while runEnd < end, right == left {
          column &+= 1
          right = UInt32(upper[column &+ 1]) &* above &+ UInt32(lower[column &+ 1]) &* below
          if right == left { runEnd = min(end, (column &+ 1) &<< shift &+ half) }
        }
        writer.append(x, runEnd, (left &* UInt32(truncatingIfNeeded: 2 * step) &+ rounding) &>> fraction)
        x = runEnd
        continue
      }
      let place = UInt32(truncatingIfNeeded: (2 &* (x &- half) &+ 1) & (2 &* step &- 1))
      var sum =
        left &* (UInt32(truncatingIfNeeded: 2 &* step) &- place) &+ right &* place &+ rounding
      let growth = 2 &* (right &- left)
      writer.appendVarying(x, runEnd)
      while x < runEnd {
        line.coverage[x] = UInt8(truncatingIfNeeded: sum &>> fraction)
        sum &+= growth
        x &+= 1
      }
    }
    return writer.finish()
  }
}
