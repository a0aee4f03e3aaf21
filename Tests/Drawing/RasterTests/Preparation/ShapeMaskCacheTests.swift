import Foundation
import Testing

// The cache is an internal algorithm.
@testable import Raster

@Suite("Repeated shapes reuse one mask without changing a byte")
struct ShapeMaskCacheTests {
  /// An icon of curves and a hole, 22 pixels wide.
  private func icon(_ x: CGFloat, _ y: CGFloat) -> Path {
    Path { path in
      path.addEllipse(in: CGRect(x: x + 0.3, y: y + 0.6, width: 22, height: 19))
      path.addEllipse(in: CGRect(x: x + 6.2, y: y + 5.1, width: 4, height: 4))
    }
  }

  private func flattened(_ path: Path) -> FlattenedPath { path.flattened(transform: .identity) }

  private let outlines = OutlineStorage()

  private func mask(_ shapes: ShapeMaskCache, _ path: Path, _ rule: FillRule = .evenOdd) -> PlacedShapeMask? {
    let path = flattened(path)
    let touched = path.touchedPixels
    switch shapes.occurrence(of: path, rule, touchedPixels: touched) {
    case .repeated(let mask): return mask
    case .first(let key): shapes.remember(outlines.outline(of: path, rule), touchedPixels: touched, as: key)
    case .other: break
    }
    return nil
  }

  @Test("Equal shapes at whole-pixel offsets share a mask")
  func finding() throws {
    let shapes = ShapeMaskCache()
    #expect(mask(shapes, icon(10, 10)) == nil)
    let second = try #require(mask(shapes, icon(33, 4)))
    #expect(second.x == 23 && second.y == -6)
    #expect(mask(shapes, icon(33.5, 4)) == nil)
    #expect(mask(shapes, icon(33, 4), .nonZero) == nil)
    #expect(mask(shapes, Path(ellipseIn: CGRect(x: 0, y: 0, width: 70, height: 9))) == nil)
    #expect(mask(shapes, Path(ellipseIn: CGRect(x: 0, y: 0, width: 70, height: 9))) == nil)
  }

  @Test("Many shapes in one picture equal each shape alone", arguments: [1, 2])
  func picture(threads: Int) throws {
    let colors = [RGBA(0xFF3B30), RGBA(0x0A84FF, alpha: 0x90)]
    let places = (0..<60).map { index -> CGPoint in
      CGPoint(x: CGFloat(index % 10) * 24 - 11, y: CGFloat(index / 10) * 25 - 9)
    }
    func draw(_ canvas: inout DisplayListRecorder, _ index: Int) {
      canvas.fill(icon(places[index].x, places[index].y), with: colors[index % 2], rule: .evenOdd)
    }
    func surround(_ canvas: inout DisplayListRecorder, _ body: (inout DisplayListRecorder) -> Void) {
      canvas.fill(.box(0, 0, 230, 140), with: RGBA(0xEEF1F5))
      canvas.clip(to: Path(ellipseIn: CGRect(x: -20, y: -10, width: 270, height: 150)))
      body(&canvas)
    }
    let together = try Picture(230, 140, threads: threads, bandHeight: 19) { canvas in
      surround(&canvas) { canvas in places.indices.forEach { draw(&canvas, $0) } }
    }
    for (index, place) in places.enumerated() {
      let alone = try Picture(230, 140) { canvas in surround(&canvas) { draw(&$0, index) } }
      for y in max(0, Int(place.y))..<min(140, Int(place.y) + 22) {
        for x in max(0, Int(place.x))..<min(230, Int(place.x) + 23) {
          #expect(together[x, y] == alone[x, y], "icon \(index) at \(x), \(y)")
        }
      }
    }
  }

  @Test("Masks in a group are clipped to the group only")
  func group() throws {
    func picture(_ count: Int) throws -> Picture {
      try Picture(64, 40) { canvas in
        canvas.fill(.box(0, 0, 64, 40), with: .white)
        canvas.clip(to: .box(0, 0, 37, 31))
        canvas.group(opacity: 0.5) { canvas in
          for _ in 0..<count { canvas.fill(icon(20, 15), with: RGBA(0x0A84FF), rule: .evenOdd) }
        }
      }
    }
    // The second lies on the first: only what the first leaves open at its edges is covered more.
    let (one, two) = (try picture(1), try picture(2))
    #expect(one[31, 22] == two[31, 22])
    #expect(one[36, 30] == two[36, 30])
    #expect(two[37, 22] == .white)
    #expect(two[31, 31] == .white)
  }
}
