/// A Gaussian blur of a picture or of its alpha, within two levels of the exact result.
///
/// Each channel is a plane in 8.8 fixed point. For a standard deviation of 6 pixels or more, the blur uses a grid that
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
  func blurred(_ layer: PixelLayer, limits: PixelRect) -> PixelLayer {
    let bounds = layer.bounds.expanded(by: reach).intersection(limits)
    var result = PixelLayer(bounds: bounds)
    for channel in 0..<4 { blur(layer, channel: channel, into: &result) }
    return result
  }

  /// Returns the layer's blurred alpha in one color, offset by whole pixels.
  func shadow(
    of layer: PixelLayer, color: PremultipliedPixel, x: Int, y: Int, limits: PixelRect
  ) -> PixelLayer {
    let source = PixelRect(
      left: limits.left - x, top: limits.top - y, right: limits.right - x, bottom: limits.bottom - y)
    let bounds = layer.bounds.expanded(by: reach).intersection(source)
    var result = PixelLayer(bounds: bounds)
    blur(layer, channel: 3, into: &result)
    for index in result.pixels.indices { result.pixels[index] = scaled(color, by: result.pixels[index] >> 24) }
    result.bounds = PixelRect(
      left: bounds.left + x, top: bounds.top + y, right: bounds.right + x, bottom: bounds.bottom + y)
    return result
  }

  private func blur(_ layer: PixelLayer, channel: Int, into result: inout PixelLayer) {
    let bounds = result.bounds
    guard !bounds.isEmpty, !layer.bounds.isEmpty else { return }
    let source = onGrid(layer, channel: UInt32(channel * 8))
    let grid =
      shift == 0
      ? bounds
      : PixelRect(
        left: bounds.left >> shift, top: bounds.top >> shift, right: (bounds.right - 1) >> shift + 1,
        bottom: (bounds.bottom - 1) >> shift + 1
      ).expanded(by: 1)
    let blurred = source.convolved(kernel, in: grid)
    blurred.write(channel: UInt32(channel * 8), shift: shift, into: &result)
  }

  /// Returns a channel of the layer on the grid.
  private func onGrid(_ layer: PixelLayer, channel: UInt32) -> ChannelPlane {
    let bounds = layer.bounds
    guard shift > 0 else {
      var plane = ChannelPlane(bounds: bounds)
      for index in layer.pixels.indices {
        plane.samples[index] = UInt16(truncatingIfNeeded: (layer.pixels[index] &>> channel & 0xFF) &<< 8)
      }
      return plane
    }
    let grid = PixelRect(
      left: bounds.left >> shift, top: bounds.top >> shift, right: (bounds.right - 1) >> shift + 1,
      bottom: (bounds.bottom - 1) >> shift + 1)
    var sums = [UInt32](repeating: 0, count: grid.width * grid.height)
    for y in bounds.top..<bounds.bottom {
      let row = (y >> shift - grid.top) * grid.width - grid.left
      var index = (y - bounds.top) * bounds.width
      for x in bounds.left..<bounds.right {
        sums[row &+ x &>> shift] &+= layer.pixels[index] &>> channel & 0xFF
        index &+= 1
      }
    }
    // Converts the sum of step² pixels to 8.8. Sums of up to 1024² pixels fit.
    var plane = ChannelPlane(bounds: grid)
    let area = UInt64(1) << UInt64(2 * shift)
    for index in sums.indices { plane.samples[index] = UInt16((UInt64(sums[index]) << 8 + area / 2) / area) }
    return plane
  }
}

/// One channel in 8.8 fixed point.
private struct ChannelPlane {
  let bounds: PixelRect
  var samples: [UInt16]

  init(bounds: PixelRect) {
    self.bounds = bounds
    samples = [UInt16](repeating: 0, count: bounds.width * bounds.height)
  }

