import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Contours of one path that overlap, against scanlines. Both see corners in 1/256 pixel.
@Suite("Outlines of one path that overlap keep their anti-aliasing")
struct OverlappingContourTests {
  typealias Contour = [(CGFloat, CGFloat)]

  private func snapped(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }

  private func polygon(_ numbers: inout SplitMix, _ corners: ClosedRange<Int>) -> Contour {
    (0..<Int.random(in: corners, using: &numbers)).map { _ in
      (
        snapped(.random(in: 2...38, using: &numbers)),
        snapped(.random(in: 2...38, using: &numbers))
      )
    }
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, clockwise: Bool = true) -> Contour {
    (0..<48).map { index in
      let (sine, cosine) = Trigonometry.sineAndCosine(Double(clockwise ? index : -index) / 24 * .pi)
      return (snapped(x + radius * CGFloat(cosine)), snapped(y + radius * CGFloat(sine)))
    }
  }

  private func difference(_ contours: [Contour], _ rule: FillRule) throws -> LevelDifference {
    let path = Path(elements: contours.flatMap { Path(polygon: $0).elements })
    let picture = try Picture(40, 40) { $0.fill(path, with: .black, rule: rule) }
    let truth = SampledContours(contours, rule: rule, width: 40, height: 40)
    return LevelDifference(picture, width: 40, height: 40, truth.level)
  }

  /// Draws contours again and again, and compares each picture with what scanlines see.
  private func expectNearTruth(
    _ count: Int, _ rule: FillRule, sourceLocation: SourceLocation = #_sourceLocation,
    _ contours: (_ index: Int) -> [Contour]
  ) throws {
    var off: [String] = []
    for index in 0..<count {
      let difference = try difference(contours(index), rule)
      if difference.largest > 6 || difference.mean > 1 { off.append("\(index): \(difference)") }
    }
    #expect(off == [], sourceLocation: sourceLocation)
  }

  private func largestDifference(_ pictures: [Picture]) -> Int {
    zip(pictures[0].buffer.pixels, pictures[1].buffer.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
  }

  @Test("A repeated circle equals a single one", arguments: FillRule.allCases)
  func repeatedCircle(rule: FillRule) throws {
    for count in 2...5 {
      let contours = [Contour](repeating: circle(20.3, 19.6, 14.2), count: count)
      #expect(try difference(contours, rule).largest < 3, "\(count) circles")
    }
  }

  @Test("The same circle twice is drawn as one", arguments: [0.05, 0.6, 8, 15.7])
  func drawnAsOne(radius: CGFloat) throws {
    let circle = Path(ellipseIn: CGRect(x: 20.3 - radius, y: 20.7 - radius, width: 2 * radius, height: 2 * radius))
    var twice = circle
    twice.addPath(circle)
    let pictures = try [circle, twice].map { path in try Picture(40, 40) { $0.fill(path, with: .black) } }
    #expect(largestDifference(pictures) <= 1)
  }

  @Test("Random polygons that overlap", arguments: FillRule.allCases)
  func polygons(rule: FillRule) throws {
    var numbers = SplitMix(seed: 41)
    try expectNearTruth(60, rule) { _ in
      (0..<Int.random(in: 2...5, using: &numbers)).map { _ in polygon(&numbers, 3...6) }
    }
  }

  @Test("One contour that crosses itself", arguments: FillRule.allCases)
  func selfCrossing(rule: FillRule) throws {
    var numbers = SplitMix(seed: 42)
    try expectNearTruth(60, rule) { _ in [polygon(&numbers, 4...9)] }
  }

  @Test("Overlapping and nested circles of both directions", arguments: FillRule.allCases)
  func circles(rule: FillRule) throws {
    var numbers = SplitMix(seed: 43)
    try expectNearTruth(60, rule) { index in
      var contours = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
        circle(
          .random(in: 10...30, using: &numbers), .random(in: 10...30, using: &numbers),
          .random(in: 0.4...9, using: &numbers), clockwise: .random(using: &numbers))
      }
      if index % 3 == 0 { contours.append(contours[0]) }
      if index % 3 == 1 { contours.append(contours[0].reversed()) }
      return contours
    }
  }

  @Test("Rectangles that begin and end within a row", arguments: FillRule.allCases)
  func rectangles(rule: FillRule) throws {
    var numbers = SplitMix(seed: 46)
    // Few values, so that edges meet.
    let values: [CGFloat] = [3.25, 9.5, 9.75, 10.5, 20.125, 20.5, 31, 36.6875]
    try expectNearTruth(60, rule) { index in
      var contours = (0..<Int.random(in: 2...5, using: &numbers)).map { _ -> Contour in
        let x = [values.randomElement(using: &numbers) ?? 0, values.randomElement(using: &numbers) ?? 0].sorted()
        let y = [values.randomElement(using: &numbers) ?? 0, values.randomElement(using: &numbers) ?? 0].sorted()
        let corners: Contour = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
        return .random(using: &numbers) ? corners : corners.reversed()
      }
      if index % 3 == 0 { contours.append(contours[0]) }
      return contours
    }
  }

