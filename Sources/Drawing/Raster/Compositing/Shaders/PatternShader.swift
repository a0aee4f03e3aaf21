import Foundation

/// Computes the colors of a tiled image.
///
/// Sampling works as in ``ImageShader``, except that neighbors beyond an edge come from the adjacent tile; without
/// tiling they are transparent. Averages cover at most two periods of the image.
final class PatternShader: Sendable {
  private let image: PixelBuffer
  private let toImage: Transform
  private let horizontal: ImagePattern.Tiling
  private let vertical: ImagePattern.Tiling
  private let interpolation: ImageInterpolation
  private let footprintX: Double
  private let footprintY: Double
  /// 0…255.
  private let opacity: UInt32
  /// For large footprints.
  private let sums: SummedAreaTable?

  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - transform: The transform from user space to device pixels.
  ///   - opacity: The opacity, 0…255.
  ///   - bounds: The device pixels that may be painted.
  /// - Returns: `nil` if nothing is painted: for an empty image or a transform that is not invertible.
  init?(_ pattern: ImagePattern, transform: Transform, opacity: UInt32, bounds: PixelRect) {
    let scale = Double(pattern.image.scale)
    guard pattern.image.buffer.width > 0, pattern.image.buffer.height > 0, scale > 0, scale.isFinite,
      let fromDevice = pattern.transform.concatenating(transform).inverse
    else { return nil }
    image = pattern.image.buffer
    toImage = fromDevice.concatenating(Transform(scaleX: scale, y: scale))
    horizontal = pattern.horizontal
    vertical = pattern.vertical
    interpolation = pattern.interpolation
    footprintX = ImageSampling.footprint(toImage.a, toImage.c)
    footprintY = ImageSampling.footprint(toImage.b, toImage.d)
    self.opacity = opacity
    let (width, height) = (Double(image.width), Double(image.height))
    let footprint = min(footprintX, 2 * width) * min(footprintY, 2 * height)
    let isAveraged = interpolation == .area || interpolation == .smooth && footprintX > 1 && footprintY > 1
    // The table costs as much as a few reads of the image.
    let isWorthwhile = Double(bounds.width * bounds.height) * footprint > 4 * width * height
    sums =
      isAveraged && isWorthwhile && footprint >= SummedAreaTable.smallestFootprint
        && image.width * image.height <= SummedAreaTable.mostPixels ? SummedAreaTable(image) : nil
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      var columns = WeightedRanges()
      var rows = WeightedRanges()
      for index in 0..<count {
        let point = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(toImage)
        let across = TiledTaps(
          center: Double(point.x), footprint: footprintX, side: image.width, interpolation: interpolation)
        let down = TiledTaps(
          center: Double(point.y), footprint: footprintY, side: image.height, interpolation: interpolation)
        if let sums {
          across.writeRanges(of: image.width, horizontal, to: &columns)
          down.writeRanges(of: image.height, vertical, to: &rows)
          let sum = sums.sum(columns, rows)
          row[index] = premultipliedMean(sum[0], sum[1], sum[2], sum[3], of: across.total &* down.total)
        } else {
          row[index] = color(across, down, pixels)
        }
      }
    }
    if opacity < 255 { for index in 0..<count { row[index] = scaled(row[index], by: opacity) } }
  }

  private func color(
    _ across: TiledTaps, _ down: TiledTaps, _ pixels: UnsafePointer<PremultipliedPixel>
  ) -> PremultipliedPixel {
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    var alpha: UInt64 = 0
    var line = down.first
    while line <= down.last {
      let place = Self.index(line, image.height, vertical)
      let lineWeight = down.weight(line)
      line &+= 1
      if place < 0 || lineWeight == 0 { continue }
      let start = pixels + place &* image.width
      var column = across.first
      while column <= across.last {
        let place = Self.index(column, image.width, horizontal)
        let weight = lineWeight &* across.weight(column)
        column &+= 1
        if place < 0 { continue }
        let pixel = start[place]
        red &+= weight &* UInt64(pixel & 0xFF)
        green &+= weight &* UInt64(pixel &>> 8 & 0xFF)
        blue &+= weight &* UInt64(pixel &>> 16 & 0xFF)
        alpha &+= weight &* UInt64(pixel &>> 24)
      }
    }
    return premultipliedMean(red, green, blue, alpha, of: across.total &* down.total)
  }

  /// Returns the image pixel at a tiled position, or -1 for none.
  @inline(__always)
  private static func index(_ place: Int, _ side: Int, _ tiling: ImagePattern.Tiling) -> Int {
    if place >= 0, place < side { return place }
    switch tiling {
    case .none: return -1
    case .pad: return place < 0 ? 0 : side &- 1
    case .repeat:
      let rest = place % side
      return rest < 0 ? rest &+ side : rest
    case .reflect:
      let rest = place % (2 &* side)
      let positive = rest < 0 ? rest &+ 2 &* side : rest
      return positive < side ? positive : 2 &* side &- 1 &- positive
    }
  }
}

