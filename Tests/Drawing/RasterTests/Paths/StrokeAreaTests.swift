import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Strokes against the union of all that their width sweeps. Chords stay within 1/20 pixel of curves on either side, and a
/// sample stands for 1/16 pixel: 36 levels are a pixel's side that is off by a seventh.
@Suite("Strokes cover the area that their width sweeps")
struct StrokeAreaTests {
  private static let largest = 36.0
  private static let largestMean = 6.0

  /// The cases whose pictures are off, of `count`.
  private func casesOff(
    _ count: Int, seed: UInt64, _ make: (inout SplitMix, Int) -> (TrueLine, StrokeStyle)
  ) throws -> [String] {
    var numbers = SplitMix(seed: seed)
    var off: [String] = []
    for index in 0..<count {
      let (line, style) = make(&numbers, index)
      let grid = SampleGrid(64, 64)
      _ = SweptStroke(line, style, on: grid)
      let picture = try Picture(64, 64) { $0.stroke(line.path, with: .color(.black), style: style) }
      let difference = LevelDifference(picture, grid)
      if difference.largest > Self.largest || difference.mean > Self.largestMean {
        off.append(
          "\(index): \(Int(difference.largest)) levels at \(difference.place), mean \(difference.mean), width "
            + "\(style.lineWidth), \(style.lineCap), \(style.lineJoin)\(style.dash) \(line.path.elementsDescription)")
      }
    }
    return off
  }

  private func point(_ numbers: inout SplitMix, _ range: ClosedRange<Double> = 14...50) -> TruePoint {
    TruePoint(x: .random(in: range, using: &numbers), y: .random(in: range, using: &numbers))
  }

  private func style(_ numbers: inout SplitMix, width: ClosedRange<Double>, cap: LineCap? = nil) -> StrokeStyle {
    StrokeStyle(
      lineWidth: CGFloat(Double.random(in: width, using: &numbers)),
      lineCap: cap ?? LineCap.allCases[Int.random(in: 0...2, using: &numbers)],
      lineJoin: LineJoin.allCases[Int.random(in: 0...2, using: &numbers)],
      miterLimit: [1, 2, 4, 10][Int.random(in: 0...3, using: &numbers)])
  }

  @Test("A pie drawn as a thick arc")
  func pies() throws {
    let off = try casesOff(60, seed: 1) { numbers, _ in
      let radius = Double.random(in: 4...15, using: &numbers)
      let center = point(&numbers, 30...34)
      let start = Double.random(in: 0...360, using: &numbers)
      let sweep = Double.random(in: 20...300, using: &numbers) * (Bool.random(using: &numbers) ? 1 : -1)
      var line = TrueLine(at: TrueLine.onCircle(center, radius, start))
      line.arc(center: center, radius: radius, from: start, sweep: sweep)
      return (line, StrokeStyle(lineWidth: CGFloat(radius * 2)))
    }
    #expect(off == [])
  }

  @Test("Arcs with a radius below, near and above half the width")
  func arcs() throws {
    let off = try casesOff(90, seed: 2) { numbers, index in
      let half = Double.random(in: 3...12, using: &numbers)
      let factor = [0.2...0.9, 0.95...1.05, 1.1...2.5][index % 3]
      let radius = half * Double.random(in: factor, using: &numbers)
      let center = point(&numbers, 28...36)
      let start = Double.random(in: 0...360, using: &numbers)
      var line = TrueLine(at: TrueLine.onCircle(center, radius, start))
      line.arc(
        center: center, radius: radius, from: start, sweep: .random(in: 15...340, using: &numbers))
      var style = style(&numbers, width: 1...2)
      style.lineWidth = CGFloat(half * 2)
      return (line, style)
    }
    #expect(off == [])
  }

  @Test("Slices: an arc and two radii, closed")
  func slices() throws {
    let off = try casesOff(60, seed: 3) { numbers, _ in
      let center = point(&numbers, 28...36)
      let start = Double(Int.random(in: 0...359, using: &numbers))
      var line = TrueLine(at: center)
      line.arc(
        center: center, radius: .random(in: 3...20, using: &numbers), from: start,
        sweep: Double(Int.random(in: 20...330, using: &numbers)))
      line.close()
      return (line, style(&numbers, width: 1...9))
    }
    #expect(off == [])
  }

  @Test("Lines and polylines, open and closed")
  func polylines() throws {
    let off = try casesOff(120, seed: 4) { numbers, index in
      var line = TrueLine(at: point(&numbers))
      for _ in 0..<Int.random(in: 1...5, using: &numbers) { line.line(to: point(&numbers)) }
      if index % 3 == 0 { line.close() }
      return (line, style(&numbers, width: index % 4 == 0 ? 8...16 : 0.5...7))
    }
    #expect(off == [])
  }

  @Test("Quadratic curves")
  func quads() throws {
    let off = try casesOff(80, seed: 5) { numbers, index in
      var line = TrueLine(at: point(&numbers))
      line.quad(point(&numbers), point(&numbers))
      if index % 2 == 0 { line.quad(point(&numbers), point(&numbers)) }
      if index % 5 == 0 { line.close() }
      return (line, style(&numbers, width: 1...20))
    }
    #expect(off == [])
  }

  @Test("Cubic curves, with loops and cusps")
  func cubics() throws {
    let off = try casesOff(80, seed: 6) { numbers, index in
      var line = TrueLine(at: point(&numbers))
      line.cubic(point(&numbers), point(&numbers), point(&numbers))
      if index % 4 == 0 { line.close() }
      return (line, style(&numbers, width: 1...20))
    }
    #expect(off == [])
  }

  @Test("Full circles narrower and wider than their line")
  func circles() throws {
    let off = try casesOff(30, seed: 7) { numbers, index in
      let radius = Double.random(in: 2...14, using: &numbers)
      let center = point(&numbers, 30...34)
      var line = TrueLine(at: TrueLine.onCircle(center, radius, 0))
      line.arc(center: center, radius: radius, from: 0, sweep: index % 2 == 0 ? 360 : -360)
      line.close()
      return (line, style(&numbers, width: 1...30))
    }
    #expect(off == [])
  }

  @Test("Dashes along lines and curves")
  func dashes() throws {
    let off = try casesOff(60, seed: 8) { numbers, index in
      var line = TrueLine(at: point(&numbers))
      switch index % 3 {
      case 0: for _ in 0..<3 { line.line(to: point(&numbers)) }
      case 1: line.cubic(point(&numbers), point(&numbers), point(&numbers))
      default:
        line.line(to: point(&numbers))
        line.quad(point(&numbers), point(&numbers))
        line.close()
      }
      var style = style(&numbers, width: 1...8)
      style.dash = [.random(in: 1...9, using: &numbers), .random(in: 1...9, using: &numbers)]
      return (line, style)
    }
    #expect(off == [])
  }
}
