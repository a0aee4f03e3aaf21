import RasterCore
import Testing

// The memory of dashes is internal.
@testable import Raster

@Suite struct DashMemoryTests {
  @Test func aLongDashDoesNotEnlargeTheDashesAfterIt() throws {
    // 10,000 points in the first dash, then 1,000 dashes of two points.
    var spine = StrokeSpine()
    let along = Vector2D(1, 0)
    var x = 0.0
    for length in [Double](repeating: 1e-4, count: 10_000) + [2000] {
      spine.vertices.append(
        StrokeSpine.Vertex(
          point: Vector2D(x, 0), arrival: along, departure: along, length: length, isCorner: false))
      x += length
    }
    spine.vertices.append(
      StrokeSpine.Vertex(point: Vector2D(x, 0), arrival: along, departure: along, isCorner: false))
    let dash = try #require(StrokeDash(StrokeStyle(dash: [1, 1]), noise: 1e-6))
    let dashes = dash.dashes(of: spine)
    #expect(dashes.count == 1001)
    #expect(dashes.reduce(0) { $0 + $1.vertices.capacity } < 40_000)
  }
}
