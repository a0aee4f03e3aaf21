import Raster
import Testing

/// The tolerance of swift-snapshot-testing's `precision` and `perceptualPrecision`.
@Suite struct PrecisionToleranceTests {
  let white = PixelBuffer(width: 100, height: 100, filledWith: .white)

  private func changed(_ count: Int, to color: RGBA) -> PixelBuffer {
    var picture = white
    for index in 0..<count { picture.pixels[index * 7] = color.premultiplied }
    return picture
  }

  private func compare(
    _ actual: PixelBuffer, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> PixelComparison {
    ImageComparison.compare(
      expected: white, actual: actual,
      tolerance: PixelTolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  @Test func exactIsTheDefault() {
    #expect(ImageComparison.compare(expected: white, actual: white).exact == nil)
    let result = ImageComparison.compare(expected: white, actual: changed(1, to: RGBA(0xFEFFFF)))
    #expect(result.mismatch == .pixels(1, allowed: 0))
    #expect(PixelTolerance(precision: 1) == .exact)
  }

  @Test func precisionIsTheShareOfEqualPixels() {
    let result = compare(changed(100, to: .black), precision: 0.99)
    #expect(result.isMatch)
    #expect(result.exact?.differingPixels == 100)
    #expect(compare(changed(101, to: .black), precision: 0.99).mismatch == .pixels(101, allowed: 100))
  }

  /// Each of these decimal numbers is less or more than the binary number that stores it.
  @Test func everyWrittenShareAllowsTheWrittenNumberOfPixels() {
    let expected = PixelBuffer(width: 50, height: 20, filledWith: .white)
    var actual = expected
    for thousandths in 1...999 {
      let precision = Float("\(Double(1000 - thousandths) / 1000)") ?? .nan
      actual.pixels[thousandths - 1] = RGBA.black.premultiplied
      let tolerance = PixelTolerance(precision: precision)
      #expect(
        ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance).isMatch, "\(precision)")
    }
    var ten = PixelBuffer(width: 10, height: 1, filledWith: .white)
    ten.pixels[3] = RGBA.black.premultiplied
    let white = PixelBuffer(width: 10, height: 1, filledWith: .white)
    #expect(
      ImageComparison.compare(expected: white, actual: ten, tolerance: PixelTolerance(precision: 0.9)).isMatch)
    #expect(
      !ImageComparison.compare(expected: white, actual: ten, tolerance: PixelTolerance(precision: 0.91)).isMatch)
  }

  @Test func onePixelOfALargePictureIsNotLost() {
    let expected = PixelBuffer(width: 6000, height: 6000)
    var actual = expected
    actual.pixels[17] = RGBA.white.premultiplied
    // The largest share below one allows two pixels of 36 millions.
    let tolerance = PixelTolerance(precision: Float(1).nextDown)
    #expect(ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance).isMatch)
    actual.pixels[18] = RGBA.white.premultiplied
    actual.pixels[19] = RGBA.white.premultiplied
    #expect(!ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance).isMatch)
  }

  @Test func perceptualPrecisionIsTheColourDifference() {
    // White and the next grey are 0.35 apart, white and black 100.
    let nearly = changed(1000, to: RGBA(0xFEFEFE))
    #expect(compare(nearly, perceptualPrecision: 0.98).isMatch)
    #expect(!compare(nearly, perceptualPrecision: 0.999).isMatch)
    let result = compare(changed(500, to: .black), precision: 0.96, perceptualPrecision: 0.98)
    #expect(result.mismatch == .pixels(500, allowed: 400))
    #expect(result.largestDistance == 100)
    #expect(compare(changed(500, to: .black), precision: 0.95, perceptualPrecision: 0.98).isMatch)
    #expect(compare(changed(500, to: .black), perceptualPrecision: 0).isMatch)
  }

  @Test func colourDifferencesAreThoseOfCIE1994() {
    func isWithin(_ difference: Double, _ a: RGBA, _ b: RGBA) -> Bool {
      let expected = PixelBuffer(width: 1, height: 1, filledWith: a)
      let actual = PixelBuffer(width: 1, height: 1, filledWith: b)
      let tolerance = PixelTolerance(precision: 1, perceptualPrecision: Float(1 - difference / 100))
      return ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance).isMatch
    }
    // Computed from the standard's formulas with the C library's powers.
    let pairs: [(RGBA, RGBA, Double)] = [
      (.white, .black, 100), (RGBA(0xFF0000), RGBA(0x00FF00), 73.4304), (RGBA(0x808080), RGBA(0x818181), 0.3917),
      (RGBA(0x0A84FF), RGBA(0x0A80FF), 1.5508), (.white, RGBA(0xFEFEFE), 0.3451),
    ]
    for (a, b, difference) in pairs {
      #expect(isWithin(min(100, difference + 0.001), a, b), "\(a) \(b)")
      #expect(!isWithin(difference - 0.001, a, b), "\(a) \(b)")
    }
  }

  @Test func transparencyIsComparedOverBlackAndWhite() {
    let clear = PixelBuffer(width: 1, height: 1)
    for color in [RGBA.black, .white] {
      let opaque = PixelBuffer(width: 1, height: 1, filledWith: color)
      let tolerance = PixelTolerance(precision: 1, perceptualPrecision: 0.5)
      #expect(!ImageComparison.compare(expected: clear, actual: opaque, tolerance: tolerance).isMatch)
    }
  }

  @Test func sizesNeverMatch() {
    let taller = PixelBuffer(width: 100, height: 101, filledWith: .white)
    #expect(compare(taller, precision: 0, perceptualPrecision: 0).mismatch == .size)
  }

  @Test(arguments: [Float.nan, -0.1, 1.1, .infinity]) func invalidTolerancesFail(value: Float) {
    let actual = changed(1, to: .black)
    #expect(!compare(actual, precision: value).isMatch)
    #expect(!compare(actual, perceptualPrecision: value).isMatch)
  }
}
