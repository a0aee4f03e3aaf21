import Raster
import Testing

@Suite struct DownscaleTests {
  @Test func aSolidColourIsUnchanged() {
    let color = RGBA(red: 200, green: 100, blue: 50, alpha: 128)
    let small = PixelBuffer(width: 97, height: 31, filledWith: color).downscaled(toWidth: 13)
    #expect(small == PixelBuffer(width: 13, height: 4, filledWith: color))
  }

  @Test func aPixelIsTheMeanOfThePixelsItCovers() {
    let pixels = [RGBA.black, .white, .white, .white].map(\.premultiplied)
    let small = PixelBuffer(width: 2, height: 2, pixels: pixels)?.downscaled(toWidth: 1)
    #expect(small?[0, 0] == RGBA(0xBFBFBF))
  }

  @Test func partlyCoveredPixelsAreWeightedByTheirArea() {
    // Three columns into two: the middle one counts a half for both, so left is 2/3 · 0 + 1/3 · 255.
    let pixels = [RGBA.black, .white, .white].map(\.premultiplied)
    let small = PixelBuffer(width: 3, height: 1, pixels: pixels)?.downscaled(toWidth: 2)
    #expect(small?[0, 0] == RGBA(0x555555))
    #expect(small?[1, 0] == .white)
  }

  @Test func imagesThatFitAreUnchanged() {
    let picture = PixelBuffer(width: 4, height: 4, filledWith: .black)
    #expect(picture.downscaled(toWidth: 4) == picture)
    #expect(picture.downscaled(toWidth: 0) == picture)
    #expect(PixelBuffer(width: 0, height: 0).downscaled(toWidth: 3).width == 0)
    #expect(PixelBuffer(width: 1000, height: 1, filledWith: .black).downscaled(toWidth: 10).height == 1)
  }
}
