import Foundation
import Raster
import Testing

@Suite("Shadows are Gaussian blurs")
struct ShadowTests {
  /// Coverage blurred with a Gaussian in floating point, far beyond its tails.
  private func blurred(_ picture: Picture, sigma: Double) -> [[Double]] {
    let width = picture.buffer.width
    let height = picture.buffer.height
    let reach = Int(sigma * 6) + 2
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func blur(_ values: [Double]) -> [Double] {
      values.indices.map { index in
        var total = 0.0
        for offset in max(-reach, -index)...min(reach, values.count - 1 - index) {
          total += values[index + offset] * weights[offset + reach]
        }
        return total / sum
      }
    }
    var rows = (0..<height).map { blur(picture.alphas(row: $0).map(Double.init)) }
    for x in 0..<width {
      let column = blur(rows.map { $0[x] })
      for y in 0..<height { rows[y][x] = column[y] }
    }
    return rows
  }

  @Test(
    "A shape that reaches farther than any blur casts a full shadow",
    arguments: [1000, 1023, 1024, 1100, 1e6] as [CGFloat])
  func largest(radius: CGFloat) throws {
    let picture = try Picture(300, 300) {
      $0.drawShadow(of: .box(-4000, -4000, 8300, 8300), Shadow(color: .black, radius: radius))
    }
    #expect(picture.buffer.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  /// At 4, 8, 16 …, grids with a deviation of 2 would be coarsest.
  @Test(
    "Within two levels of a true Gaussian",
    arguments: [0.5, 1, 1.7, 2.5, 3.9, 4, 5.9, 6, 6.2, 8, 11.9, 12, 13, 16, 21.5, 24, 32])
  func againstGaussian(sigma: Double) throws {
    // Wide margins, so that the test's own blur sees all of the shape and its tails.
    let margin = CGFloat(Int(sigma * 4) + 4)
    let side = 60 + 2 * margin
    var shape = Path(polygon: [
      (margin + 3.3, margin), (margin + 58, margin + 17.6), (margin + 41.2, margin + 60), (margin, margin + 44.9),
    ])
    shape.addRect(CGRect(x: margin + 50.5, y: margin + 40.25, width: 9, height: 14))
    // At corners, the errors of rows and columns add up.
    shape.addRect(CGRect(x: margin, y: margin, width: 58, height: 58))
    let sharp = try Picture(side, side) { $0.fill(shape, with: .black) }
    let soft = try Picture(side, side, bandHeight: 24) {
      $0.drawShadow(of: shape, Shadow(color: .black, radius: CGFloat(sigma * 2)))
    }
    let expected = blurred(sharp, sigma: sigma)
    var largest = 0.0
    for y in 0..<sharp.buffer.height {
      for (actual, expected) in zip(soft.alphas(row: y), expected[y]) {
        largest = max(largest, abs(Double(actual) - expected))
      }
    }
    #expect(largest <= 2, "off by \(largest)")
  }

  @Test("Shapes outside of the picture or the clip cast their shadow into it")
  func cutting() throws {
    for radius in [5, 18, 40] as [CGFloat] {
      let shadow = Shadow(color: RGBA(0x102030, alpha: 200), radius: radius, offset: CGSize(width: 3, height: -4))
      let whole = try Picture(200, 160) { $0.drawShadow(of: .box(60.5, 50, 70, 51.25), shadow) }
      let part = try Picture(40, 30) { canvas in
        canvas.translate(x: -33, y: -37)
        canvas.drawShadow(of: .box(60.5, 50, 70, 51.25), shadow)
      }
      let clipped = try Picture(200, 160) { canvas in
        canvas.clip(to: .box(33, 37, 40, 30))
        canvas.drawShadow(of: .box(60.5, 50, 70, 51.25), shadow)
      }
      for y in 0..<30 {
        for x in 0..<40 {
          #expect(clipped[x + 33, y + 37] == whole[x + 33, y + 37])
          // The coarse grid lies differently in a picture that starts elsewhere.
          let difference = Int(part[x, y]?.alpha ?? 0) - Int(whole[x + 33, y + 37]?.alpha ?? 0)
          #expect(abs(difference) <= 2)
        }
      }
    }
  }

  @Test("Without a radius it is the moved shape in the shadow's color")
  func sharp() throws {
    let shadow = Shadow(color: RGBA(0xFF0000, alpha: 100), radius: 0, offset: CGSize(width: 2, height: 1))
    let picture = try Picture(6, 3) { $0.drawShadow(of: .box(0.5, 0, 2, 1), shadow) }
    #expect(picture.alphas(row: 0) == [0, 0, 0, 0, 0, 0])
    #expect(picture.alphas(row: 1) == [0, 0, 50, 100, 50, 0])
  }

  @Test("The radius and the offset are points: the scale enlarges both")
  func scaled() throws {
    let shadow = Shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2))
    let atScale = try Picture(40, 40, scale: 2) { $0.drawShadow(of: .box(12, 12, 15, 12), shadow) }
    let inPixels = try Picture(80, 80) {
      $0.drawShadow(
        of: .box(24, 24, 30, 24), Shadow(color: .black, radius: 8, offset: CGSize(width: 2, height: 4)))
    }
    #expect(atScale.buffer == inPixels.buffer)
  }

  @Test(
    "An enormous, negative or NaN radius draws at most a tint",
    arguments: [1e9, -3, .nan] as [CGFloat])
  func oddRadius(radius: CGFloat) throws {
    let picture = try Picture(20, 20) {
      $0.drawShadow(of: .box(5, 5, 10, 10), Shadow(color: .black, radius: radius))
    }
    #expect(picture.alphas(row: 10)[10] == (radius > 0 ? 0 : 255))
  }
}
