import Foundation
import Raster
import Testing

@Suite("The geometry of a list is limited")
struct VertexLimitTests {
  private let pathLimit = 1 << 22
  private let listLimit = 1 << 25

  private func render(
    threads: Int = 1, _ draw: (inout DisplayListRecorder) -> Void
  ) throws -> PixelBuffer {
    try Renderer(threads: threads).render(DisplayList(size: CGSize(width: 40, height: 40), draw))
  }

  /// A path of curves that are divided into the largest number of lines.
  private func curves(_ count: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for _ in 0..<count {
        path.addCurve(
          to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 2e6, y: 1e6), control2: CGPoint(x: -1e6, y: 1.5e6))
      }
    }
  }

  @Test("A path of long curves")
  func longCurves() throws {
    _ = try render { $0.fill(curves(20), with: .black) }
    #expect(throws: RenderError.tooManyVertices(operation: 0, limit: pathLimit)) {
      try render { $0.fill(curves(2000), with: .black) }
    }
    #expect(throws: RenderError.tooManyVertices(operation: 0, limit: pathLimit)) {
      try render { $0.drawShadow(of: curves(2000), Shadow(color: .black, radius: 0.1)) }
    }
    #expect(throws: RenderError.tooManyVertices(operation: 1, limit: pathLimit)) {
      try render { canvas in
        canvas.saved {
          $0.clip(to: curves(2000))
          $0.fill(.box(0, 0, 9, 9), with: .black)
        }
      }
    }
  }

  @Test("Many dashes with round caps of many corners")
  func dashes() throws {
    func dashed(_ width: CGFloat, _ dash: [CGFloat]) throws -> PixelBuffer {
      try render { canvas in
        canvas.stroke(
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 40, y: 0))
          }, with: .color(.black), style: StrokeStyle(lineWidth: width, lineCap: .round, dash: dash))
      }
    }
    _ = try dashed(4, [0.01])
    _ = try dashed(1e6, [1])
    #expect(throws: RenderError.tooManyVertices(operation: 0, limit: pathLimit)) { try dashed(1e6, [0.001]) }
    #expect(throws: RenderError.tooManyVertices(operation: 0, limit: pathLimit)) {
      try dashed(1, [CGFloat](repeating: 1e-6, count: 4000))
    }
  }

  @Test("Corners with round joins of many corners")
  func joins() throws {
    func zigzag(_ count: Int) throws -> PixelBuffer {
      try render { canvas in
        canvas.stroke(
          Path { path in
            path.move(to: .zero)
            for index in 1...count { path.addLine(to: CGPoint(x: index % 2 * 40, y: index % 3 * 20)) }
          }, with: .color(.black), style: StrokeStyle(lineWidth: 1e6, lineJoin: .round))
      }
    }
    _ = try zigzag(20)
    #expect(throws: RenderError.tooManyVertices(operation: 0, limit: pathLimit)) { try zigzag(20_000) }
  }

  @Test("The subdivision of a curve beyond numeric precision is limited")
  func imprecise() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: -8, y: 90))
      path.addCurve(
        to: CGPoint(x: 10, y: 60), control1: CGPoint(x: 1e300, y: 38), control2: CGPoint(x: -1e18, y: 4_294_967_296))
    }
    for width in [1, 1e6, 1e300] as [CGFloat] {
      _ = try render { $0.stroke(path, with: .black, lineWidth: width) }
    }
  }

  @Test("Many operations, of which each has fewer vertices than a path may have", arguments: [1, 3])
  func operations(threads: Int) throws {
    let path = curves(200)
    #expect(throws: RenderError.tooManyVertices(operation: 23, limit: listLimit)) {
      try render(threads: threads) { canvas in
        for _ in 0..<30 { canvas.fill(path, with: .black) }
      }
    }
  }

  @Test("The message names the operation and the remedy")
  func message() {
    let message = RenderError.tooManyVertices(operation: 3, limit: 50_000).description
    #expect(message.contains("Operation 3") && message.contains("50000") && message.contains("dashes"))
  }
}
