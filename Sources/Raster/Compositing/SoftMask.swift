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
  ///   - flattened: the path on a grid that is coarser than the device's by a factor.
  init?(sigma: Double, rule: FillRule, visible: PixelRect, flattened: (_ gridScale: Double) -> FlattenedPath) {
    let sigma = min(sigma, Self.largestSigma)
    var shift = 0
    while sigma / Double(1 << shift) >= 4 { shift += 1 }
    self.shift = shift
    let step = Double(1 << shift)
    let onGrid = sigma / step
    let kernel = GaussianKernel(sigma: shift == 0 ? onGrid : (onGrid * onGrid - 0.25).squareRoot())
    let path = flattened(1 / step)
    // Samples that a visible pixel interpolates, and the coverage that those mix.
    let needed = PixelRect(
      left: visible.left >> shift, top: visible.top >> shift, right: (visible.right - 1) >> shift + 1,
      bottom: (visible.bottom - 1) >> shift + 1
    ).expanded(by: 1)
    let mask = CoverageMask(path, rule: rule, limits: needed.expanded(by: kernel.radius))
    let reached = mask.bounds.expanded(by: kernel.radius)
    guard !mask.bounds.isEmpty, !reached.intersection(needed).isEmpty else { return nil }
    grid = reached.intersection(needed).expanded(by: 1)
    samples = Self.blurred(mask, kernel, grid)
    bounds = PixelRect(
      left: grid.left << shift, top: grid.top << shift, right: grid.right << shift, bottom: grid.bottom << shift
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

  /// Writes the coverage of a row's pixels from one column to another, indexed by device column.
  func coverage(row y: Int, from start: Int, to end: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      let width = grid.width
      if shift == 0 {
        let row = samples + (y - grid.top) * width - grid.left
        for x in start..<end { coverage[x] = UInt8(truncatingIfNeeded: (UInt32(row[x]) &+ 128) &>> 8) }
        return
      }
      // A pixel's centre lies (2x + 1) / 2ˢ⁺¹ samples from the grid's origin; a sample's centre at its index + ½.
      let unit = shift + 1
      let mask = 1 << unit - 1
      let vertical = 2 * y + 1 - 1 << shift
      let line = min(max((vertical >> unit) - grid.top, 0), grid.height - 2)
      let below = UInt32(vertical & mask)
      let above = UInt32(mask + 1) - below
      let upper = samples + line * width
      let lower = upper + width
      let rounding: UInt64 = 1 << UInt64(2 * unit + 7)
      for x in start..<end {
        let horizontal = 2 &* x &+ 1 &- 1 &<< shift
        let column = min(max((horizontal &>> unit) &- grid.left, 0), width &- 2)
        let right = UInt64(horizontal & mask)
        let left = UInt64(mask &+ 1) &- right
        let first = UInt64(upper[column]) &* UInt64(above) &+ UInt64(lower[column]) &* UInt64(below)
        let second =
          UInt64(upper[column &+ 1]) &* UInt64(above) &+ UInt64(lower[column &+ 1]) &* UInt64(below)
        coverage[x] = UInt8(
          truncatingIfNeeded: (first &* left &+ second &* right &+ rounding) &>> UInt64(2 * unit + 8))
      }
    }
  }
}
