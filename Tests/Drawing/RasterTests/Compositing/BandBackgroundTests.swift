import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("The color below the first operation of a band")
struct BandBackgroundTests {
  private static let geometries: [GradientPaint.Geometry] = [
    .linear(start: .zero, end: CGPoint(x: 0, y: 100)),
    .linear(start: .zero, end: CGPoint(x: 400, y: 0)),
    .linear(start: CGPoint(x: 30, y: 10), end: CGPoint(x: 300, y: 90)),
    .radial(start: CGPoint(x: 200, y: 50), startRadius: 0, end: CGPoint(x: 200, y: 50), endRadius: 150),
    .radial(start: CGPoint(x: 180, y: 40), startRadius: 10, end: CGPoint(x: 200, y: 50), endRadius: 150),
    // A cone and a strip, outside of which nothing is drawn.
    .radial(start: CGPoint(x: 100, y: 50), startRadius: 10, end: CGPoint(x: 250, y: 50), endRadius: 40),
    .radial(start: CGPoint(x: 100, y: 50), startRadius: 30, end: CGPoint(x: 250, y: 60), endRadius: 30),
    // Circles that touch each other.
    .radial(start: CGPoint(x: 100, y: 50), startRadius: 10, end: CGPoint(x: 120, y: 50), endRadius: 30),
    .angular(center: CGPoint(x: 200, y: 50), start: .zero),
  ]

  private func gradient(_ index: Int, _ spread: GradientPaint.Spread, alpha: UInt8) -> Paint {
    .gradient(
      GradientPaint(
        Self.geometries[index],
        stops: [
          .init(color: RGBA(0x5E5CE6, alpha: alpha), location: 0),
          .init(color: RGBA(0x64D2FF, alpha: 255 - alpha), location: 0.4),
          .init(color: RGBA(0xFF3B30, alpha: 90), location: 1),
        ], spread: spread))
  }

  private func fillInParts(_ paint: Paint, _ canvas: inout DisplayListRecorder) {
    for x in [0, 150, 310] as [CGFloat] {
      canvas.saved { canvas in
        canvas.clip(to: .box(x, 0, x == 0 ? 150 : 160, 200))
        canvas.fill(.box(0, 0, 400, 200), with: paint)
      }
    }
  }

  @Test(
    "A gradient on the whole picture equals the same one in parts, over any background",
    arguments: geometries.indices, GradientPaint.Spread.allCases)
  func gradients(index: Int, spread: GradientPaint.Spread) throws {
    for background in [.white, RGBA(0x804020), RGBA(0x804020, alpha: 100), .clear] as [RGBA] {
      for alpha in [0, 128, 200] as [UInt8] {
        let paint = gradient(index, spread, alpha: alpha)
        let whole = try Picture(400, 100, background: background) { $0.fill(.box(0, 0, 400, 100), with: paint) }
        let parts = try Picture(400, 100, background: background) { fillInParts(paint, &$0) }
        #expect(whole.buffer == parts.buffer)
      }
    }
  }

  @Test("A rectangle below a gradient is also a background", arguments: geometries.indices)
  func rectangle(index: Int) throws {
    for color in [RGBA(0x2060A0), RGBA(0x2060A0, alpha: 200)] {
      let paint = gradient(index, .pad, alpha: 128)
      let whole = try Picture(400, 100, background: .white) { canvas in
        canvas.fill(.box(0, 0, 400, 100), with: color)
        canvas.fill(.box(0, 0, 400, 100), with: paint)
        canvas.fill(.box(0, 0, 400, 100), with: paint)
      }
      let parts = try Picture(400, 100, background: .white) { canvas in
        canvas.fill(.box(0, 0, 200, 100), with: color)
        canvas.fill(.box(200, 0, 200, 100), with: color)
        fillInParts(paint, &canvas)
        fillInParts(paint, &canvas)
      }
      #expect(whole.buffer == parts.buffer)
    }
  }

  @Test("Each band has its own background", arguments: geometries.indices)
  func bands(index: Int) throws {
    let paint = gradient(index, .pad, alpha: 128)
    func picture(_ fill: (inout DisplayListRecorder) -> Void) throws -> PixelBuffer {
      try Picture(400, 200, background: .white, bandHeight: 10) { canvas in
        canvas.fill(.box(0, 20, 400, 65), with: RGBA(0x2060A0))
        canvas.fill(.box(0, 85, 400, 65), with: RGBA(0xA06020))
        fill(&canvas)
      }.buffer
    }
    #expect(try picture { $0.fill(.box(0, 0, 400, 200), with: paint) } == picture { fillInParts(paint, &$0) })
  }

