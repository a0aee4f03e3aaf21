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
  /// The coarsest grid, for whose weights sums of 32 bits are wide enough.
  private static let largestShift = 7

  /// The device pixels that the mask may reach.
  let bounds: PixelRect
  /// Log2 of the grid's step in pixels.
  let shift: Int
  /// The grid's samples with a border of one, in its own coordinates.
  let grid: PixelRect
  /// Which of the grid's columns and rows are stored.
  let columns: ElidedAxis
  let rows: ElidedAxis
  /// Coverage × 256 of what is stored, row by row.
  let samples: [UInt16]
  /// How many samples a row has.
  var storedWidth: Int { grid.width - columns.count }

  /// - Parameters:
  ///   - sigma: the standard deviation in device pixels; above zero.
  ///   - visible: the device pixels that will be asked for.
  ///   - coverage: the shape's coverage on a grid that is coarser than the device's by a factor, as far as it is needed.
  init?(
    sigma: Double, visible: PixelRect, coverage: (_ gridScale: Double, _ limits: PixelRect) -> CoverageMask
  ) {
    let sigma = min(sigma, Self.largestSigma)
    var shift = 0
    while sigma / Double(1 << shift) >= 4, shift < Self.largestShift { shift += 1 }
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
    columns = mask.elidedColumns(reach: kernel.radius)
    rows = mask.elidedRows(reach: kernel.radius)
    samples = Self.blurred(mask, kernel, grid, columns, rows)
    // Interpolation reaches from the middle of the first sample to the middle of the last; both are zero, or lie beyond
    // what is visible.
    let half = (1 << shift) / 2
    let last = shift == 0 ? 0 : 1
    bounds = PixelRect(
      left: grid.left << shift + half, top: grid.top << shift + half, right: (grid.right - last) << shift + half,
      bottom: (grid.bottom - last) << shift + half
    ).intersection(visible)
  }

  /// The mask convolved with a kernel along rows, then along columns, at the samples that are stored.
  private static func blurred(
    _ mask: CoverageMask, _ kernel: GaussianKernel, _ grid: PixelRect, _ columns: ElidedAxis, _ rows: ElidedAxis
  ) -> [UInt16] {
    let source = mask.bounds
    let radius = kernel.radius
    let width = grid.width - columns.count
    let height = source.height - rows.count
    // Convolution goes up to seven samples beyond a row: into the next one, which is written afterwards.
    let overhang = 7
    // A row of the mask with zeros around it. It lies within the kernel's reach of the grid.
    var padded = [UInt16](repeating: 0, count: width + 2 * radius + overhang)
    var blurredRows = [UInt16](repeating: 0, count: width * height + overhang)
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
            padded + radius, stride: 1, offsets: -radius..<radius + 1, into: result + y * width, count: width)
        }
      }
    }
    let count = width * (grid.height - rows.count)
    return [UInt16](unsafeUninitializedCapacity: count + overhang) { samples, initialized in
      blurredRows.withUnsafeBufferPointer { blurredRows in
        guard let result = samples.baseAddress, let source = blurredRows.baseAddress else { return }
        for y in 0..<grid.height - rows.count {
          let middle = y + grid.top - mask.bounds.top
          kernel.convolve(
            source + middle * width, stride: width,
            offsets: max(-radius, -middle)..<max(-radius, -middle, min(radius, height - 1 - middle) + 1),
            into: result + y * width, count: width)
        }
      }
      initialized = count
    }
  }
}
