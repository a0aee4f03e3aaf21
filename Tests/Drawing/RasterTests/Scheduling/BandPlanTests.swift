import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("The operations of each band")
struct BandPlanTests {
  private let gradient = Paint.gradient(
    GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 0, y: 130)),
      stops: [.init(color: .white, location: 0), .init(color: RGBA(0x5E5CE6), location: 1)]))

  @Test(
    "Bands start at the last operation that covers them completely",
    arguments: [1, 7, 8, 32, 100, 200])
  func covered(bandHeight: Int) throws {
    var numbers = SplitMix(seed: UInt64(bandHeight))
    for _ in 0..<60 {
      let paint = [gradient, .color(RGBA(0x34C759)), .color(RGBA(0x34C759, alpha: 254))][
        Int.random(in: 0...2, using: &numbers)]
      // At quarters of a pixel; sometimes from above the picture, or to below it.
      let top = CGFloat(Int.random(in: -40...400, using: &numbers)) / 4
      let height = CGFloat(Int.random(in: 240...520, using: &numbers)) / 4
      let isGrouped = Bool.random(using: &numbers)
      // Two halves cover what one piece does, but neither goes from edge to edge.
      func picture(_ pieces: [Path]) throws -> Picture {
        try Picture(90, 130, background: RGBA(0xFF9500), bandHeight: bandHeight) { canvas in
          canvas.fill(Path(ellipseIn: CGRect(x: -9, y: 5, width: 99, height: 120)), with: RGBA(0xFF3B30))
          func draw(_ canvas: inout DisplayListRecorder) { for piece in pieces { canvas.fill(piece, with: paint) } }
          if isGrouped { canvas.group(opacity: 0.5, draw) } else { draw(&canvas) }
        }
      }
      let whole = try picture([.box(0, top, 90, height)])
      let halves = try picture([.box(0, top, 50, height), .box(50, top, 40, height)])
      #expect(whole.buffer == halves.buffer)
    }
  }

  @Test("Previous memory contents never show through", arguments: [1, 2])
  func dirty(threads: Int) throws {
    // So many pixels that a band is drawn in memory of its own.
    let size = CGSize(width: 1_027, height: 1_033)
    let whole = Path.box(0, 0, size.width, size.height)
    let renderer = Renderer(threads: threads)
    func picture(_ draw: (inout DisplayListRecorder) -> Void) throws -> PixelBuffer {
      let list = DisplayList(size: size) { canvas in
        canvas.fill(Path(ellipseIn: CGRect(x: 9, y: 9, width: 900, height: 700)), with: RGBA(0xFF3B30))
        draw(&canvas)
      }
      var frame = try #require(
        PixelBuffer(width: 1_027, height: 1_033, pixels: [UInt32](repeating: 0xDEAD_BEEF, count: 1_027 * 1_033)))
      try renderer.render(list, background: .black, into: &frame)
      return frame
    }
    let faded = try picture { $0.fill(whole, with: gradient) }
    let alone = try renderer.render(DisplayList(size: size) { $0.fill(whole, with: gradient) }, background: .white)
    #expect(faded == alone)
    let copied = try picture { canvas in
      canvas.blendMode = .copy
      canvas.fill(whole, with: RGBA(0x34C759))
    }
    #expect(copied.pixels.allSatisfy { $0 == RGBA(0x34C759).premultiplied })
  }
}
