import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("Coverage is exact area, rounded once")
struct CoverageTests {
  @Test("A rectangle at half a pixel has coverage 128")
  func halfPixelRectangle() throws {
    let picture = try Picture(4, 3) { $0.fill(.box(0.5, 0, 2, 1.5), with: .black) }
    #expect(picture.alphas(row: 0) == [128, 255, 128, 0])
    // A quarter of 255 is 63.75, half is 127.5.
    #expect(picture.alphas(row: 1) == [64, 128, 64, 0])
    #expect(picture.alphas(row: 2) == [0, 0, 0, 0])
  }

  @Test("A rectangle inside one pixel covers its own area")
  func rectangleInsideOnePixel() throws {
    let picture = try Picture(3, 3) { $0.fill(.box(1.25, 1.25, 0.5, 0.25), with: .black) }
    // An eighth of 255 is 31.875.
    #expect(picture.alphas(row: 1) == [0, 32, 0])
  }

  @Test("A rectangle on pixel edges is full inside and nothing outside")
  func alignedRectangle() throws {
    let picture = try Picture(40, 4) { $0.fill(.box(3, 1, 30, 2), with: .black) }
    let row = [UInt8](repeating: 0, count: 3) + [UInt8](repeating: 255, count: 30) + [UInt8](repeating: 0, count: 7)
    #expect(picture.alphas(row: 0) == [UInt8](repeating: 0, count: 40))
    #expect(picture.alphas(row: 1) == row)
    #expect(picture.alphas(row: 2) == row)
    #expect(picture.alphas(row: 3) == [UInt8](repeating: 0, count: 40))
  }

  @Test("The rectangle fast path equals accumulation")
  func rectangleAgainstPolygon() throws {
    var numbers = SplitMix(seed: 17)
    for _ in 0..<60 {
      let x = CGFloat.random(in: -3...20, using: &numbers)
      let y = CGFloat.random(in: -3...8, using: &numbers)
      let width = CGFloat.random(in: 0...14, using: &numbers)
      let height = CGFloat.random(in: 0...4, using: &numbers)
      let short = try Picture(24, 9) { $0.fill(.box(x, y, width, height), with: .black) }
      // A fifth corner on the upper edge hides that it is a rectangle.
      let corners = [
        (x, y), (x + width / 2, y), (x + width, y), (x + width, y + height), (x, y + height),
      ]
      let long = try Picture(24, 9) { $0.fill(Path(polygon: corners), with: .black) }
      #expect(short.buffer == long.buffer, "\(x) \(y) \(width) \(height)")
    }
  }

  @Test("A diagonal halves the pixels that it crosses")
  func diagonal() throws {
    let picture = try Picture(3, 3) { $0.fill(Path(polygon: [(0, 0), (3, 3), (0, 3)]), with: .black) }
    #expect(picture.alphas(row: 0) == [128, 0, 0])
    #expect(picture.alphas(row: 1) == [255, 128, 0])
    #expect(picture.alphas(row: 2) == [255, 255, 128])
  }

  @Test("An edge across several columns covers a trapezoid in each")
  func shallowEdge() throws {
    // Below the line from (0, 0) to (4, 1): areas of 7/8, 5/8, 3/8 and 1/8 of a pixel.
    let picture = try Picture(5, 1) { $0.fill(Path(polygon: [(0, 0), (4, 1), (0, 1)]), with: .black) }
    #expect(picture.alphas(row: 0) == [223, 159, 96, 32, 0])
  }

  @Test("An edge that starts and ends inside of pixels is exact in its first, middle and last column")
  func shallowEdgeBetweenColumns() throws {
    // Below the line from (0.5, 0) to (2.5, 1), right of x = 0.5. In column 0 the line falls to 1/4 over half a pixel:
    // 1/2 − 1/16 = 7/16. In column 1 it goes from 1/4 to 3/4: 1/2. In column 2 from 3/4 to 1: 1/16.
    let picture = try Picture(4, 1) { $0.fill(Path(polygon: [(0.5, 0), (2.5, 1), (0.5, 1)]), with: .black) }
    #expect(picture.alphas(row: 0) == [112, 128, 16, 0])
  }

  @Test("A triangle's coverages add up to its area")
  func triangleArea() throws {
    let corners: [(CGFloat, CGFloat)] = [(1.25, 2.5), (57.75, 11.125), (20.5, 61.875)]
    let picture = try Picture(64, 64) { $0.fill(Path(polygon: corners), with: .black) }
    let sum = (0..<64).flatMap { picture.alphas(row: $0) }.reduce(0) { $0 + Double($1) } / 255
    let (a, b, c) = (corners[0], corners[1], corners[2])
    let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
    // About 200 edge pixels, each rounded by at most half a level.
    #expect(abs(sum - area) < 0.2)
  }

