import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Curves and round joins and caps against the exact coverage of their shapes.
@Suite("Curves have their exact area, and their edges within four levels")
struct CurveAccuracyTests {
  private static let subpixelPositions = 8

  /// The largest errors of shapes, and the shapes that have them.
  private func check(_ shapes: [ExactShape], area: Double, edge: Double) throws {
    var (areas, edges) = ((error: 0.0, name: ""), (error: 0.0, name: ""))
    for shape in shapes {
      let errors = try shape.errors()
      if errors.area > areas.error { areas = (errors.area, shape.name) }
      if errors.edge > edges.error { edges = (errors.edge, shape.name) }
    }
    #expect(areas.error <= area, "area off by \(areas.error * 100) %: \(areas.name)")
    #expect(edges.error <= edge, "edge off by \(edges.error) levels: \(edges.name)")
  }

  private func centers(_ numbers: inout SplitMix) -> [(Double, Double)] {
    (0..<Self.subpixelPositions).map { _ in
      (24 + .random(in: 0...1, using: &numbers), 24 + .random(in: 0...1, using: &numbers))
    }
  }

  @Test("Circles of 1 to 8 pixels", arguments: [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8])
  func circles(diameter: Double) throws {
    var numbers = SplitMix(seed: UInt64(diameter * 100))
    let shapes = centers(&numbers).map { ExactShape.circle($0.0, $0.1, diameter: diameter) }
    try check(shapes, area: 0.01, edge: 4)
  }

  @Test("Circles of 9 to 40 pixels", arguments: [9, 11, 12, 14, 16, 20, 27, 40])
  func largeCircles(diameter: Double) throws {
    var numbers = SplitMix(seed: UInt64(diameter * 100))
    let shapes = centers(&numbers).map { ExactShape.circle($0.0, $0.1, diameter: diameter) }
    try check(shapes, area: 0.001, edge: 8)
  }

  @Test("Ellipses at any angle") func ellipses() throws {
    var numbers = SplitMix(seed: 41)
    let shapes = (0..<60).map { _ in
      let center = centers(&numbers)[0]
      return ExactShape.ellipse(
        center.0, center.1, .random(in: 0.5...4, using: &numbers), .random(in: 0.5...4, using: &numbers),
        turn: .random(in: 0...6, using: &numbers))
    }
    try check(shapes, area: 0.01, edge: 4)
  }

  @Test("Rounded rectangles") func roundedRects() throws {
    var numbers = SplitMix(seed: 42)
    let shapes = (0..<60).map { _ in
      let (width, height) = (Double.random(in: 4...20, using: &numbers), Double.random(in: 4...20, using: &numbers))
      return ExactShape.roundedRect(
        4 + .random(in: 0...1, using: &numbers), 4 + .random(in: 0...1, using: &numbers), width, height,
        radius: .random(in: 0.5...min(width, height) / 2, using: &numbers))
    }
    try check(shapes, area: 0.002, edge: 5)
  }

  /// Caps have as many chords as circles of their size, which are exact to four levels up to a diameter of 8 pixels.
  @Test("Lines with round caps, and dots", arguments: [(1.0...8.0, 4.0), (8.0...10.0, 4.7)])
  func capsules(widths: ClosedRange<Double>, edge: Double) throws {
    var numbers = SplitMix(seed: 43)
    let shapes = (0..<40).map { index in
      let center = centers(&numbers)[0]
      return ExactShape.capsule(
        center.0, center.1, length: index % 4 == 0 ? 0 : .random(in: 1...20, using: &numbers),
        width: .random(in: widths, using: &numbers), turn: .random(in: 0...6, using: &numbers))
    }
    try check(shapes, area: 0.01, edge: edge)
  }

  @Test("Circles as lines") func rings() throws {
    var numbers = SplitMix(seed: 44)
    let shapes = (0..<80).map { _ in
      let center = centers(&numbers)[0]
      let radius = Double.random(in: 1...14, using: &numbers)
      return ExactShape.ring(
        center.0, center.1, radius: radius, width: .random(in: 0.5...min(10, 1.9 * radius), using: &numbers))
    }
    // The offset farthest from the center is as far off as the center line's points and those of an arc together.
    try check(shapes, area: 0.01, edge: 11)
  }
}
