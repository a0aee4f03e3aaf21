import Foundation
import Testing
import SnapshotUI

@Suite struct CanvasTests {
  private func picture(_ view: some View) throws -> PixelBuffer {
    try Renderer().render(view.displayList(in: RenderContext(width: 100, height: 60)))
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func aCopyOfTheContextHasItsOwnState() throws {
    let square = square
    let drawn = try picture(
      Canvas { context, size in
        #expect(size == CGSize(width: 100, height: 60))
        var copy = context
        copy.translateBy(x: 40, y: 10)
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.blue))
      })
    #expect(drawn[50, 20] == (try picture(Color.red))[1, 1])
    #expect(drawn[10, 10] == (try picture(Color.blue))[1, 1])
    #expect(drawn[30, 5] == .clear)
  }

  @Test func clipsOpacityAndFiltersApply() throws {
    let square = square
    let drawn = try picture(
      Canvas { context, _ in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 60)))
        context.opacity = 0.5
        context.addFilter(.colorInvert())
        context.fill(square, with: .color(.white))
      })
    #expect(drawn[15, 5] == .clear)
    #expect(drawn[5, 5]?.alpha == 128)
    #expect(drawn[5, 5]?.red == 0)
  }

  @Test func theFilterThatWasAddedLastAppliesFirst() throws {
    let square = square
    let drawn = try picture(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.25, max: 0.75, color: .red))
        context.addFilter(.colorMultiply(.white.opacity(0.5)))
        context.fill(square, with: .color(.black))
      })
    #expect(drawn[5, 5] == (try picture(Color.red))[1, 1])
    #expect(drawn[30, 30] == .clear)
  }

  @Test func aThresholdIsPartOfTheDisplayList() throws {
    let square = square
    func drawing(min: Double, color: Color) throws -> DisplayList {
      try Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: min, color: color))
        context.addFilter(.blur(radius: 4))
        context.fill(square, with: .color(.black))
      }.displayList(in: RenderContext(width: 100, height: 60))
    }
    let list = try drawing(min: 0.5, color: Color(red: 1, green: 0, blue: 0))
    #expect(list.textForm.contains("blur 4, alpha-threshold [0.5 1] #FF0000"))
    #expect(try drawing(min: 0.6, color: Color(red: 1, green: 0, blue: 0)).textForm != list.textForm)
  }

  @Test func textsAndSymbolsAreDrawnAtTheirAnchors() throws {
    let view = Canvas { context, size in
      let text = context.resolve(Text("Words"))
      #expect(text.measure(in: size).width > 30)
      context.draw(text, at: .zero, anchor: .topLeading)
      if let dot = context.resolveSymbol(id: 7) {
        #expect(dot.size == CGSize(width: 12, height: 12))
        context.draw(dot, at: CGPoint(x: 80, y: 40))
      }
      #expect(context.resolveSymbol(id: 8) == nil)
    } symbols: {
      Color.green.frame(width: 12, height: 12).tag(7)
    }
    let drawn = try picture(view)
    #expect(drawn[80, 40] == (try picture(Color.green))[1, 1])
    #expect(drawn[72, 40] == .clear)
    #expect(try view.displayList(in: RenderContext(width: 100, height: 60)).textForm.contains("glyphs"))
  }

  @Test func anImageRendererEncodesAView() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 4))
    renderer.scale = 2
    #expect(renderer.pixels?.width == 20)
    #expect(renderer.pixels?.height == 8)
    #expect(renderer.pngData?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }
}
