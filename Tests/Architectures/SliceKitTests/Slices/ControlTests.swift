import Foundation
import SliceKit
import Testing
import SnapshotUI

/// What the controls of slices pass on to the views that they consist of.
@Suite struct ControlTests {
  /// A picture of two squares side by side, red and blue.
  private func pair() throws -> PixelImage {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
    return PixelImage(try Renderer().render(view, in: RenderContext(width: 40, height: 20)))
  }

  private func colors(_ view: some View) throws -> (corner: RGBA, middle: RGBA) {
    let picture = try Renderer().render(view, in: RenderContext(width: 40, height: 40))
    return (try #require(picture[2, 2]), try #require(picture[2, 20]))
  }

  @Test("S27: an image view fills its frame, or fits into it") func contentMode() throws {
    let view = ImageView()
    view.image = try pair()
    let fill = try colors(view)
    #expect(fill.corner.alpha == 255 && fill.corner.red > fill.corner.blue, "filled up to the corner")
    view.contentMode = .fit
    let fit = try colors(view)
    #expect(fit.corner != fill.corner, "the bars above and below are empty")
    #expect(fit.middle.red > fit.middle.blue)
  }

  @Test("S27: an image view that loads another image forgets its last one") func formerImage() throws {
    let view = ImageView()
    view.image = try pair()
    view.loadImage(from: URL(string: "https://example.com/missing.png"))
    #expect(view.image == nil)
    #expect(try colors(view) == colors(ImageView()), "the placeholder")
  }

  @Test("A label aligns its lines") func textAlignment() throws {
    let label = TextLabel()
    label.numberOfLines = 0
    label.text = "a long line of text\nb"
    func picture() throws -> PixelBuffer { try Renderer().render(label, in: RenderContext(width: 200, height: 60)) }
    var pictures: [PixelBuffer] = []
    for alignment in [TextAlignment.leading, .center, .trailing] {
      label.textAlignment = alignment
      let same = Text("a long line of text\nb").multilineTextAlignment(alignment)
      let new = try picture()
      #expect(try new == Renderer().render(same, in: RenderContext(width: 200, height: 60)))
      #expect(!pictures.contains(new))
      pictures.append(new)
    }
  }

  private final class RoleSlice: Slice {
    enum Action: SliceAction { case delete }
    var content: some View {
      VStack {
        Button("One", sending: Action.delete, role: .destructive)
        Button(String("Two"), sending: Action.delete, role: .destructive)
        Button(sending: Action.delete, role: .destructive) { Text("Three") }
        Button("Four", sending: Action.delete)
      }
    }
  }

  @Test("S18: a button that sends an action keeps its role") func roles() throws {
    let same = VStack {
      Button("One", role: .destructive) {}
      Button("Two", role: .destructive) {}
      Button("Three", role: .destructive) {}
      Button("Four") {}
    }
    let plain = VStack {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
      Button("Four") {}
    }
    let context = RenderContext(width: 200, height: 200)
    let picture = try Renderer().render(RoleSlice(), in: context)
    #expect(try picture == Renderer().render(same, in: context))
    #expect(try picture != Renderer().render(plain, in: context))
  }

  @Test("S34: a gallery has no safe area, whatever the device") func safeArea() throws {
    let gallery = SliceRegistry().examples(of: BodySlice.self, ["a": BodySliceViewModel(text: "Hello")]).gallery(
      width: 300)
    let plain = try gallery.displayList(in: RenderContext(width: 300))
    var context = RenderContext(width: 300)
    context.safeAreaInsets = EdgeInsets(top: 59, leading: 20, bottom: 34, trailing: 20)
    #expect(try gallery.displayList(in: context) == plain)
  }
}
