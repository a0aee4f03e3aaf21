import CPixels
import TestSupport
import Testing

// The fixed-point edges are internal.
@testable import Raster

@Suite("Search for the edges in a range of rows")
struct EdgeSearchTests {
  private typealias Search = (UnsafePointer<Int32>?, Int, Int32, Int32, UnsafeMutablePointer<Int32>?) -> Int

  private func found(_ heights: [Int32], _ top: Int32, _ bottom: Int32, _ search: Search) -> [Int32] {
    let coordinates = heights.flatMap { [Int32.random(in: -1000...1000), $0] }
    var indices = [Int32](repeating: -1, count: heights.count + 1)
    let count = search(coordinates, heights.count - 1, top, bottom, &indices)
    return Array(indices[..<count])
  }

  @Test("All are found, in order, on vectors of every width", arguments: 2..<60)
  func everyCount(vertices: Int) {
    var numbers = SplitMix(seed: UInt64(vertices))
    for _ in 0..<40 {
      // Few different heights, so that level edges and ends at the rows' sides come up.
      let heights = (0..<vertices).map { _ in Int32.random(in: -6...6, using: &numbers) &* 256 }
      let top = Int32.random(in: -6...6, using: &numbers) &* 256
      let bottom = top &+ Int32.random(in: 1...4, using: &numbers) &* 256
      let expected = (0..<Int32(vertices - 1)).filter { index in
        let (from, to) = (heights[Int(index)], heights[Int(index) + 1])
        return from != to && max(from, to) > top && min(from, to) < bottom
      }
      for search in [CPixelsFindEdges, CPixelsFindEdgesNarrow] {
        #expect(found(heights, top, bottom, search) == expected)
      }
    }
  }

  @Test("The farthest coordinates that a path may have do not wrap around")
  func farthest() {
    let limit = Int32(PixelFixed.pixelLimit * 256)
    for search in [CPixelsFindEdges, CPixelsFindEdgesNarrow] {
      #expect(found([-limit, limit, limit, -limit], -limit, limit, search) == [0, 2])
      #expect(found([Int32](repeating: limit, count: 20), -limit, limit, search) == [])
    }
  }
}
