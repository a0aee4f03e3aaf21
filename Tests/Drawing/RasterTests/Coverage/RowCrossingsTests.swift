import SnapshotSeededRandom
import Testing

// The accumulation of edges is an internal algorithm.
@testable import Raster

@Suite("Crossings of an edge with successive rows")
struct RowCrossingsTests {
  /// The floored quotients of a division for each row.
  private func expected(_ x: Int, _ slope: EdgeSlope, from height: Int, rows: Int) -> [Int] {
    (1...rows).map { x + slope.crossing(at: height + $0 * 256).distance }
  }

  private func crossings(_ x: Int, _ slope: EdgeSlope, from height: Int, rows: Int) -> [Int]? {
    let start = slope.crossing(at: height)
    guard
      var crossings = RowCrossings(
        from: (x + start.distance, start.remainder), by: slope.crossing(at: 256), dy: slope.dy, count: rows)
    else { return nil }
    return (0..<rows).map { _ in
      defer { crossings.advance() }
      return Int(crossings.next)
    }
  }

  @Test("Crossings equal one division per row", arguments: [1 << 10, 1 << 14, 1 << 19, (1 << 26) - 1])
  func quotients(tallest: Int) {
    var numbers = SplitMix(seed: UInt64(tallest))
    for _ in 0..<2_000 {
      // Heights near the largest leave the smallest fractions.
      let dy = tallest - Int.random(in: 0..<min(tallest, 512), using: &numbers)
      let slope = EdgeSlope(dx: Int.random(in: -4_000...4_000, using: &numbers), dy: dy)
      let height = Int.random(in: 0..<max(1, dy - 30 * 256), using: &numbers)
      let rows = min(30, (dy - height) / 256)
      guard rows > 0 else { continue }
      let x = 1 << 21
      #expect(crossings(x, slope, from: height, rows: rows) == expected(x, slope, from: height, rows: rows))
    }
  }

  @Test("Edges whose quotients come just below whole numbers are floored")
  func nearlyWhole() {
    // −1 / dy for each row: as close below a whole number as a quotient comes.
    for dy in [255, 65_535, (1 << 26) - 1] {
      let slope = EdgeSlope(dx: -1, dy: dy)
      let rows = min(30, dy / 256)
      guard rows > 0 else { continue }
      #expect(crossings(1 << 20, slope, from: 0, rows: rows) == expected(1 << 20, slope, from: 0, rows: rows))
    }
  }

  @Test("Edges whose rounding errors could accumulate are rejected")
  func refused() {
    #expect(RowCrossings(from: (0, 0), by: (0, 0), dy: (1 << 26) - 1, count: 31) != nil)
    #expect(RowCrossings(from: (0, 0), by: (0, 0), dy: (1 << 26) - 1, count: 33) == nil)
    #expect(RowCrossings(from: (0, 0), by: (0, 0), dy: 1 << 26, count: 1) == nil)
  }

  @Test("An edge that is moved by columns keeps its fractions")
  func moved() throws {
    var crossings = try #require(RowCrossings(from: (5 << 16, 1), by: (300, 2), dy: 7, count: 3))
    crossings.move(by: -5)
    #expect(crossings.next == 300)
    crossings.move(by: -1)
    let isLeft = crossings.next > 0xFFFF
    #expect(isLeft)
    crossings.move(by: 6)
    #expect(crossings.next == 5 << 16 + 300)
  }
}
