/// Detects pixels that look like the antialiasing of an edge.
///
/// The heuristic is that of Vytautas Vyšniauskas ("Anti-aliased Pixel and Intensity Slope Detector", 2009), as used by
/// pixelmatch and odiff. In one of the pictures, the pixel has a darker and a lighter neighbor and at most two
/// neighbors of equal brightness; and its darkest or lightest neighbor has at least three equal neighbors in both
/// pictures.
///
/// Thin lines and small text match this pattern almost everywhere.
struct AntialiasingDetector {
  private let expected: UnsafeBufferPointer<PremultipliedPixel>
  private let actual: UnsafeBufferPointer<PremultipliedPixel>
  private let width: Int
  private let height: Int

  init(
    expected: UnsafeBufferPointer<PremultipliedPixel>, actual: UnsafeBufferPointer<PremultipliedPixel>, width: Int,
    height: Int
  ) {
    self.expected = expected
    self.actual = actual
    self.width = width
    self.height = height
  }

  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    liesOnSlope(x, y, of: expected) || liesOnSlope(x, y, of: actual)
  }

  private func liesOnSlope(_ x: Int, _ y: Int, of pixels: UnsafeBufferPointer<PremultipliedPixel>) -> Bool {
    let center = Self.brightness(pixels[y * width + x])
    // Pixels beyond the border count as equal.
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (difference: 0, x: 0, y: 0)
    var lightest = (difference: 0, x: 0, y: 0)
    for (nextX, nextY) in neighbours(x, y) {
      let difference = Self.brightness(pixels[nextY * width + nextX]) - center
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, nextX, nextY)
      } else if difference > lightest.difference {
        lightest = (difference, nextX, nextY)
      }
    }
    guard darkest.difference < 0, lightest.difference > 0 else { return false }
    return isInArea(darkest.x, darkest.y) || isInArea(lightest.x, lightest.y)
  }

  /// Whether a pixel has at least three equal neighbors in both pictures.
  private func isInArea(_ x: Int, _ y: Int) -> Bool {
    isInArea(x, y, of: expected) && isInArea(x, y, of: actual)
  }

  private func isInArea(_ x: Int, _ y: Int, of pixels: UnsafeBufferPointer<PremultipliedPixel>) -> Bool {
    let center = pixels[y * width + x]
    var equal = isAtBorder(x, y) ? 1 : 0
    for (nextX, nextY) in neighbours(x, y) where pixels[nextY * width + nextX] == center { equal += 1 }
    return equal >= 3
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  private func neighbours(_ x: Int, _ y: Int) -> Neighbours {
    Neighbours(x: x, y: y, width: width, height: height)
  }

  /// Returns the brightness of a pixel over white in thousandths of a level: the Y of YIQ (and of Rec. 601).
  private static func brightness(_ pixel: PremultipliedPixel) -> Int {
    let behind = 255 - Int(pixel >> 24)
    let red = Int(pixel & 0xFF) + behind
    let green = Int(pixel >> 8 & 0xFF) + behind
    let blue = Int(pixel >> 16 & 0xFF) + behind
    return 299 * red + 587 * green + 114 * blue
  }
}

/// The up to eight neighbors of a pixel.
private struct Neighbours: Sequence, IteratorProtocol {
  private let x: Int
  private let y: Int
  private let width: Int
  private let height: Int
  private var index = 0

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  mutating func next() -> (Int, Int)? {
    while index < 9 {
      let (nextX, nextY) = (x + index % 3 - 1, y + index / 3 - 1)
      index += 1
      if index == 5 || nextX < 0 || nextY < 0 || nextX >= width || nextY >= height { continue }
      return (nextX, nextY)
    }
    return nil
  }
}
