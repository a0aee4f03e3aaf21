import CRasterFonts
import CRasterPixels
import Foundation
import SnapshotSeededRandom
import Testing

// The proof is internal: a picture does not show whether the resolver ran.
@testable import Raster

@Suite("Proof that outlines do not overlap")
struct ChainSweepTests {
  private typealias Point = (x: Int32, y: Int32)

  private func path(_ contours: [[Point]]) -> FlattenedPath {
    var path = FlattenedPath()
    for contour in contours {
      path.contourStarts.append(path.vertices.count)
      path.vertices += contour.map { FixedVertex(x: $0.x &* 256, y: $0.y &* 256) }
    }
    return path
  }

  private func isProven(_ path: FlattenedPath) -> Bool {
    var sweep = ChainSweep()
    return sweep.proves(path)
  }

  private func square(_ left: Int32, _ top: Int32, _ side: Int32, reversed: Bool = false) -> [Point] {
    let corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
    return reversed ? corners.reversed() : corners
  }

  /// The winding number of a point that lies on no vertex's height, or `nil` on a line.
  private func winding(_ path: FlattenedPath, _ x: Int, _ y: Int) -> Int? {
    var winding = 0
    for index in path.contourStarts.indices {
      let end = index + 1 < path.contourStarts.count ? path.contourStarts[index + 1] : path.vertices.count
      let contour = Array(path.vertices[path.contourStarts[index]..<end])
      for (from, to) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        let isDown = from.y < to.y
        let (upper, lower) = isDown ? (from, to) : (to, from)
        guard Int(upper.y) < y, y < Int(lower.y) else { continue }
        let side =
          (x - Int(upper.x)) * Int(lower.y - upper.y) - Int(lower.x - upper.x) * (y - Int(upper.y))
        if side == 0 { return nil }
        if side > 0 { winding += isDown ? 1 : -1 }
      }
    }
    return winding
  }

  @Test("A proven outline winds around no point twice, and around touching areas in one direction")
  func soundness() {
    var numbers = SplitMix(seed: 7)
    var proven = 0
    for index in 0..<6000 {
      let contours = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        // A small grid, so that corners and lines often touch.
        (0..<Int.random(in: 3...7, using: &numbers)).map { _ in
          Point(.random(in: 0...6, using: &numbers), .random(in: 0...6, using: &numbers))
        }
      }
      let path = path(contours)
      guard isProven(path) else { continue }
      proven += 1
      var pixels: [Int: Set<Int>] = [:]
      for y in stride(from: 20, to: 6 * 256, by: 53) {
        for x in stride(from: 21, to: 6 * 256, by: 47) {
          guard let winding = winding(path, x, y) else { continue }
          if abs(winding) > 1 {
            Issue.record("path \(index) winds \(winding) times around \(x), \(y): \(contours)")
            return
          }
          if winding != 0 { pixels[(y >> 8) * 16 + x >> 8, default: []].insert(winding) }
        }
      }
      #expect(pixels.values.allSatisfy { $0.count == 1 }, "path \(index): \(contours)")
    }
    #expect(proven > 600)
  }

  @Test("Outlines of letters are proven", arguments: ["Inter-Regular", "Inter-Bold"])
  func letters(face: String) throws {
    let book = FontBook.embedded
    var unproven: [UInt32] = []
    for glyph in 1..<400 as Range<UInt32> {
      guard let outline = book.outline(face: face, glyph: glyph) else { continue }
      let scale = 40 / Double(outline.unitsPerEm)
      let path = outline.path.flattened(transform: Transform(a: scale, b: 0.1, c: 0, d: -scale, tx: 3.3, ty: 70.1))
      if !isProven(path) { unproven.append(glyph) }
    }
    #expect(unproven.count < 20, "\(unproven)")
  }

  @Test(
    "Simple shapes are proven",
    arguments: [
      "a square", "a ring", "squares in opposite directions", "squares that touch", "a comb", "a comb on its side",
      "squares with a common corner",
    ])
  func simple(name: String) {
    var comb: [Point] = (0..<200).map { ($0 * 2, $0 % 2 * 9 + 1) }
    comb += [(400, 20), (0, 20)]
    let shapes: [String: [[Point]]] = [
      "a square": [square(0, 0, 4)],
      "a ring": [square(0, 0, 9), square(3, 3, 3, reversed: true)],
      "squares in opposite directions": [square(0, 0, 4), square(5, 0, 4, reversed: true)],
      "squares that touch": [square(0, 0, 4), square(4, 0, 4), square(0, 4, 4)],
      "squares with a common corner": [square(0, 0, 4), square(4, 4, 4)],
      "a comb": [comb],
      "a comb on its side": [comb.map { ($0.y, $0.x) }],
    ]
    #expect(isProven(path(shapes[name] ?? [])))
  }

  @Test("A contour that goes around its middle in one direction is proven only if it goes around once")
  func starShapes() throws {
    var numbers = SplitMix(seed: 11)
    for _ in 0..<300 {
      let corners = Int.random(in: 3...60, using: &numbers)
      for turns in 1...3 where corners > 2 * turns {
        // With steps of less than half a circle, and at random distances from the middle.
        let contour = (0..<corners).map { corner in
          let angle = Angle(degrees: 360 * Double(turns * corner) / Double(corners))
          let place = CGPoint(x: Double.random(in: 300...900, using: &numbers), y: 0).applying(
            Transform(rotation: angle))
          return Point(Int32(place.x.rounded()), Int32(place.y.rounded()))
        }
        let path = path([contour])
        let isOnce = turns == 1
        #expect(!path.isStarShaped || isOnce, "\(contour)")
        #expect(isProven(path) == isOnce, "\(contour)")
      }
    }
    let heart = try Path(svgPathData: "M0 45C-30 20-50 0-50-20C-50-50-10-50 0-30C10-50 50-50 50-20C50 0 30 20 0 45Z")
    for shape in [Path(ellipseIn: CGRect(x: 3, y: 5, width: 9, height: 7)), heart] {
      #expect(shape.flattened(transform: .identity, tolerance: Path.flatteningTolerance).isStarShaped)
    }
  }

  @Test("Vectors of all widths measure contours as one vertex at a time")
  func widths() {
    var numbers = SplitMix(seed: 17)
    var stars = 0
    for round in 0..<3_000 {
      let size = [2, 300, 1 << 29][round % 3] as Int32
      func coordinate() -> Int32 { .random(in: -size...size, using: &numbers) }
      var contour = (0..<Int.random(in: 1...45, using: &numbers)).map { _ in
        FixedVertex(x: coordinate(), y: coordinate())
      }
      // In most rounds in the order of their angles, so that some are star-shaped.
      if round % 4 != 0 { contour.sort { atan2(Double($0.y), Double($0.x)) < atan2(Double($1.y), Double($1.x)) } }
      // A vertex that is repeated turns in no direction.
      if round % 5 == 0 {
        let vertex = Int.random(in: contour.indices, using: &numbers)
        contour.insert(contour[vertex], at: vertex)
      }
      let count = contour.count
      let (x, y) = (coordinate() / 8, coordinate() / 8)
      let starts = [contour[count - 1]] + contour.dropLast()
      let turns = zip(starts, contour).map { from, to in
        let (fromX, fromY) = (Int(from.x) - Int(x), Int(from.y) - Int(y))
        let (toX, toY) = (Int(to.x) - Int(x), Int(to.y) - Int(y))
        return (fromX * toY - fromY * toX).signum()
      }
      let passes = zip(starts, contour).filter { from, to in (from.y < y) != (to.y < y) }.count
      let isStar = passes == 2 && turns[0] != 0 && Set(turns).count == 1
      if isStar { stars += 1 }
      let (xs, ys) = (contour.map(\.x), contour.map(\.y))
      let path = FlattenedPath(vertices: contour, contourStarts: [0])
      for width in 0..<CPixelsVectorWidths() {
        let found = path.withCoordinates { CPixelsIsStarShapedInWidth(width, $0, count, x, y) }
        #expect(found == isStar, "\(contour) around \(x), \(y), width \(width)")
        let bounds = path.withCoordinates { CPixelsFindBoundsInWidth(width, $0, count) }
        #expect([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] == [xs.min(), ys.min(), xs.max(), ys.max()])
      }
    }
    #expect(stars > 300)
  }

  @Test(
    "Shapes that overlap are not proven",
    arguments: [
      "the same square twice", "squares that overlap", "a hole in the same direction", "a bow tie",
      "a bow tie through a corner", "through the level top of another", "opposite squares in one pixel",
    ])
  func overlapping(name: String) {
    var half = path([square(0, 0, 4), square(5, 0, 4, reversed: true)])
    half.vertices = half.vertices.map { FixedVertex(x: $0.x / 16, y: $0.y / 16) }
    let shapes: [String: [[Point]]] = [
      "the same square twice": [square(0, 0, 4), square(0, 0, 4)],
      "squares that overlap": [square(0, 0, 4), square(2, 2, 4)],
      "a hole in the same direction": [square(0, 0, 9), square(3, 3, 3)],
      "a bow tie": [[(0, 0), (4, 4), (4, 0), (0, 4)]],
      "a bow tie through a corner": [[(0, 0), (2, 2), (4, 4), (4, 0), (2, 2), (0, 4)]],
      "through the level top of another": [square(0, 4, 8), [(3, 0), (5, 0), (5, 8), (3, 8)]],
    ]
    #expect(!isProven(shapes[name].map { path($0) } ?? half))
  }
}
