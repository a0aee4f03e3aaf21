extension PixelBuffer {
  /// Returns the image scaled down to a width. Each pixel is the mean of the area that it covers, in premultiplied sRGB,
  /// with exact integer weights. An image that is not wider is returned unchanged.
  ///
  /// - Complexity: O(*pixels*).
  package func downscaled(toWidth target: Int) -> PixelBuffer {
    guard target > 0, target < width, height > 0 else { return self }
    let newHeight = max(1, (height * target + width / 2) / width)
    let columns = AreaWeights.all(from: width, to: target)
    let rows = AreaWeights.all(from: height, to: newHeight)
    var result = [PremultipliedPixel]()
    result.reserveCapacity(target * newHeight)
    pixels.withUnsafeBufferPointer { source in
      for row in rows {
        for column in columns { result.append(mean(source, row, column)) }
      }
    }
    return PixelBuffer(width: target, height: newHeight, pixels: result) ?? self
  }

  private func mean(
    _ source: UnsafeBufferPointer<PremultipliedPixel>, _ rows: AreaWeights, _ columns: AreaWeights
  ) -> PremultipliedPixel {
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var alpha: UInt64 = 0
    for y in 0..<rows.count {
      let base = (rows.first + y) * width + columns.first
      let weightOfRow = rows.weight(y)
      for x in 0..<columns.count {
        let weight = weightOfRow * columns.weight(x)
        let pixel = UInt64(source[base + x])
        red += (pixel & 0xFF) * weight
        green += (pixel >> 8 & 0xFF) * weight
        blue += (pixel >> 16 & 0xFF) * weight
        alpha += (pixel >> 24) * weight
      }
    }
    let whole = rows.total * columns.total
    func channel(_ sum: UInt64) -> UInt32 { UInt32((sum + whole / 2) / whole) }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | channel(alpha) << 24
  }
}

/// The source pixels covered by one target pixel along an axis, with weights in units of 1 ∕ target of a source pixel.
private struct AreaWeights {
  var first: Int
  var count: Int
  private var firstWeight: UInt64
  private var lastWeight: UInt64
  private var fullWeight: UInt64
  var total: UInt64

  /// Returns the weights of all target pixels. Pixel *i* covers *i × source* to *(i + 1) × source* in these units.
  static func all(from source: Int, to target: Int) -> [AreaWeights] {
    (0..<target).map { index in
      let start = index * source
      let end = start + source
      let first = start / target
      let last = (end - 1) / target
      return AreaWeights(
        first: first, count: last - first + 1,
        firstWeight: UInt64(min(end, (first + 1) * target) - start),
        lastWeight: UInt64(end - max(start, last * target)),
        fullWeight: UInt64(target), total: UInt64(source))
    }
  }

  func weight(_ offset: Int) -> UInt64 {
    offset == 0 ? firstWeight : offset == count - 1 ? lastWeight : fullWeight
  }
}
