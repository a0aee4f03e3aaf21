import Foundation
import Raster
import Testing

@Suite("Rounding errors do not define a direction")
struct StrokeNoiseTests {
  private func picture(_ path: Path, _ style: StrokeStyle) throws -> Picture {
    try Picture(64, 64) { $0.stroke(path, with: .color(.black), style: style) }
  }

  private func largestDifference(_ a: Picture, _ b: Picture) -> Int {
    zip(a.buffer.pixels, b.buffer.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
  }

  @Test("A move to a computed point before an arc changes no cap", arguments: LineCap.allCases)
  func movedToComputedPoint(cap: LineCap) throws {
    var off: [Int] = []
    for degrees in 0..<360 {
      let center = CGPoint(x: 31.7, y: 32.3)
      let (sine, cosine) = Trigonometry.sineAndCosine(Double(degrees) / 180 * .pi)
      func arc(_ start: CGPoint?) -> Path {
        Path { path in
          if let start { path.move(to: start) }
          path.addArc(
            center: center, radius: 17, startAngle: .degrees(Double(degrees)), endAngle: .degrees(Double(degrees) + 70),
            clockwise: false)
        }
      }
      let style = StrokeStyle(lineWidth: 11, lineCap: cap)
      // Off by what a computation of one's own may give: some units of the last place, in any direction.
      let noise = 7.1e-15 * Double(degrees % 7 - 3)
      let start = CGPoint(x: center.x + 17 * cosine + noise, y: center.y + 17 * sine + noise * 2)
      if largestDifference(try picture(arc(nil), style), try picture(arc(start), style)) > 1 { off.append(degrees) }
    }
    #expect(off == [])
  }

  @Test("A slice whose end is computed has no spike where it closes")
  func slices() throws {
    var off: [Int] = []
    for degrees in stride(from: 0, to: 360, by: 5) {
      let center = CGPoint(x: 32, y: 32)
      func slice(_ noise: Double) -> Path {
        Path { path in
          path.move(to: center)
          path.addArc(
            center: center, radius: 15, startAngle: .degrees(Double(degrees)), endAngle: .degrees(Double(degrees) + 50),
            clockwise: false)
          path.addLine(to: CGPoint(x: center.x + noise, y: center.y - noise))
          path.closeSubpath()
        }
      }
      let style = StrokeStyle(lineWidth: 6)
      if largestDifference(try picture(slice(0), style), try picture(slice(2e-14), style)) > 1 { off.append(degrees) }
    }
    #expect(off == [])
  }

  @Test("Control points that differ from a curve's ends only by rounding define no direction")
  func controlPoints() throws {
    for noise in [1e-14, -3e-13, 1e-9, 1e-5] {
      func curve(_ noise: Double) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 10, y: 40))
          path.addCurve(
            to: CGPoint(x: 50, y: 40), control1: CGPoint(x: 10 + noise, y: 40 + noise * 2),
            control2: CGPoint(x: 50 - noise, y: 40 + noise))
          path.addQuadCurve(to: CGPoint(x: 20, y: 12), control: CGPoint(x: 20 + noise, y: 12 - noise))
        }
      }
      let style = StrokeStyle(lineWidth: 9, lineCap: .square)
      #expect(largestDifference(try picture(curve(0), style), try picture(curve(noise), style)) <= 1, "\(noise)")
    }
  }

  @Test("A line of tiny steps follows their overall direction")
  func tinySteps() throws {
    let steps = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      for index in 1...100_000 { path.addLine(to: CGPoint(x: 10 + 3e-4 * Double(index), y: 20)) }
    }
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
    }
    let style = StrokeStyle(lineWidth: 5, lineCap: .square)
    #expect(largestDifference(try picture(steps, style), try picture(line, style)) <= 1)
  }

  @Test("A dash that ends behind a corner by rounding does not turn around it")
  func dashes() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 50))
    }
    let exact = StrokeStyle(lineWidth: 8, dash: [30, 20])
    var noisy = exact
    noisy.dash = [30.000_000_5, 20]
    #expect(largestDifference(try picture(path, exact), try picture(path, noisy)) <= 1)
  }

  @Test("A scaled drawing has the same noise as one drawn at its size")
  func scaled() throws {
    func drawn(_ unit: CGFloat, noise: CGFloat) throws -> Picture {
      try Picture(64, 64) { canvas in
        canvas.scale(x: 1 / unit, y: 1 / unit)
        let path = Path { path in
          path.move(to: CGPoint(x: 10 * unit, y: 20 * unit))
          path.addLine(to: CGPoint(x: 10 * unit, y: 20 * unit + noise))
          path.addLine(to: CGPoint(x: 50 * unit, y: 30 * unit))
        }
        canvas.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: 12 * unit))
      }
    }
    // A ten-thousandth of a pixel each.
    #expect(largestDifference(try drawn(1, noise: 1e-4), try drawn(1, noise: 0)) <= 1)
    #expect(largestDifference(try drawn(1000, noise: 0.1), try drawn(1000, noise: 0)) <= 1)
    #expect(largestDifference(try drawn(0.001, noise: 1e-7), try drawn(0.001, noise: 0)) <= 1)
  }
}