  @Test("Blend modes never read uninitialized pixels", arguments: BlendMode.allCases)
  func unknownPixels(mode: BlendMode) throws {
    // No premultiplied color: its channels exceed its alpha.
    let pixels = [PremultipliedPixel](repeating: 0x10FF_FF80, count: 400 * 100)
    var frame = try #require(PixelBuffer(width: 400, height: 100, pixels: pixels))
    func list(isGrouped: Bool, on color: RGBA?) -> DisplayList {
      DisplayList(size: CGSize(width: 400, height: 100)) { canvas in
        if let color { canvas.fill(.box(0, 0, 400, 100), with: color) }
        canvas.saved { canvas in
          canvas.blendMode = mode
          canvas.fill(Path(ellipseIn: CGRect(x: 3, y: 2.5, width: 390, height: 90)), with: .black)
        }
        cards(&canvas, isGrouped: isGrouped)
      }
    }
    for color in [nil, RGBA(0xF2F2F7)] as [RGBA?] {
      try Renderer(threads: 1).render(list(isGrouped: false, on: color), background: .white, into: &frame)
      let expected = try Renderer(threads: 1).render(list(isGrouped: true, on: color), background: .white)
      #expect(frame == expected)
    }
  }

  @Test("A card in a transparent group hides nothing")
  func group() throws {
    let picture = try Picture(400, 100, background: RGBA(0xFF0000)) { canvas in
      canvas.group(opacity: 0.5) { $0.fill(.box(20, 10, 300, 80), with: RGBA(0x0000FF)) }
    }
    #expect(picture[100, 50] == RGBA(0x7F0080))
  }

  /// - Parameter isGrouped: Whether cards are in groups, which hide nothing.
  private func cards(_ canvas: inout DisplayListRecorder, isGrouped: Bool) {
    for x in [20, 120, 230] as [CGFloat] {
      let card = Path(roundedRect: CGRect(x: x, y: 10.5, width: 160, height: 80), cornerRadius: 12)
      if isGrouped {
        canvas.group(opacity: 1) { $0.fill(card, with: RGBA(0x34C759)) }
      } else {
        canvas.fill(card, with: RGBA(0x34C759))
      }
    }
  }

  @Test("Pixels of a background that cards hide do not change the picture", arguments: [5, 32, 200])
  func hidden(bandHeight: Int) throws {
    let paint = gradient(4, .pad, alpha: 128)
    let inset = Path.box(3, 2.5, 390, 90)
    let first: [(inout DisplayListRecorder) -> Void] = [
      { _ in },
      { $0.fill(.box(0, 0, 400, 100), with: RGBA(0xF2F2F7)) },
      { $0.fill(.box(0, 0, 400, 100), with: paint) },
      { $0.fill(inset, with: paint) },
      { canvas in
        canvas.clip(to: inset)
        canvas.fill(.box(0, 0, 400, 100), with: paint)
      },
      { canvas in
        canvas.blendMode = .multiply
        canvas.fill(.box(0, 0, 400, 100), with: RGBA(0xC0C0FF, alpha: 120))
      },
    ]
    for draw in first {
      let pictures = try [false, true].map { isGrouped in
        try Picture(400, 100, background: RGBA(0xFFEEDD), threads: 2, bandHeight: bandHeight) { canvas in
          canvas.saved { draw(&$0) }
          cards(&canvas, isGrouped: isGrouped)
        }
      }
      #expect(pictures[0].buffer == pictures[1].buffer)
    }
  }

  @Test("A reused buffer shows nothing of its previous picture")
  func reuse() throws {
    let renderer = Renderer(threads: 1)
    // So few pixels that gradients are not composited as tables.
    var frame = PixelBuffer(width: 100, height: 100, filledWith: RGBA(0xFF00FF))
    for index in Self.geometries.indices {
      let list = DisplayList(size: CGSize(width: 100, height: 100)) { canvas in
        canvas.fill(.box(0, 0, 100, 100), with: gradient(index, .pad, alpha: 100))
      }
      try renderer.render(list, background: .white, into: &frame)
      #expect(try frame == renderer.render(list, background: .white))
    }
  }
}