/// The contributing positions along an axis and their weights, in 1/256 pixel.
private struct TiledTaps {
  let first: Int
  let last: Int
  /// The sum of all weights, greater than 0.
  let total: UInt64
  private let start: Int
  private let end: Int
  private let isMixed: Bool

  @inline(__always)
  init(center: Double, footprint: Double, side: Int, interpolation: ImageInterpolation) {
    switch interpolation {
    case .nearest:
      start = Self.fixed(center)
      end = start
      first = start &>> 8
      last = first
      total = 1
      isMixed = false
      return
    case .smooth where footprint <= 1, .bilinear:
      start = Self.fixed(center - 0.5)
      end = start
      first = start &>> 8
      last = start & 255 == 0 ? first : first &+ 1
      total = 256
      isMixed = true
    case .smooth, .area:
      let limited = min(footprint, Double(2 * side))
      start = Self.fixed(center - limited / 2)
      end = max(Self.fixed(center + limited / 2), start &+ 1)
      first = start &>> 8
      last = (end &- 1) &>> 8
      total = UInt64(end &- start)
      isMixed = false
    }
  }

  @inline(__always)
  func weight(_ place: Int) -> UInt64 {
    if start == end, !isMixed { return 1 }
    if isMixed { return UInt64(place == first ? 256 &- start & 255 : start & 255) }
    return UInt64(min(end, (place &+ 1) &<< 8) &- max(start, place &<< 8))
  }

  /// Writes the image pixels that contribute, each once per tiling and with its weight.
  func writeRanges(of side: Int, _ tiling: ImagePattern.Tiling, to ranges: inout WeightedRanges) {
    ranges.removeAll()
    Self.write(first, first &+ 1, weight(first), side, tiling, to: &ranges)
    guard last > first else { return }
    Self.write(first &+ 1, last, 256, side, tiling, to: &ranges)
    Self.write(last, last &+ 1, weight(last), side, tiling, to: &ranges)
  }

  private static func write(
    _ start: Int, _ end: Int, _ weight: UInt64, _ side: Int, _ tiling: ImagePattern.Tiling,
    to ranges: inout WeightedRanges
  ) {
    switch tiling {
    case .none: ranges.append(max(start, 0), min(end, side), weight: weight)
    case .pad:
      let (before, after) = (max(0, min(end, 0) &- start), max(0, end &- max(start, side)))
      ranges.append(0, 1, weight: weight &* UInt64(before))
      ranges.append(max(start, 0), min(end, side), weight: weight)
      ranges.append(side &- 1, side, weight: weight &* UInt64(after))
    case .repeat, .reflect:
      var place = start
      while place < end {
        // The position in a period of the image and, if it is reflected, of its mirror image.
        let period = tiling == .repeat ? side : 2 &* side
        let rest = place % period
        let position = rest < 0 ? rest &+ period : rest
        let isMirrored = position >= side
        let count = min(end &- place, (isMirrored ? period : side) &- position)
        let first = isMirrored ? period &- position &- count : position
        ranges.append(first, first &+ count, weight: weight)
        place &+= count
      }
    }
  }

  @inline(__always)
  private static func fixed(_ value: Double) -> Int {
    let limit = 1_073_741_824.0
    let clamped = value > -limit ? (value < limit ? value : limit) : -limit
    return Int((clamped * 256 + 0.5).rounded(.down))
  }
}
