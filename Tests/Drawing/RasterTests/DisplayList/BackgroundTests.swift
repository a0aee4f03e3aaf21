import Foundation
import Raster
import Testing

/// What lies behind a picture, and how a display list says it.
struct BackgroundTests {
  private let list = DisplayList(size: CGSize(width: 4, height: 2)) {
    $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: RGBA(0xFF0000))
  }

  @Test func systemBackgroundsFollowTheColorScheme() {
    #expect(PictureBackground.system.color(in: .light) == .white)
    #expect(PictureBackground.system.color(in: .dark) == .black)
    #expect(PictureBackground.transparent.color(in: .light) == nil)
    #expect(PictureBackground.color(.clear).color(in: .light) == nil)
  }

  @Test func aListHasOneBackground() throws {
    let light = list.onBackground(of: RenderContext(background: .system))
    #expect(light.background == .white)
    #expect(light.textForm.hasPrefix("display list 4 2\nfill #FFFFFF rect 0 0 4 2 @ screen\n"))
    #expect(light.onBackground(of: RenderContext(colorScheme: .dark, background: .system)) == light)
    #expect(list.onBackground(of: RenderContext()) == list)
    #expect(try DisplayList(textForm: light.exactTextForm) == light)
    #expect(try Renderer(threads: 1).render(light, scale: 1)[3, 1] == .white)
  }

  @Test func unknownSymbolsAreListedAndDrawn() throws {
    var canvas = DisplayListRecorder(size: CGSize(width: 12, height: 12))
    canvas.element("Row/Image") {
      $0.drawGlyphs(
        UnknownSymbol.run(for: "no.such", in: CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(.black))
    }
    let list = canvas.displayList
    #expect(list.unknownSymbols == [DisplayList.MissingText(text: "no.such", element: "Row/Image")])
    #expect(list.missingTexts.isEmpty)
    #expect(try DisplayList(textForm: list.exactTextForm) == list)
    let pixels = try Renderer(threads: 1).render(list, scale: 4)
    // A frame of a twelfth of the side, half a line inside of it.
    #expect(pixels[24, 4] == .black && pixels[24, 24] == .clear && pixels[24, 43] == .black && pixels[0, 0] == .clear)
  }
}
