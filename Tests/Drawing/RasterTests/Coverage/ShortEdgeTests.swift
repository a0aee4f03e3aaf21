import CRasterPixels
import RasterCore
import SnapshotSeededRandom
import Testing

// The fixed-point edges are internal.
@testable import Raster

@Suite("Edges that vectors add to the cells of a window")
struct ShortEdgeTests {
  private static let bounds = PixelRect(left: -3, top: 5, right: 37, bottom: 29)

  /// The cells of a window after some edges have been added.
  private func cells(_ add: (AccumulationWindow) -> Void) -> (cells: [Int32], unmarked: Int) {
    let buffer = AccumulationBuffer()
    buffer.begin(Self.bounds)
    let window = buffer.window
    add(window)
    let count = window.stride * Self.bounds.height
    let unmarked = (0..<count).count { place in
      let (row, column) = (place / window.stride, place % window.stride)
      return window.cells[place] != 0 && window.dirty[row * window.words + column >> 8] >> (column >> 2 & 63) & 1 == 0
    }
    return ((0..<count).map { window.cells[$0] }, unmarked)
  }

  private func reaches(_ from: FixedVertex, _ to: FixedVertex) -> Bool {
    from.y != to.y && Int(max(from.y, to.y)) > Self.bounds.top << 8 && Int(min(from.y, to.y)) < Self.bounds.bottom << 8
  }

  /// A line of vertices that wanders in and out of the window, with distances of all magnitudes.
  private func vertices(_ count: Int, _ numbers: inout SplitMix) -> [FixedVertex] {
    var vertex = FixedVertex(x: 2000, y: 3000)
    return (0..<count).map { _ in
      let reach = Int32(1) << Int32.random(in: 0...13, using: &numbers)
      vertex.x = min(max(vertex.x + .random(in: -reach...reach, using: &numbers), -4000), 14000)
      vertex.y = min(max(vertex.y + .random(in: -reach...reach, using: &numbers), -2000), 10000)
      return vertex
    }
  }

  @Test("Sums equal those of single edges, on vectors of every width", arguments: 1..<50)
  func everyWidth(edges: Int) {
    var numbers = SplitMix(seed: UInt64(edges))
    for _ in 0..<20 {
      let vertices = vertices(edges + 1, &numbers)
      let single = cells { window in
        let accumulator = EdgeAccumulator(window)
        for index in 0..<edges where reaches(vertices[index], vertices[index + 1]) {
          accumulator.addEdge(vertices[index], vertices[index + 1])
        }
      }
      for width in 0..<CPixelsVectorWidths() {
        let together = cells { window in
          let accumulator = EdgeAccumulator(window)
          var others = [Int32](repeating: 0, count: edges + 8)
          let coordinates = vertices.flatMap { [$0.x, $0.y] }
          let count = CPixelsAddEdgesInWidth(width, accumulator.window, coordinates, edges, &others)
          for other in others.prefix(count) {
            accumulator.addEdge(vertices[Int(other)], vertices[Int(other) + 1])
          }
        }
        #expect(together.cells == single.cells)
        #expect(together.unmarked == 0)
      }
    }
  }

  @Test("The farthest coordinates that a path may have do not wrap around")
  func farthest() {
    let limit = Int32(PixelFixed.pixelLimit * 256)
    let corners: [Int32] = [-limit, -limit, limit, limit, limit, -limit, -limit, limit, -limit, -limit]
    for width in 0..<CPixelsVectorWidths() {
      var others = [Int32](repeating: 0, count: 12)
      let added = cells { window in
        let count = CPixelsAddEdgesInWidth(width, EdgeAccumulator(window).window, corners, 4, &others)
        #expect(others.prefix(count).sorted() == [0, 2, 3])
      }
      #expect(added.cells.allSatisfy { $0 == 0 })
    }
  }
}
