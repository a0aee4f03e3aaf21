import Raster
import Testing

@Suite struct DifferenceFormTests {
  private let expected = PixelBuffer(width: 200, height: 80, filledWith: RGBA(0x204060))
  private var actual: PixelBuffer {
    var picture = expected
    picture.paint(RGBA(0x214060), x: 10, y: 10, width: 10, height: 5)
    picture.paint(.white, x: 100, y: 30, width: 30, height: 20)
    return picture
  }

  private func picture(_ form: DifferenceForm) -> PixelBuffer {
    ImageComparison.differencePicture(expected: expected, actual: actual, form: form)
  }

  @Test func sideShowsExpectedActualAndTheirDifference() {
    let side = picture(.side)
    #expect(side.width == 200 * 3 + 24 && side.height == 80)
    #expect(side[110, 40] == RGBA(0x204060))
    #expect(side[212 + 110, 40] == .white)
    #expect(side[424 + 110, 40] == RGBA(0xFF00FF))
    #expect(side[205, 40] == RGBA(0xD0D0D0))
  }

  @Test func onionIsTheMeanOfBoth() {
    let onion = picture(.onion)
    #expect(onion[0, 0] == RGBA(0x204060))
    #expect(onion[110, 40] == RGBA(0x90A0B0))
  }

  @Test func heatShowsTheDistanceOfColours() throws {
    let heat = picture(.heat)
    #expect(heat.height == 100)
    func brightness(_ x: Int, _ y: Int) -> Int {
      let color = heat[x, y] ?? .black
      return Int(color.red) + Int(color.green) + Int(color.blue)
    }
    #expect(brightness(110, 40) > brightness(12, 12) && brightness(12, 12) > brightness(0, 0))
    // The legend's last color is that of black on white.
    let poles = ImageComparison.differencePicture(
      expected: PixelBuffer(width: 200, height: 1, filledWith: .white),
      actual: PixelBuffer(width: 200, height: 1, filledWith: .black), form: .heat)
    #expect(poles[0, 0] == poles[199, 20] && poles[0, 0] == .white)
  }

  @Test func blinkShowsTheLargestAreaEnlarged() {
    let blink = picture(.blink)
    // 30 × 20 pixels with 12 around them, eight times as large, twice.
    #expect(blink.height == 44 * 8 && blink.width == 54 * 8 * 2 + 12)
    #expect(blink[15 * 8, 15 * 8] == RGBA(0x204060))
    #expect(blink[54 * 8 + 12 + 15 * 8, 15 * 8] == .white)
  }

  @Test(arguments: DifferenceForm.allCases) func everyFormSupportsEverySize(form: DifferenceForm) {
    let sizes = [(0, 0), (1, 1), (3, 200), (170, 2)]
    for (width, height) in sizes {
      for (otherWidth, otherHeight) in sizes {
        let a = PixelBuffer(width: width, height: height, filledWith: RGBA(0xFF0000, alpha: 100))
        let b = PixelBuffer(width: otherWidth, height: otherHeight, filledWith: .white)
        let picture = ImageComparison.differencePicture(expected: a, actual: b, form: form)
        #expect(picture.pixels.allSatisfy { $0 >= 0xFF00_0000 })
      }
    }
  }
}
