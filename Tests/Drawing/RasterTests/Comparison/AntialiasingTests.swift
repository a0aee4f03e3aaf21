import Foundation
import Raster
import Testing

@Suite struct AntialiasingTests {
  private let tolerance = PixelTolerance(ignoresAntialiasing: true)

  /// A black disc on white, its edge anti-aliased; `shift` moves it by a part of a pixel.
  private func disc(shift: CGFloat = 0, radius: CGFloat = 20) throws -> PixelBuffer {
    let list = DisplayList(size: CGSize(width: 64, height: 64)) { canvas in
      var ground = Path()
      ground.addRect(CGRect(x: 0, y: 0, width: 64, height: 64))
      canvas.fill(ground, with: .white)
      var path = Path()
      path.addEllipse(
        in: CGRect(x: 32 - radius + shift, y: 32 - radius, width: radius * 2, height: radius * 2))
      canvas.fill(path, with: .black)
    }
    return try Renderer(threads: 1).render(list, scale: 1)
  }

  @Test func theEdgeOfADiscIsAntialiasing() throws {
    let result = ImageComparison.compare(
      expected: try disc(), actual: try disc(shift: 0.2), tolerance: tolerance)
    let exact = result.exact?.differingPixels ?? 0
    #expect(exact > 60)
    #expect(result.antialiased * 10 >= exact * 9, "\(result.antialiased) of \(exact)")
    #expect(result.antialiased + (result.counted?.differingPixels ?? 0) == exact)
  }

  @Test func aChangedAreaIsNotAntialiasing() throws {
    let white = PixelBuffer(width: 64, height: 64, filledWith: .white)
    var actual = white
    actual.paint(RGBA(0x3366CC), x: 20, y: 20, width: 9, height: 9)
    let result = ImageComparison.compare(expected: white, actual: actual, tolerance: tolerance)
    #expect(result.mismatch == .pixels(81, allowed: 0) && result.antialiased == 0)
    // A grown disc is more than its edge.
    let grown = ImageComparison.compare(expected: try disc(), actual: try disc(radius: 23), tolerance: tolerance)
    #expect((grown.counted?.differingPixels ?? 0) > 200)
  }

  @Test func aUniformColourShiftIsNotAntialiasing() throws {
    let expected = PixelBuffer(width: 30, height: 30, filledWith: RGBA(0x808080))
    let actual = PixelBuffer(width: 30, height: 30, filledWith: RGBA(0x838383))
    let result = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance)
    #expect(result.mismatch == .pixels(900, allowed: 0))
  }

  /// At the border of the picture there are fewer neighbors.
  @Test func imagesSmallerThanTheNeighborhoodAreCompared() {
    for (width, height) in [(1, 1), (1, 5), (5, 1), (2, 2)] {
      let expected = PixelBuffer(width: width, height: height, filledWith: .white)
      let actual = PixelBuffer(width: width, height: height, filledWith: .black)
      let result = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance)
      #expect(result.mismatch == .pixels(width * height, allowed: 0))
    }
  }
}
