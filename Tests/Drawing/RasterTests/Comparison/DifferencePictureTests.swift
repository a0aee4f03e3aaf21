import Raster
import Testing

@Suite struct DifferencePictureTests {
  private let magenta = RGBA(0xFF00FF)

  @Test func changesAreMagentaAndTheRestIsFaded() {
    let expected = PixelBuffer(width: 100, height: 80, filledWith: .black)
    var actual = expected
    actual.paint(.white, x: 20, y: 10, width: 50, height: 40)
    let picture = ImageComparison.differencePicture(expected: expected, actual: actual)
    #expect(picture.width == 100 && picture.height == 80)
    #expect(picture[20, 10] == magenta)
    #expect(picture[69, 49] == magenta)
    #expect(picture[19, 10] == RGBA(0xC0C0C0))
    #expect(picture.pixels.count { $0 == magenta.premultiplied } == 2000)
  }

  @Test func aSinglePixelHasABoxAroundIt() {
    let expected = PixelBuffer(width: 100, height: 80, filledWith: .white)
    for (x, y) in [(50, 40), (0, 0), (99, 79)] {
      var actual = expected
      actual.paint(.black, x: x, y: y)
      let picture = ImageComparison.differencePicture(expected: expected, actual: actual)
      #expect(picture[x, y] == magenta)
      let corner = picture[x < 50 ? x + 6 : x - 6, y < 40 ? y + 6 : y - 6]
      #expect(corner != .white && corner != magenta)
    }
  }

  @Test func areasOfOnlyOnePictureAreHatched() {
    let expected = PixelBuffer(width: 40, height: 60, filledWith: .white)
    let actual = PixelBuffer(width: 50, height: 50, filledWith: .white)
    let picture = ImageComparison.differencePicture(expected: expected, actual: actual)
    #expect(picture.width == 50 && picture.height == 60)
    let right = (40..<50).map { picture[$0, 20] }
    #expect(right.contains(magenta) && right.contains(.white))
    let below = (50..<60).map { picture[20, $0] }
    #expect(below.contains(RGBA(0x0060FF)) && below.contains(.white))
    #expect(picture[45, 55] == RGBA(0xD0D0D0))
    #expect(picture[20, 20] == .white)
  }

  @Test func transparentPixelsAreShownOverWhite() {
    let clear = PixelBuffer(width: 2, height: 1)
    #expect(ImageComparison.differencePicture(expected: clear, actual: clear)[0, 0] == .white)
  }
}
