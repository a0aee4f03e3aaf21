import Foundation
import Raster
import Testing

@Suite("The work of filters is limited")
struct FilterLimitTests {
  private let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func render(_ draw: (inout DisplayListRecorder) -> Void) throws -> PixelBuffer {
    try Renderer(pixelLimit: 10_000).render(DisplayList(size: CGSize(width: 100, height: 100), draw))
  }

  @Test("Many filters of one group")
  func filters() throws {
    func blurs(_ count: Int) -> [LayerFilter] { [LayerFilter](repeating: .blur(radius: 2), count: count) }
    // The layer and each filter count once: 50,000 pixels are five times the limit of the picture.
    _ = try render { $0.group(filters: blurs(2)) { $0.fill(area, with: .black) } }
    #expect(throws: RenderError.tooManyFilteredPixels(operation: 0, limit: 50_000)) {
      try render { $0.group(filters: blurs(200)) { $0.fill(area, with: .black) } }
    }
  }

  @Test("Nested groups with filters")
  func nested() throws {
    func nest(_ depth: Int, _ canvas: inout DisplayListRecorder) {
      guard depth > 0 else { return canvas.fill(area, with: .black) }
      canvas.group(filters: [.colorMatrix(.invert)]) { nest(depth - 1, &$0) }
    }
    _ = try render { nest(2, &$0) }
    #expect(throws: RenderError.tooManyFilteredPixels(operation: 27, limit: 50_000)) { try render { nest(30, &$0) } }
  }

  @Test("Backdrops, which draw everything below once more")
  func backdrops() {
    #expect(throws: RenderError.tooManyFilteredPixels(operation: 2, limit: 50_000)) {
      try render { canvas in
        for _ in 0..<20 { canvas.filterBackdrop(in: area, [.colorMatrix(.invert)]) }
      }
    }
  }

  @Test("Backdrops above much that is drawn")
  func drawnBelow() throws {
    func backdrops(_ count: Int, over fills: Int) throws {
      _ = try render { canvas in
        for _ in 0..<fills { canvas.fill(area, with: .black) }
        for index in 0..<count {
          canvas.filterBackdrop(in: Path(CGRect(x: index, y: 0, width: 50, height: 100)), [.colorMatrix(.invert)])
        }
      }
    }
    try backdrops(2, over: 10)
    #expect(throws: RenderError.tooManyFilteredPixels(operation: 41, limit: 50_000)) { try backdrops(2, over: 40) }
  }

  @Test("A layer far larger than the picture is refused before it is allocated")
  func layers() throws {
    // The matrix colors clear pixels, and some points of the picture show points at an infinite distance.
    let opaque = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    let horizon = ProjectiveTransform([1, 0, 0.02, 0, 1, 0.02, 0, 0, 1])
    _ = try render { $0.group(filters: [.projection(horizon)]) { $0.fill(area, with: .black) } }
    #expect(throws: RenderError.tooManyFilteredPixels(operation: 0, limit: 50_000)) {
      try render { $0.group(filters: [.colorMatrix(opaque), .projection(horizon)]) { $0.fill(area, with: .black) } }
    }
    #expect(throws: RenderError.layerTooLarge(operation: 0, width: 32_868, height: 32_868, limit: 10_000)) {
      try render { canvas in
        canvas.group(filters: [.projection(horizon)]) {
          $0.fill(Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), with: .black)
        }
      }
    }
  }

  @Test("A shadow far larger than the picture is refused before it is blurred", arguments: [false, true])
  func shadows(isInner: Bool) throws {
    let horizon = ProjectiveTransform([1, 0, 0.02, 0, 1, 0.02, 0, 0, 1])
    let huge = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    let shadow = Shadow(color: .black, radius: 4)
    #expect(throws: RenderError.layerTooLarge(operation: 1, width: 32_868, height: 32_868, limit: 10_000)) {
      try render { canvas in
        canvas.group(filters: [.projection(horizon)]) {
          if isInner { $0.drawInnerShadow(of: huge, shadow) } else { $0.drawShadow(of: huge, shadow) }
        }
      }
    }
  }

  @Test("Small filters do not count as whole pictures")
  func small() throws {
    _ = try render { canvas in
      for index in 0..<100 {
        canvas.group(filters: [.colorMatrix(.invert)]) {
          $0.fill(Path(CGRect(x: index % 10 * 10, y: index / 10 * 10, width: 8, height: 8)), with: .white)
        }
      }
    }
  }

  @Test("The message names the operation and the remedy")
  func message() {
    let message = RenderError.tooManyFilteredPixels(operation: 3, limit: 50_000).description
    #expect(message.contains("Operation 3") && message.contains("50000") && message.contains("pixelLimit"))
    let layer = RenderError.layerTooLarge(operation: 3, width: 20, height: 30, limit: 500).description
    #expect(layer.contains("Operation 3") && layer.contains("20 × 30 pixels") && layer.contains("`pixelLimit`"))
  }
}