  /// Returns the plane convolved along rows and then along columns, at the samples of a rectangle. The plane is
  /// surrounded by zeros.
  func convolved(_ kernel: GaussianKernel, in target: PixelRect) -> ChannelPlane {
    let radius = kernel.radius
    let weights = kernel.weights
    var result = ChannelPlane(bounds: target)
    let width = target.width
    let top = max(bounds.top, target.top - radius)
    let bottom = min(bounds.bottom, target.bottom + radius)
    guard top < bottom, width > 0 else { return result }
    var rows = [UInt16](repeating: 0, count: width * (bottom - top))
    var padded = [UInt32](repeating: 0, count: width + 2 * radius)
    var sums = [UInt32](repeating: 0, count: width)
    for y in top..<bottom {
      let line = (y - bounds.top) * bounds.width - bounds.left
      for index in padded.indices {
        let x = target.left - radius + index
        padded[index] = x >= bounds.left && x < bounds.right ? UInt32(samples[line + x]) : 0
      }
      padded.withUnsafeBufferPointer { padded in
        sums.withUnsafeMutableBufferPointer { sums in
          for x in 0..<width { sums[x] = 32768 &+ weights[0] &* padded[x &+ radius] }
          for tap in 1..<weights.count {
            let weight = weights[tap]
            for x in 0..<width {
              sums[x] &+= weight &* (padded[x &+ radius &- tap] &+ padded[x &+ radius &+ tap])
            }
          }
        }
      }
      for x in 0..<width { rows[(y - top) * width + x] = UInt16(truncatingIfNeeded: sums[x] &>> 16) }
    }
    for y in target.top..<target.bottom {
      for x in 0..<width { sums[x] = 32768 }
      rows.withUnsafeBufferPointer { rows in
        let first = max(top, y - radius)
        for line in first..<max(first, min(bottom, y + radius + 1)) {
          let weight = weights[abs(line - y)]
          let start = (line - top) * width
          for x in 0..<width { sums[x] &+= weight &* UInt32(rows[start &+ x]) }
        }
      }
      let start = (y - target.top) * width
      for x in 0..<width { result.samples[start &+ x] = UInt16(truncatingIfNeeded: sums[x] &>> 16) }
    }
    return result
  }

  /// Adds the channel to pixels. If `shift` is not 0, it is interpolated: in half pixels, the center of pixel x is at
  /// 2x + 1, and sample i is at (2i + 1) × step.
  func write(channel: UInt32, shift: Int, into layer: inout PixelLayer) {
    let target = layer.bounds
    let step = 1 << shift
    let half = step / 2
    for y in target.top..<target.bottom {
      let line = (y - target.top) * target.width
      guard shift > 0 else {
        let row = (y - bounds.top) * bounds.width
        for x in 0..<target.width {
          let sample = UInt32(samples[row &+ x &+ target.left &- bounds.left])
          layer.pixels[line &+ x] |= ((sample &+ 128) &>> 8) &<< channel
        }
        continue
      }
      let row = ((y - half) >> shift - bounds.top) * bounds.width - bounds.left
      let below = UInt64((2 * (y - half) + 1) & (2 * step - 1))
      let above = UInt64(2 * step) - below
      let rounding = UInt64(1) << UInt64(2 * shift + 9)
      for x in 0..<target.width {
        let column = (x &+ target.left &- half) &>> shift
        let right = UInt64((2 &* (x &+ target.left &- half) &+ 1) & (2 &* step &- 1))
        let left = UInt64(2 &* step) &- right
        let upper = UInt64(samples[row &+ column]) &* left &+ UInt64(samples[row &+ column &+ 1]) &* right
        let lower =
          UInt64(samples[row &+ bounds.width &+ column]) &* left
          &+ UInt64(samples[row &+ bounds.width &+ column &+ 1]) &* right
        let sum = upper &* above &+ lower &* below &+ rounding
        layer.pixels[line &+ x] |= UInt32(truncatingIfNeeded: sum &>> UInt64(2 * shift + 10)) &<< channel
      }
    }
  }
}
