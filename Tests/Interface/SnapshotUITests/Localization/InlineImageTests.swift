import Raster
import Testing
import SnapshotUI

/// Images in texts.
@Suite struct InlineImageTests {
  private let context = RenderContext(width: 200, height: 60)

  @Test func anImageTakesItsWidth() throws {
    let words = try Text("before after").rendered(in: RenderContext()).layout.frame.width
    let both = try Text("before \(Image(systemName: "star")) after").rendered(in: RenderContext()).layout.frame.width
    #expect(both > words + 10)
  }

  @Test func anImageIsDrawnAndNotRead() throws {
    let view = Text("\(Image(systemName: "star.fill")) 4.8")
    #expect(try view.inspect(in: context).texts == [" 4.8"])
    #expect(try view.displayList(in: context) != Text("  4.8").displayList(in: context))
    #expect(try view.rendered(in: context).diagnostics == [])
    #expect(try (Text(Image(systemName: "star")) + Text(" 5")).inspect(in: context).texts == [" 5"])
  }

  @Test func aTallImageMakesItsLineTaller() throws {
    let pixels = PixelBuffer(width: 10, height: 50)
    let line = try Text("x").rendered(in: RenderContext()).layout.frame.height
    let tall = try Text("x \(Image(pixels: PixelImage(pixels)))").rendered(in: RenderContext()).layout.frame.height
    #expect(line < 30 && tall >= 50)
  }

  @Test func modifiersWithoutPixelsAreRecorded() throws {
    let text = try Text("x").speechSpellsOutCharacters().rendered(in: context).elementsText
    #expect(text.contains("speechSpellsOutCharacters"))
  }
}
