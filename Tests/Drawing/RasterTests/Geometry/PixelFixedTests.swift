import Raster
import Testing

@Suite struct PixelFixedTests {
  @Test func roundsToTheNearestHalvesUp() {
    #expect(PixelFixed.nearest(1) == 256)
    #expect(PixelFixed.nearest(-1) == -256)
    #expect(PixelFixed.nearest(0.5 / 256) == 1)
    #expect(PixelFixed.nearest(-0.5 / 256) == 0)
    #expect(PixelFixed.nearest(-0.501 / 256) == -1)
    #expect(PixelFixed.nearest(0.499 / 256) == 0)
    for step in -100_000...100_000 {
      let pixels = Double(step) * 0.017
      #expect(PixelFixed.nearest(pixels) == Int32((pixels * 256 + 0.5).rounded(.down)), "\(pixels)")
    }
  }

  @Test func differencesOfTheLargestCoordinatesFit() {
    let largest = PixelFixed.nearest(PixelFixed.pixelLimit)
    let smallest = PixelFixed.nearest(-PixelFixed.pixelLimit)
    #expect(largest - smallest == 1 << 30)
  }
}
