/// A rectangle in device pixels with edges in 1/256 pixel.
struct FixedRect: Equatable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The pixels that the rectangle touches.
  var touchedPixels: PixelRect {
    PixelRect(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// The pixels that the rectangle covers completely.
  var coveredPixels: PixelRect {
    PixelRect(left: (left + 255) >> 8, top: (top + 255) >> 8, right: right >> 8, bottom: bottom >> 8)
  }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: FixedRect) -> FixedRect {
    FixedRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether all edges are pixel-aligned.
  var isAligned: Bool { (left | top | right | bottom) & 255 == 0 }

  /// Returns the spans of row `y` between two columns. They equal those of an accumulation buffer.
  ///
  /// - Returns: The number of spans written to `line`.
  func spans(row y: Int, from start: Int, to end: Int, into line: CoverageScanline) -> Int {
    let height = min(bottom, (y + 1) << 8) - max(top, y << 8)
    guard height > 0 else { return 0 }
    let firstFull = (left + 255) >> 8
    let lastFull = right >> 8
    var count = 0
    func append(_ from: Int, _ to: Int, width: Int) {
      let clippedFrom = max(from, start)
      let clippedTo = min(to, end)
      let level = UInt32((2 * height * width * 255 + 0x10000) >> 17)
      if clippedFrom < clippedTo, level > 0 {
        line.spans[count] = CoverageSpan(start: clippedFrom, end: clippedTo, level: level)
        count += 1
      }
    }
    if firstFull > lastFull {
      append(lastFull, firstFull, width: right - left)
      return count
    }
    append(firstFull - 1, firstFull, width: (firstFull << 8) - left)
    append(firstFull, lastFull, width: 256)
    append(lastFull, lastFull + 1, width: right - lastFull << 8)
    return count
  }
}

extension FlattenedPath {
  /// The pixels that the path touches.
  var touchedPixels: PixelRect {
    guard let bounds else { return .empty }
    return FixedRect(
      left: Int(bounds.minX), top: Int(bounds.minY), right: Int(bounds.maxX), bottom: Int(bounds.maxY)
    ).touchedPixels
  }

  /// The path as a rectangle, if it is a single axis-aligned rectangle.
  var rectangle: FixedRect? {
    guard contourStarts.count == 1 else { return nil }
    var corners = vertices[...]
    if corners.count == 5, corners.first == corners.last { corners = corners.dropLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isHorizontalFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isVerticalFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isHorizontalFirst || isVerticalFirst else { return nil }
    return FixedRect(
      left: Int(min(a.x, c.x)), top: Int(min(a.y, c.y)), right: Int(max(a.x, c.x)), bottom: Int(max(a.y, c.y)))
  }
}
