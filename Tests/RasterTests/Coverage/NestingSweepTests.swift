import Foundation
import TestSupport
import Testing

// The proof of simplicity is an internal algorithm.
@testable import Raster

@Suite("Outlines that are taken as simple wind around no point twice")
struct NestingSweepTests {
  private func isSimple(_ path: FlattenedPath) -> Bool {
    path.vertices.withUnsafeBufferPointer { vertices in
      guard let base = vertices.baseAddress else { return true }
      return NestingSweep.isSimple(base, vertices.count, path.contourStarts)
    }
  }

  /// The winding number at the middle between two units of coordinates, where no vertex lies.
  private func winding(of path: FlattenedPath, x: Double, y: Double) -> Int {
    var winding = 0
    for (index, start) in path.contourStarts.enumerated() {
      let end = index + 1 < path.contourStarts.count ? path.contourStarts[index + 1] : path.vertices.count
      var from = path.vertices[end - 1]
      for to in path.vertices[start..<end] {
        let (y0, y1) = (Double(from.y), Double(to.y))
        if (y0 < y) != (y1 < y) {
          let crossing = Double(from.x) + (y - y0) / (y1 - y0) * Double(to.x - from.x)
          if crossing < x { winding += y1 > y0 ? 1 : -1 }
        }
        from = to
      }
    }
    return winding
  }

  /// Polygons on a coarse grid, so that vertices, lines and whole edges often touch.
  private func polygons(_ numbers: inout SplitMix, grid: CGFloat) -> FlattenedPath {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      for corner in 0..<Int.random(in: 3...7, using: &numbers) {
        let point = CGPoint(
          x: CGFloat.random(in: 0...10, using: &numbers).rounded() * grid,
          y: CGFloat.random(in: 0...10, using: &numbers).rounded() * grid)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    return path.flattened(transform: .identity, tolerance: 0.05)
  }

  @Test("Random polygons", arguments: [1, 0.37, 7] as [CGFloat])
  func random(grid: CGFloat) {
    var numbers = SplitMix(seed: 7)
    var simple = 0
    for _ in 0..<4_000 {
      let path = polygons(&numbers, grid: grid)
      guard isSimple(path) else { continue }
      simple += 1
      var found: Set<Int> = []
      for _ in 0..<120 {
        let x = Double.random(in: 0...10, using: &numbers) * Double(grid) * 256
        let y = (Double.random(in: 0...10, using: &numbers) * Double(grid) * 256).rounded(.down) + 0.5
        found.insert(winding(of: path, x: x, y: y))
      }
      found.remove(0)
      #expect(found.count <= 1 && found.allSatisfy { abs($0) == 1 }, "\(path.vertices)")
    }
    #expect(simple > 400)
  }

  @Test("Letters are simple")
  func letters() throws {
    var unproven = 0
    for size in [9.0, 17, 40] {
      for glyph in UInt32(1)...60 {
        let outline = try #require(FontBook.embedded.outline(face: "Inter-Regular", glyph: glyph))
        let scale = size / Double(outline.unitsPerEm)
        let path = outline.path.flattened(
          transform: Transform(a: scale, b: 0, c: 0, d: -scale, tx: 3.3, ty: 50.7), tolerance: 0.05)
        if !isSimple(path) { unproven += 1 }
      }
    }
    #expect(unproven <= 9, "\(unproven) of 180")
  }

  @Test("Shapes with a hole, with an island in it, and side by side")
  func nested() {
    func path(_ boxes: [(CGRect, Bool)]) -> FlattenedPath {
      var path = Path()
      for (box, isClockwise) in boxes {
        let corners = [
          CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
          CGPoint(x: box.minX, y: box.maxY),
        ]
        path.addLines(isClockwise ? corners : corners.reversed())
        path.closeSubpath()
      }
      return path.flattened(transform: .identity, tolerance: 0.05)
    }
    let (outer, hole, island) = (
      CGRect(x: 0, y: 0, width: 90, height: 90), CGRect(x: 10, y: 10, width: 70, height: 70),
      CGRect(x: 20, y: 20, width: 30, height: 30)
    )
    let beside = CGRect(x: 100, y: 0, width: 50, height: 50)
    #expect(isSimple(path([(outer, true), (hole, false), (island, true), (beside, true)])))
    #expect(isSimple(path([(outer, false), (hole, true)])))
    #expect(!isSimple(path([(outer, true), (hole, true)])))
    #expect(!isSimple(path([(outer, true), (beside, false)])))
    #expect(!isSimple(path([(outer, true), (outer, true)])))
    #expect(!isSimple(path([(outer, true), (CGRect(x: 50, y: 40, width: 90, height: 20), true)])))
  }
}
