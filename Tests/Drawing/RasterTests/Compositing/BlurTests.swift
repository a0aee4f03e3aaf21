import Foundation
import Raster
import Testing

@Suite("Blurs are Gaussian")
struct BlurTests {
  /// The picture convolved with a true Gaussian along both axes, in Double.
  private func gaussian(_ values: [Double], width: Int, height: Int, sigma: Double) -> [Double] {
    let reach = Int((sigma * 5).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func pass(_ values: [Double], along: Int, across: Int, step: Int, line: Int) -> [Double] {
      var result = [Double](repeating: 0, count: values.count)
      for l in 0..<across {
        for x in 0..<along {
          var total = 0.0
          for tap in -reach...reach where x + tap >= 0 && x + tap < along {
            total += weights[tap + reach] * values[l * line + (x + tap) * step]
          }
          result[l * line + x * step] = total / sum
        }
      }
      return result
    }
    let rows = pass(values, along: width, across: height, step: 1, line: width)
    return pass(rows, along: height, across: width, step: width, line: 1)
  }

  @Test("A group's blur stays within two levels of a true Gaussian", arguments: [0.4, 1.7, 4.1, 6.1, 9, 14])
  func group(sigma: Double) throws {
    let side = 120
    func draw(_ canvas: inout DisplayListRecorder) {
      canvas.fill(.box(35, 37, 31, 40), with: RGBA(0xFF0000))
      canvas.fill(Path(ellipseIn: CGRect(x: 55, y: 45, width: 30, height: 35)), with: RGBA(0x00FF80, alpha: 180))
      canvas.fill(.box(45, 84, 1, 20), with: RGBA(0x0000FF))
    }
    let sharp = try Picture(CGFloat(side), CGFloat(side), draw).buffer
    let blurred = try Picture(CGFloat(side), CGFloat(side)) { canvas in
      canvas.group(filters: [.blur(radius: CGFloat(sigma * 2))], draw)
    }.buffer
    var worst = 0.0
    for shift in [0, 24] as [UInt32] {
      let exact = gaussian(
        sharp.pixels.map { Double($0 >> shift & 0xFF) }, width: side, height: side, sigma: sigma)
      for (pixel, exact) in zip(blurred.pixels, exact) {
        worst = max(worst, (Double(pixel >> shift & 0xFF) - exact).magnitude)
      }
    }
    #expect(worst <= 2, "\(worst) levels")
    #expect(worst > 0.05)
  }

  @Test("Content beyond the picture's edges is blurred into it")
  func beyondEdges() throws {
    func draw(_ canvas: inout DisplayListRecorder) {
      canvas.group(filters: [.blur(radius: 7)]) {
        $0.fill(Path(ellipseIn: CGRect(x: -14.3, y: -9.6, width: 23, height: 31)), with: .black)
        $0.fill(Path(polygon: [(-12, 30), (12, 36), (-10, 44)]), with: RGBA(0xFF3B30))
      }
    }
    let cut = try Picture(20, 50, draw)
    let whole = try Picture(60, 90) { canvas in
      canvas.translate(x: 40, y: 40)
      draw(&canvas)
    }
    for y in 0..<50 {
      for x in 0..<20 {
        #expect(cut.buffer.pixels[y * 20 + x] == whole.buffer.pixels[(y + 40) * 60 + x + 40], "\(x), \(y)")
      }
    }
  }

  @Test("A group's shadow is the blurred alpha in a color under the group")
  func shadow() throws {
    let side = 90
    let shape = Path(ellipseIn: CGRect(x: 30, y: 25, width: 25, height: 30))
    let sharp = try Picture(CGFloat(side), CGFloat(side)) { $0.fill(shape, with: .black) }.buffer
    let exact = gaussian(sharp.pixels.map { Double($0 >> 24) }, width: side, height: side, sigma: 3)
    let drawn = try Picture(CGFloat(side), CGFloat(side)) { canvas in
      canvas.group(
        filters: [.shadow(Shadow(color: RGBA(0xFF0000), radius: 6, offset: CGSize(width: 4, height: 7)))]
      ) { $0.fill(shape, with: .black) }
    }.buffer
    for y in 8..<side {
      for x in 5..<side {
        let shadow = exact[(y - 7) * side + x - 4]
        let over = Double(sharp.pixels[y * side + x] >> 24)
        let expected = shadow * (1 - over / 255)
        #expect((Double(drawn.pixels[y * side + x] & 0xFF) - expected).magnitude <= 2.5)
      }
    }
  }

  @Test("Text casts a shadow")
  func text() throws {
    let layout = Typesetter().layout([TextRun("Shadow", font: FontDescriptor(size: 20), color: .white)], width: 100)
    let drawn = try Picture(100, 40, background: .white) { canvas in
      canvas.group(filters: [.shadow(Shadow(color: .black, radius: 1, offset: CGSize(width: 0, height: 2)))]) {
        $0.draw(layout, at: CGPoint(x: 5, y: 5))
      }
    }
    // White letters on white ground show by their shadow alone.
    #expect(drawn.buffer.pixels.filter { $0 & 0xFF < 100 }.count > 100)
  }

  @Test("No color of a blur exceeds its alpha", arguments: [1, 9, 30] as [CGFloat])
  func premultiplied(radius: CGFloat) throws {
    let drawn = try Picture(80, 80) { canvas in
      canvas.group(filters: [.blur(radius: radius)]) { canvas in
        canvas.fill(.box(20, 20, 21, 33), with: RGBA(0xFFFFFF, alpha: 200))
        canvas.fill(.box(37, 11, 4, 60), with: RGBA(0xFFFF00))
      }
    }
    for pixel in drawn.buffer.pixels {
      let alpha = pixel >> 24
      #expect(pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha)
    }
  }
}
