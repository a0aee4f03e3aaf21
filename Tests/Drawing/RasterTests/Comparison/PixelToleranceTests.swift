import Raster
import Testing

@Suite struct PixelToleranceTests {
  let white = PixelBuffer(width: 100, height: 100, filledWith: .white)

  private func changed(_ count: Int, to color: RGBA) -> PixelBuffer {
    var picture = white
    for index in 0..<count { picture.pixels[index * 7] = color.premultiplied }
    return picture
  }

  private func compare(_ actual: PixelBuffer, _ tolerance: PixelTolerance) -> PixelComparison {
    ImageComparison.compare(expected: white, actual: actual, tolerance: tolerance)
  }

  @Test func noDifferenceIsToleratedByDefault() {
    let result = compare(changed(1, to: RGBA(0xFEFFFF)), PixelTolerance())
    #expect(result.mismatch == .pixels(1, allowed: 0))
    #expect(result.counted == result.exact)
    #expect(result.largestDistance == 1)
    #expect(compare(white, PixelTolerance()) == PixelComparison())
    #expect(compare(white, PixelTolerance()).isMatch)
  }

  @Test func levelsAreTheDifferenceOfTheLargestChannel() {
    let actual = changed(10, to: RGBA(0xFFFCFE))
    #expect(compare(actual, PixelTolerance(color: .levels(3))).isMatch)
    let result = compare(actual, PixelTolerance(color: .levels(2)))
    #expect(result.mismatch == .pixels(10, allowed: 0))
    #expect(result.largestDistance == 3)
    let mixed = {
      var picture = actual
      picture.pixels[5000] = RGBA.black.premultiplied
      return picture
    }()
    let most = compare(mixed, PixelTolerance(color: .levels(3)))
    #expect(most.mismatch == .pixels(1, allowed: 0))
    #expect(most.withinColor == 10)
    #expect(most.counted?.differingPixels == 1 && most.exact?.differingPixels == 11)
    #expect(most.counted?.clusters.count == 1)
    #expect(most.counted?.largestChannelDifference == 255)
  }

  /// Distances computed from the definitions of CIE 1994 and OKLab with the C library's powers.
  @Test func perceivedDistancesAreThoseOfTheirDefinitions() {
    let pairs: [(RGBA, RGBA, cie: Double, ok: Double)] = [
      (.white, .black, 100, 1), (RGBA(0xFF0000), RGBA(0x00FF00), 73.4304, 0.519_813),
      (RGBA(0x808080), RGBA(0x818181), 0.3917, 0.003_377), (RGBA(0x0A84FF), RGBA(0x0A80FF), 1.5508, 0.010_168),
      (.white, RGBA(0xFEFEFE), 0.3451, 0.002_975), (.black, RGBA(0x010101), 0.2742, 0.067_205),
    ]
    for (a, b, cie, ok) in pairs {
      let expected = PixelBuffer(width: 1, height: 1, filledWith: a)
      let actual = PixelBuffer(width: 1, height: 1, filledWith: b)
      let byCIE = ImageComparison.compare(expected: expected, actual: actual, tolerance: .init(color: .cie94(0)))
      let byOK = ImageComparison.compare(expected: expected, actual: actual, tolerance: .init(color: .okLab(0)))
      #expect(abs(byCIE.largestDistance - cie) < 0.001, "\(a) \(b) \(byCIE.largestDistance)")
      #expect(abs(byOK.largestDistance - ok) < 0.000_002, "\(a) \(b) \(byOK.largestDistance)")
    }
  }

  @Test func colourDistancesUpToTheLimitAreTolerated() {
    let actual = changed(10, to: RGBA(0xFEFEFE))
    #expect(compare(actual, PixelTolerance(color: .okLab(0.0030))).isMatch)
    #expect(!compare(actual, PixelTolerance(color: .okLab(0.0029))).isMatch)
    #expect(compare(actual, PixelTolerance(color: .cie94(0.346))).isMatch)
    #expect(!compare(actual, PixelTolerance(color: .cie94(0.344))).isMatch)
  }

  @Test func differencesInIgnoredRegionsAreIgnored() {
    var actual = white
    actual.paint(.black, x: 10, y: 10, width: 20, height: 20)
    let around = PixelTolerance(ignoredRegions: [PixelRect(left: 10, top: 10, right: 30, bottom: 30)])
    let result = compare(actual, around)
    #expect(result.isMatch && result.inIgnoredRegions == 400 && result.counted == nil)
    #expect(result.exact?.differingPixels == 400)
    // A pixel beside the region counts, and so does one in a region that lies elsewhere.
    actual.paint(.black, x: 30, y: 12)
    #expect(compare(actual, around).mismatch == .pixels(1, allowed: 0))
    let outside = PixelTolerance(ignoredRegions: [
      PixelRect(left: -50, top: -50, right: 10, bottom: 200), PixelRect(left: 40, top: 40, right: 30, bottom: 30),
    ])
    #expect(compare(actual, outside).mismatch == .pixels(401, allowed: 0))
  }

  @Test func pixelCountsAreLimitedInTheImageAndInAWindow() {
    var spread = white
    for index in 0..<8 { spread.paint(.black, x: index % 4 * 25, y: index / 4 * 60) }
    #expect(compare(spread, PixelTolerance(allowedPixels: 8)).isMatch)
    #expect(compare(spread, PixelTolerance(allowedPixels: 7)).mismatch == .pixels(8, allowed: 7))
    #expect(compare(spread, PixelTolerance(allowedPixels: 8, allowedPixelsInWindow: 2)).isMatch)
    var dense = white
    dense.paint(.black, x: 50, y: 50, width: 4, height: 2)
    let tolerance = PixelTolerance(allowedPixels: 8, allowedPixelsInWindow: 2)
    #expect(compare(dense, tolerance).mismatch == .window(8, allowed: 2))
    #expect(compare(dense, tolerance).exact?.differingPixels == 8)
  }

  @Test func sizesNeverMatch() {
    let taller = PixelBuffer(width: 100, height: 101, filledWith: .white)
    let result = compare(taller, PixelTolerance(color: .okLab(1), ignoresAntialiasing: true, allowedPixels: .max))
    #expect(result.mismatch == .size)
  }

  @Test func invalidTolerancesMatchNothing() {
    let flaws = [
      PixelTolerance(color: .levels(-1)), PixelTolerance(color: .levels(256)), PixelTolerance(color: .okLab(.nan)),
      PixelTolerance(color: .cie94(-1)), PixelTolerance(color: .cie94(.infinity)), PixelTolerance(allowedPixels: -1),
      PixelTolerance(allowedPixelsInWindow: -1),
    ]
    for flaw in flaws {
      for actual in [white, changed(1, to: RGBA(0xFEFFFF))] {
        guard case .unusableTolerance = compare(actual, flaw).mismatch else {
          Issue.record("\(flaw) was used")
          continue
        }
      }
    }
  }

  /// Colors that are let through are seen over black and over white.
  @Test func transparencyIsComparedOverBlackAndWhite() {
    let clear = PixelBuffer(width: 1, height: 1)
    for color in [RGBA.black, .white] {
      let opaque = PixelBuffer(width: 1, height: 1, filledWith: color)
      let result = ImageComparison.compare(expected: clear, actual: opaque, tolerance: .init(color: .okLab(0.5)))
      #expect(!result.isMatch && result.largestDistance > 0.99)
    }
  }
}