  @Test("Shapes with level edges among slanted ones", arguments: FillRule.allCases)
  func levelEdges(rule: FillRule) throws {
    var numbers = SplitMix(seed: 47)
    let heights: [CGFloat] = [4.5, 9.25, 9.75, 17.0625, 25.5, 36.96875]
    try expectNearTruth(120, rule) { index in
      var contours = (0..<Int.random(in: 1...3, using: &numbers)).map { _ -> Contour in
        var y = heights[0]
        return (0..<Int.random(in: 4...9, using: &numbers)).map { _ in
          if .random(using: &numbers) { y = heights.randomElement(using: &numbers) ?? y }
          return (snapped(.random(in: 2...38, using: &numbers)), y)
        }
      }
      if index % 2 == 0 { contours.append(circle(20.3, 17.6, 13.2, clockwise: index % 4 == 0)) }
      return contours
    }
  }

  @Test("Repeated slivers thinner than a pixel", arguments: FillRule.allCases)
  func slivers(rule: FillRule) throws {
    var numbers = SplitMix(seed: 44)
    try expectNearTruth(60, rule) { index in
      let (x, y) = (CGFloat.random(in: 2...38, using: &numbers), CGFloat.random(in: 2...38, using: &numbers))
      let sliver: Contour = [
        (snapped(x), snapped(y)),
        (snapped(.random(in: 2...38, using: &numbers)), snapped(.random(in: 2...38, using: &numbers))),
        (snapped(x + .random(in: 0...0.8, using: &numbers)), snapped(y + .random(in: 0...0.8, using: &numbers))),
      ]
      return [Contour](repeating: index % 2 == 0 ? sliver : sliver.reversed(), count: 2 + index % 3) + [sliver]
    }
  }

  @Test("Shapes of one path that share an edge leave no seam")
  func sharedEdge() throws {
    for turned in [false, true] {
      let right: Contour = [(20.3, 2.2), (37.7, 3.1), (36.2, 38.4), (23.9, 37.6)]
      let path = Path(
        elements: Path(polygon: [(2.4, 2.9), (20.3, 2.2), (23.9, 37.6), (3.3, 38.1)]).elements
          + Path(polygon: turned ? right.reversed() : right).elements)
      let picture = try Picture(40, 40) { $0.fill(path, with: .black) }
      for y in 4..<36 { #expect(picture.alphas(row: y)[10..<32].allSatisfy { $0 == 255 }) }
    }
  }

  @Test("Clips and shadows of overlapping outlines")
  func clips() throws {
    let circle = Path(ellipseIn: CGRect(x: 6.3, y: 5.8, width: 27, height: 28))
    var twice = circle
    twice.addPath(circle)
    let clipped = try [circle, twice].map { path in
      try Picture(40, 40) { canvas in
        canvas.clip(to: path)
        canvas.fill(.box(0, 0, 40, 40), with: .black)
      }
    }
    #expect(largestDifference(clipped) <= 1)
    let shadows = try [circle, twice].map { path in
      try Picture(40, 40) { $0.drawShadow(of: path, Shadow(color: .black, radius: 1)) }
    }
    #expect(largestDifference(shadows) <= 1)
  }

  @Test("Clipping, bands and threads do not change overlapping outlines", arguments: FillRule.allCases)
  func cut(rule: FillRule) throws {
    var numbers = SplitMix(seed: 45)
    for _ in 0..<6 {
      let contours =
        (0..<3).map { _ in polygon(&numbers, 3...7) } + [circle(20, 20, 11.3), circle(20, 20, 11.3), circle(22, 19, 7)]
        + [[(4, 7.5), (33, 7.5), (33, 30.25), (4, 30.25)], [(9, 13.25), (39, 13.25), (39, 20.5), (9, 20.5)]]
      let path = Path(elements: contours.flatMap { Path(polygon: $0).elements })
      let whole = try Picture(40, 40, bandHeight: 40) { $0.fill(path, with: .black, rule: rule) }
      for bandHeight in [1, 3, 16, 32] {
        let banded = try Picture(40, 40, threads: 2, bandHeight: bandHeight) { $0.fill(path, with: .black, rule: rule) }
        #expect(banded.buffer == whole.buffer)
      }
      let part = try Picture(15, 14) { canvas in
        canvas.translate(x: -13, y: -11)
        canvas.fill(path, with: .black, rule: rule)
      }
      for y in 0..<14 { #expect(part.alphas(row: y) == Array(whole.alphas(row: y + 11)[13..<28])) }
      let clipped = try Picture(40, 40) { canvas in
        canvas.clip(to: .box(17, 0, 9, 40))
        canvas.fill(path, with: .black, rule: rule)
      }
      for y in 0..<40 { #expect(clipped.alphas(row: y)[17..<26] == whole.alphas(row: y)[17..<26]) }
    }
  }
}
