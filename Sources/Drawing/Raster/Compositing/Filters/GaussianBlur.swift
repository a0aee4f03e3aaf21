/// A Gaussian blur of a picture or of its alpha, within two levels of the exact result.
///
/// Channels are interleaved samples in 8.8 fixed point. For a standard deviation of 6 pixels or more, the blur uses a grid that
/// is 2, 4, 8 … times coarser. Samples are averages of pixels, and the result is interpolated bilinearly; the
/// Gaussian's variance is reduced by the variance that both add. All channels use the same monotonic sums, so that no
/// color exceeds its alpha.
struct GaussianBlur: Sendable {
  /// The standard deviation in pixels.
  let sigma: Double
  /// The base-2 logarithm of the grid's step in pixels.
  private let shift: Int
  private let kernel: GaussianKernel

  /// - Parameter sigma: The standard deviation, greater than 0. Limited to ``SoftMask/largestSigma``.
  init(sigma: Double) {
    self.sigma = min(sigma, SoftMask.largestSigma)
    var shift = 0
    while self.sigma / Double(1 << shift) >= 6 { shift += 1 }
    self.shift = shift
    let onGrid = self.sigma / Double(1 << shift)
    kernel = GaussianKernel(sigma: shift == 0 ? onGrid : Self.reduced(onGrid, step: Double(1 << shift)))
  }

  /// Returns the standard deviation on the grid, reduced by the variance of averaging `step` pixels and of
  /// interpolation (a quarter of a step squared), adjusted for whole pixels.
  private static func reduced(_ onGrid: Double, step: Double) -> Double {
    (onGrid * onGrid - 0.25 + 1 / (12 * step * step)).squareRoot()
  }

  /// The distance in pixels that the blur extends.
  var reach: Int { (kernel.radius + (shift == 0 ? 0 : 2)) << shift }

  /// Returns the blurred layer, cropped to `limits`.
  func blurred(_ layer: PixelLayer, limits: PixelRect, workers: WorkerPool) -> PixelLayer {
    blurred(layer, .colors, layer.bounds.expanded(by: reach).intersection(limits), workers)
  }

  /// Returns the layer's blurred alpha in one color, offset by whole pixels.
  func shadow(
    of layer: PixelLayer, color: PremultipliedPixel, x: Int, y: Int, limits: PixelRect, workers: WorkerPool
  ) -> PixelLayer {
    let source = PixelRect(
      left: limits.left - x, top: limits.top - y, right: limits.right - x, bottom: limits.bottom - y)
    let bounds = layer.bounds.expanded(by: reach).intersection(source)
    var result = blurred(layer, .alpha(color), bounds, workers)
    result.bounds = PixelRect(
      left: bounds.left + x, top: bounds.top + y, right: bounds.right + x, bottom: bounds.bottom + y)
    return result
  }

  /// Blurs in loops over chunks of rows, which all threads share: along rows, along columns, and back to pixels.
  private func blurred(
    _ layer: PixelLayer, _ content: SamplePlane.Content, _ bounds: PixelRect, _ workers: WorkerPool
  ) -> PixelLayer {
    guard !bounds.isEmpty, !layer.bounds.isEmpty else { return PixelLayer(bounds: bounds) }
    let grid = shift == 0 ? bounds : bounds.onGrid(shift).expanded(by: 1)
    let source = layer.bounds.onGrid(shift)
    let radius = kernel.radius
    // The rows that the target mixes.
    let rows = SamplePlane(
      bounds: PixelRect(
        left: grid.left, top: max(source.top, grid.top - radius), right: grid.right,
        bottom: max(source.top, grid.top - radius, min(source.bottom, grid.bottom + radius))),
      channels: content.channels)
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      nonisolated(unsafe) let source = LayerSamples(
        pixels: pixels, bounds: layer.bounds, shift: shift, content: content, target: rows.bounds.columns,
        radius: radius)
      workers.performChunks(of: rows.bounds.rows, makeContext: { source.makeScratch() }) { scratch, y in
        source.read(row: y, into: scratch)
        kernel.convolve(
          scratch.padded, stride: content.channels, taps: 0..<2 * radius + 1, into: rows.row(y), count: rows.stride)
      }
    }
    return PixelLayer(bounds: bounds) { pixels in
      nonisolated(unsafe) let target = pixels
      if shift == 0 {
        workers.performChunks(
          of: bounds.rows, makeContext: { SamplePlane(bounds: bounds.row, channels: content.channels) }
        ) { line, y in
          kernel.convolveColumns(of: rows, y, into: line.samples)
          line.write(into: target + (y - bounds.top) * bounds.width, content)
        }
      } else {
        let samples = SamplePlane(bounds: grid, channels: content.channels)
        workers.performChunks(of: grid.rows, makeContext: {}) { _, y in
          kernel.convolveColumns(of: rows, y, into: samples.row(y))
        }
        workers.performChunks(
          of: bounds.rows, makeContext: { InterpolationScratch(width: bounds.width, step: 1 << shift) }
        ) { scratch, y in
          samples.interpolate(
            row: y, bounds.columns, shift, content, scratch, into: target + (y - bounds.top) * bounds.width)
        }
      }
    }
  }
}

extension PixelRect {
  fileprivate var rows: Range<Int> { top..<max(top, bottom) }
  fileprivate var columns: Range<Int> { left..<max(left, right) }
  /// The first row.
  fileprivate var row: PixelRect { PixelRect(left: left, top: top, right: right, bottom: top + 1) }

  /// Returns the samples that contain the pixels, on a grid of 2^`shift` pixels.
  fileprivate func onGrid(_ shift: Int) -> PixelRect {
    if isEmpty { return .empty }
    return PixelRect(
      left: left >> shift, top: top >> shift, right: (right - 1) >> shift + 1, bottom: (bottom - 1) >> shift + 1)
  }
}

extension WorkerPool {
  /// Calls `body` for each row, in chunks of consecutive rows.
  fileprivate func performChunks<Context>(
    of rows: Range<Int>, makeContext: @Sendable () -> Context, _ body: @Sendable (Context, Int) -> Void
  ) {
    // Rows of a coarse grid are few: each thread gets some of them.
    let step = max(1, min(8, rows.count / (4 * threads)))
    perform(count: rows.count, step: step, makeContext: { _ in makeContext() }) { context, row in
      body(context, rows.lowerBound + row)
    }
  }
}

extension GaussianKernel {
  /// Convolves along columns for one row of a plane. Rows outside the plane are zero.
  fileprivate func convolveColumns(of plane: SamplePlane, _ y: Int, into result: UnsafeMutablePointer<UInt16>) {
    let first = max(plane.bounds.top, y - radius)
    let end = min(plane.bounds.bottom, y + radius + 1)
    guard first < end else {
      result.update(repeating: 0, count: plane.stride)
      return
    }
    let tap = first - (y - radius)
    convolve(
      plane.row(first), stride: plane.stride, taps: tap..<tap + end - first, into: result, count: plane.stride)
  }
}
