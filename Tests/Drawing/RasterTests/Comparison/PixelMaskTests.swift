import Raster
import SnapshotSeededRandom
import Testing

@Suite struct PixelMaskTests {
  private func rect(in size: ClosedRange<Int>, _ random: inout SplitMix) -> PixelRect {
    let left = Int.random(in: size, using: &random)
    let top = Int.random(in: size, using: &random)
    return PixelRect(
      left: left, top: top, right: left + Int.random(in: -2...20, using: &random),
      bottom: top + Int.random(in: -2...20, using: &random))
  }

  /// Rectangles overlap, touch, are empty, and lie outside.
  @Test(arguments: UInt64(1)...40) func aMaskIsTheUnionOfItsRectangles(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let rects = (0..<Int.random(in: 0...12, using: &random)).map { _ in rect(in: -12...44, &random) }
    let mask = PixelMask(rects, width: 37, height: 29)
    var count = 0
    for y in 0..<29 {
      for x in 0..<37 {
        let isInside = rects.contains { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom }
        #expect(mask.contains(x: x, y: y) == isInside)
        if isInside { count += 1 }
      }
    }
    #expect(mask.count == count)
  }

  /// Pixels in ignored regions never matter, and pixels outside always do.
  @Test(arguments: UInt64(1)...40) func onlyPixelsOutsideOfIgnoredRegionsMatter(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (width, height) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random))
    var expected = PixelBuffer(width: width, height: height)
    for index in expected.pixels.indices {
      expected.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...3, using: &random)
    }
    let rects = (0..<3).map { _ in rect(in: 0...50, &random) }
    let mask = PixelMask(rects, width: width, height: height)
    let tolerance = PixelTolerance(ignoredRegions: rects)
    var inside = expected
    var outside: [Int] = []
    for y in 0..<height {
      for x in 0..<width {
        if mask.contains(x: x, y: y) {
          inside.pixels[y * width + x] ^= 0x0000_00FF
        } else {
          outside.append(y * width + x)
        }
      }
    }
    let result = ImageComparison.compare(expected: expected, actual: inside, tolerance: tolerance)
    #expect(result.isMatch)
    #expect(result.inIgnoredRegions == mask.count)
    for index in outside.shuffled(using: &random).prefix(20) {
      var actual = inside
      actual.pixels[index] ^= 0x0000_0001
      #expect(
        ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance).mismatch
          == .pixels(1, allowed: 0))
    }
  }
}