  @Test("Every pixel is within a level of the area that half-plane clipping gives")
  func againstClipping() throws {
    var numbers = SplitMix(seed: 23)
    for _ in 0..<40 {
      let corners = (0..<3).map { _ in
        (CGFloat.random(in: -6...22, using: &numbers), CGFloat.random(in: -6...22, using: &numbers))
      }
      // Corners on the grid of 1/256 pixel, so that both see the same triangle.
      let snapped = corners.map { (($0.0 * 256).rounded() / 256, ($0.1 * 256).rounded() / 256) }
      let picture = try Picture(16, 16) { $0.fill(Path(polygon: snapped), with: .black) }
      for y in 0..<16 {
        let row = picture.alphas(row: y)
        for x in 0..<16 {
          let expected = 255 * clippedArea(snapped, column: CGFloat(x), row: CGFloat(y))
          #expect(abs(CGFloat(row[x]) - expected) <= 0.6, "\(snapped) at \(x), \(y)")
        }
      }
    }
  }

  /// The area of a polygon inside a pixel, by Sutherland and Hodgman's clipping in floating point.
  private func clippedArea(_ polygon: [(CGFloat, CGFloat)], column: CGFloat, row: CGFloat) -> CGFloat {
    typealias Point = (CGFloat, CGFloat)
    func clip(_ points: [Point], _ inside: (Point) -> CGFloat) -> [Point] {
      var result: [Point] = []
      for (index, point) in points.enumerated() {
        let previous = points[(index + points.count - 1) % points.count]
        let here = inside(point)
        let there = inside(previous)
        if (here >= 0) != (there >= 0) {
          let t = there / (there - here)
          result.append((previous.0 + (point.0 - previous.0) * t, previous.1 + (point.1 - previous.1) * t))
        }
        if here >= 0 { result.append(point) }
      }
      return result
    }
    var points = clip(polygon) { $0.0 - column }
    points = clip(points) { column + 1 - $0.0 }
    points = clip(points) { $0.1 - row }
    points = clip(points) { row + 1 - $0.1 }
    var doubled: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += point.0 * next.1 - next.0 * point.1
    }
    return abs(doubled) / 2
  }

  @Test("Two shapes that share an edge leave no seam in their sum")
  func sharedEdge() throws {
    let left = try Picture(16, 16) { $0.fill(Path(polygon: [(0, 0), (5.3, 0), (11.8, 16), (0, 16)]), with: .black) }
    let right = try Picture(16, 16) {
      $0.fill(Path(polygon: [(5.3, 0), (16, 0), (16, 16), (11.8, 16)]), with: .black)
    }
    for y in 0..<16 {
      for (a, b) in zip(left.alphas(row: y), right.alphas(row: y)) { #expect(abs(Int(a) + Int(b) - 255) <= 1) }
    }
  }

  @Test("Overlapping contours are one area under the non-zero rule and holes under the even-odd rule")
  func fillRules() throws {
    var path = Path.box(0, 0, 12, 1)
    path.addRect(CGRect(x: 1.5, y: 0, width: 9, height: 1))
    let nonZero = try Picture(12, 1) { $0.fill(path, with: .black, rule: .nonZero) }
    #expect(nonZero.alphas(row: 0) == [UInt8](repeating: 255, count: 12))
    let evenOdd = try Picture(12, 1) { $0.fill(path, with: .black, rule: .evenOdd) }
    #expect(evenOdd.alphas(row: 0) == [255, 128, 0, 0, 0, 0, 0, 0, 0, 0, 128, 255])
  }

  @Test("A contour that winds the other way cuts a hole under both rules")
  func oppositeWinding() throws {
    var path = Path.box(0, 0, 4, 1)
    for element in Path(polygon: [(1, 0), (1, 1), (3, 1), (3, 0)]).elements { path.append(element) }
    for rule in FillRule.allCases {
      let picture = try Picture(4, 1) { $0.fill(path, with: .black, rule: rule) }
      #expect(picture.alphas(row: 0) == [255, 0, 0, 255])
    }
  }

  @Test("Edges left of the picture keep their winding, others outside are ignored")
  func outside() throws {
    let diamond = Path(polygon: [(-20, 4), (8, -24), (36, 4), (8, 32)])
    let whole = try Picture(8, 8) { $0.fill(diamond, with: .black) }
    for y in 0..<8 { #expect(whole.alphas(row: y) == [UInt8](repeating: 255, count: 8)) }
    let far = try Picture(8, 8) { canvas in
      canvas.fill(.box(-1e7, 2, 2e7, 1), with: .black)
      canvas.fill(.box(100, 0, 50, 8), with: .black)
      canvas.fill(.box(0, -300, 8, 300), with: .black)
    }
    #expect(far.alphas(row: 2) == [UInt8](repeating: 255, count: 8))
    #expect(far.alphas(row: 1) == [UInt8](repeating: 0, count: 8))
  }

  @Test("A clipped shape equals the same part of the whole shape")
  func cutting() throws {
    let star = Path(polygon: [(31.3, 0.2), (47.9, 61.4), (0.6, 22.8), (63.2, 19.9), (11.1, 58.7)])
    let whole = try Picture(64, 64) { $0.fill(star, with: .black) }
    let part = try Picture(20, 20) { canvas in
      canvas.translate(x: -22, y: -13)
      canvas.fill(star, with: .black)
    }
    for y in 0..<20 { #expect(part.alphas(row: y) == Array(whole.alphas(row: y + 13)[22..<42])) }
  }
}
