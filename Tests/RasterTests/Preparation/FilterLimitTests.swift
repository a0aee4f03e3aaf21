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
  }
}
