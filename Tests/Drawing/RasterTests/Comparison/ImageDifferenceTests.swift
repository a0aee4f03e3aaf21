import Raster
import SnapshotSeededRandom
import Testing

@Suite struct ImageDifferenceTests {
  let white = PixelBuffer(width: 300, height: 200, filledWith: .white)

  @Test func equalPicturesHaveNoDifference() {
    let picture = PixelBuffer.noise(width: 129, height: 77, seed: 1)
    let same = PixelBuffer.noise(width: 129, height: 77, seed: 1)
    #expect(ImageComparison.difference(expected: picture, actual: same) == nil)
    let empty = PixelBuffer(width: 0, height: 0)
    #expect(ImageComparison.difference(expected: empty, actual: empty) == nil)
  }

  @Test func onePixelAnywhereIsFound() {
    var numbers = SplitMix(seed: 2)
    // Wider than a block of the comparison, and not a multiple of anything.
    let picture = PixelBuffer.noise(width: 1501, height: 23, seed: 3)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<picture.pixels.count, using: &numbers)
      var changed = picture
      changed.pixels[index] ^= 0x0000_0100
      let difference = ImageComparison.difference(expected: picture, actual: changed)
      #expect(difference?.differingPixels == 1)
      #expect(difference?.largestChannelDifference == 1)
      #expect(difference?.densestWindow == 1)
      let cluster = ImageDifference.Cluster(x: index % 1501, y: index / 1501, width: 1, height: 1, differingPixels: 1)
      #expect(difference?.clusters == [cluster])
    }
  }

  @Test func countsMatchAPixelByPixelLoop() {
    var numbers = SplitMix(seed: 4)
    for seed in 10..<30 {
      let width = Int.random(in: 1...150, using: &numbers)
      let height = Int.random(in: 1...150, using: &numbers)
      let expected = PixelBuffer.noise(width: width, height: height, seed: UInt64(seed))
      var actual = expected
      for _ in 0..<Int.random(in: 1...400, using: &numbers) {
        actual.pixels[Int.random(in: 0..<actual.pixels.count, using: &numbers)] = RGBA.black.premultiplied
      }
      let changed = zip(expected.pixels, actual.pixels).map { $0 != $1 }
      let count = changed.count { $0 }
      let difference = ImageComparison.difference(expected: expected, actual: actual)
      #expect(difference?.differingPixels == count)
      #expect(difference?.densestWindow == densest(changed, width: width, height: height))
      #expect(difference?.clusters.reduce(0) { $0 + $1.differingPixels } == count)
    }
  }

  /// The densest 48 × 48 window by trying every one, with a table of sums above and to the left.
  private func densest(_ changed: [Bool], width: Int, height: Int) -> Int {
    var sums = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: height + 1)
    for y in 0..<height {
      for x in 0..<width {
        sums[y + 1][x + 1] = sums[y][x + 1] + sums[y + 1][x] - sums[y][x] + (changed[y * width + x] ? 1 : 0)
      }
    }
    var best = 0
    for y in 0..<height {
      for x in 0..<width {
        let (bottom, right) = (min(height, y + 48), min(width, x + 48))
        best = max(best, sums[bottom][right] - sums[y][right] - sums[bottom][x] + sums[y][x])
      }
    }
    return best
  }

  @Test func theLargestDifferenceIsInUnpremultipliedChannels() {
    var actual = white
    actual.paint(RGBA(0xF0FFFF), x: 5, y: 5)
    actual.paint(RGBA(0xFFE0FF), x: 9, y: 9)
    #expect(ImageComparison.difference(expected: white, actual: actual)?.largestChannelDifference == 31)
    let half = PixelBuffer(width: 1, height: 1, filledWith: RGBA(red: 200, green: 100, blue: 0, alpha: 128))
    let other = PixelBuffer(width: 1, height: 1, filledWith: RGBA(red: 200, green: 140, blue: 0, alpha: 120))
    let largest = ImageComparison.difference(expected: half, actual: other)?.largestChannelDifference ?? 0
    #expect((39...41).contains(largest))
  }

  @Test func nearbyPixelsFormClusters() {
    var actual = white
    actual.paint(.black, x: 200, y: 20, width: 10, height: 5)
    actual.paint(.black, x: 10, y: 20, width: 30, height: 8)
    actual.paint(.black, x: 42, y: 22)
    actual.paint(.black, x: 100, y: 150, width: 2, height: 2)
    actual.paint(.black, x: 102, y: 152)
    let clusters = ImageComparison.difference(expected: white, actual: actual)?.clusters
    #expect(
      clusters == [
        ImageDifference.Cluster(x: 10, y: 20, width: 33, height: 8, differingPixels: 241),
        ImageDifference.Cluster(x: 200, y: 20, width: 10, height: 5, differingPixels: 50),
        ImageDifference.Cluster(x: 100, y: 150, width: 3, height: 3, differingPixels: 5),
      ])
  }

  @Test func thereAreNeverMoreThan64Clusters() {
    var actual = white
    for y in stride(from: 0, to: 200, by: 9) {
      for x in stride(from: 0, to: 300, by: 9) { actual.paint(.black, x: x, y: y) }
    }
    let difference = ImageComparison.difference(expected: white, actual: actual)
    #expect(difference?.differingPixels == 23 * 34)
    #expect((1...64).contains(difference?.clusters.count ?? 0))
    #expect(difference?.clusters.reduce(0) { $0 + $1.differingPixels } == 23 * 34)
  }

  @Test func pixelsOutsideOfTheOtherImageDiffer() {
    let taller = PixelBuffer(width: 300, height: 210, filledWith: .white)
    let difference = ImageComparison.difference(expected: white, actual: taller)
    #expect(difference?.sizesDiffer == true)
    #expect(difference?.differingPixels == 3000)
    let below = ImageDifference.Cluster(x: 0, y: 200, width: 300, height: 10, differingPixels: 3000)
    #expect(difference?.clusters == [below])
    let wider = PixelBuffer(width: 310, height: 190, filledWith: .white)
    #expect(ImageComparison.difference(expected: white, actual: wider)?.differingPixels == 300 * 10 + 10 * 190)
    let nothing = PixelBuffer(width: 0, height: 0)
    #expect(ImageComparison.difference(expected: white, actual: nothing)?.differingPixels == 60_000)
  }
}
