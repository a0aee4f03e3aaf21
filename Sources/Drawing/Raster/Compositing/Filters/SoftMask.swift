/// The blurred coverage of a path, for shadows.
///
/// For a standard deviation of 6 pixels or more, the blur uses a grid that is 2, 4, 8 … times coarser, where the
/// deviation is 3 to 6, followed by bilinear interpolation. The path is rasterized on that grid directly, which gives
/// exact averages of the fine coverage. The Gaussian's variance is reduced by the variance of averaging and
/// interpolation (a quarter of the grid's step squared). The result is within two levels of the exact one. (With a
/// deviation of 2 on the grid, it would be off by 3.1 levels.)
struct SoftMask: Sendable {
  /// The largest standard deviation in pixels. At this size, half of the widest screen is already a constant tint.
  static let largestSigma = 512.0
  /// The coarsest grid for which sums fit in 32 bits.
  private static let largestShift = 7

  /// The device pixels that the mask may touch.
  let bounds: PixelRect
  /// The base-2 logarithm of the grid's step in pixels.
  let shift: Int
  /// The bounds of the samples in grid coordinates, with a border of one.
  let grid: PixelRect
  /// The stored columns and rows of the grid.
  let columns: ElidedAxis
  let rows: ElidedAxis
  /// Coverage × 256 of the stored samples, row by row.
  let samples: [UInt16]
  /// The number of stored samples per row.
  var storedWidth: Int { grid.width - columns.count }

  /// - Parameters:
  ///   - sigma: The standard deviation in device pixels, greater than 0.
  ///   - visible: The visible device pixels.
  ///   - coverage: Returns the shape's coverage at a scale relative to device pixels, within limits.
  init?(
    sigma: Double, visible: PixelRect, coverage: (_ gridScale: Double, _ limits: PixelRect) throws -> CoverageMask
  ) rethrows {
    let sigma = min(sigma, Self.largestSigma)
    var shift = 0
    while sigma / Double(1 << shift) >= 6, shift < Self.largestShift { shift += 1 }
    self.shift = shift
    let step = Double(1 << shift)
    let onGrid = sigma / step
    let kernel = GaussianKernel(sigma: shift == 0 ? onGrid : (onGrid * onGrid - 0.25).squareRoot())
    // The samples that visible pixels interpolate, and the coverage that they mix.
    let needed = PixelRect(
      left: visible.left >> shift, top: visible.top >> shift, right: (visible.right - 1) >> shift + 1,
      bottom: (visible.bottom - 1) >> shift + 1
    ).expanded(by: 1)
    let mask = try coverage(1 / step, needed.expanded(by: kernel.radius))
    let reached = mask.bounds.expanded(by: kernel.radius)
    guard !mask.bounds.isEmpty, !reached.intersection(needed).isEmpty else { return nil }
    grid = reached.intersection(needed).expanded(by: 1)
    columns = mask.elidedColumns(reach: kernel.radius)
    rows = mask.elidedRows(reach: kernel.radius)
    samples = Self.blurred(mask, kernel, grid, columns, rows)
    // Interpolation extends from the middle of the first sample to the middle of the last one. Both are zero or not
    // visible.
    let half = (1 << shift) / 2
    let last = shift == 0 ? 0 : 1
    bounds = PixelRect(
      left: grid.left << shift + half, top: grid.top << shift + half, right: (grid.right - last) << shift + half,
      bottom: (grid.bottom - last) << shift + half
    ).intersection(visible)
  }

  /// Returns the stored samples of the mask convolved along rows and then along columns.
  private static func blurred(
    _ mask: CoverageMask, _ kernel: GaussianKernel, _ grid: PixelRect, _ columns: ElidedAxis, _ rows: ElidedAxis
  ) -> [UInt16] {
    let source = mask.bounds
    let radius = kernel.radius
    let width = grid.width - columns.count
    let height = source.height - rows.count
    // A row of the mask, surrounded by zeros.
    var padded = [UInt16](repeating: 0, count: width + 2 * radius)
    var blurredRows = [UInt16](repeating: 0, count: width * height)
    padded.withUnsafeMutableBufferPointer { padded in
      blurredRows.withUnsafeMutableBufferPointer { blurredRows in
        guard let padded = padded.baseAddress, let result = blurredRows.baseAddress else { return }
        let first = padded + (source.left - (grid.left - radius))
        let gap = columns.start - source.left
        for y in 0..<height {
          let row = mask.row(rows.original(source.top + y))
          for x in 0..<gap { first[x] = UInt16(row[x]) &<< 8 }
          for x in gap..<source.width - columns.count { first[x] = UInt16(row[x &+ columns.count]) &<< 8 }
          kernel.convolve(
            padded, stride: 1, taps: 0..<2 * radius + 1, into: result + y * width, count: width)
        }
      }
    }
    let count = width * (grid.height - rows.count)
    return [UInt16](unsafeUninitializedCapacity: count) { samples, initialized in
      blurredRows.withUnsafeBufferPointer { blurredRows in
        guard let result = samples.baseAddress, let source = blurredRows.baseAddress else { return }
        for y in 0..<grid.height - rows.count {
          let middle = y + grid.top - mask.bounds.top
          let first = max(0, middle - radius)
          let end = max(first, min(height, middle + radius + 1))
          kernel.convolve(
            source + min(first, height) * width, stride: width,
            taps: first - (middle - radius)..<end - (middle - radius), into: result + y * width, count: width)
        }
      }
      initialized = count
    }
  }
}
