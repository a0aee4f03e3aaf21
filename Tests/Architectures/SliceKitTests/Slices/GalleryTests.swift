import SliceKit
import Snapshot
import Testing
import SnapshotUI

/// A view of all slices of a registry with their examples.
@Suite struct GalleryTests {
  private static let slices = SliceRegistry(AuthorSlice.self, BodySlice.self)
    .examples(
      of: AuthorSlice.self, ["verified": .verified, "new": AuthorSliceViewModel(username: "eve", timestamp: "now")]
    )
    .examples(of: BodySlice.self, ["short": BodySliceViewModel(text: "Hello")])

  @Test("S34: a gallery shows every example of every slice, with captions") func everyExample() throws {
    let gallery = Self.slices.gallery()
    #expect(try gallery.entries.map(\.name) == ["AuthorSlice verified", "AuthorSlice new", "BodySlice short"])
    let screen = try gallery.view.rendered(in: RenderContext(width: 375)).inspect()
    #expect(
      screen.texts == [
        "AuthorSlice · verified", "ada", "3 h ago", "AuthorSlice · new", "eve", "now", "BodySlice · short", "Hello",
      ])
    #expect(screen.findAll(AuthorSlice.self).map(\.frame.width) == [375, 375])
    assertNoDiagnostics(of: gallery.view, across: .typeSizes(.large, .xxxLarge) * .colorSchemes(.light, .dark))
    let list = try Self.slices.gallery(width: 320).displayList(in: RenderContext(width: 100, height: 100))
    #expect(list.size.width == 320 && list.size.height > 150, "as high as its content")
  }

  private struct PageRequest: SliceAction {}
  private struct SpinnerViewModel: SliceViewModel { let id = "spinner" }
  private final class SpinnerSlice: Slice, SliceConfigurable {
    var content: some View { Color.gray.frame(height: 20).onAppear(sending: PageRequest()) }
    func configure(with viewModel: SpinnerViewModel) {}
  }

  /// A gallery has no screen that handles what slices send when they appear. A handler around it still does.
  @Test func actionsOfAppearingSlicesAreIgnored() throws {
    let gallery = SliceRegistry(SpinnerSlice.self).examples(of: SpinnerSlice.self, ["spinning": SpinnerViewModel()])
      .gallery()
    _ = try Renderer().render(gallery, in: RenderContext(width: 375))
    var count = 0
    let host = ViewHost(gallery.view.onSliceAction { (_: PageRequest) in count += 1 })
    _ = try host.rendered()
    #expect(count == 1)
  }

  @Test("Each example can have its own picture", arguments: try! slices.gallery().entries.map(\.name))
  func entries(name: String) throws {
    let entry = try #require(try Self.slices.gallery().entries.first { $0.name == name })
    #expect("\(entry)" == name)
    let context = RenderContext(width: 375, height: 60)
    let alone: any View
    switch name {
    case "AuthorSlice verified": alone = AuthorSlice(.verified)
    case "AuthorSlice new": alone = AuthorSlice(AuthorSliceViewModel(username: "eve", timestamp: "now"))
    default: alone = BodySlice(BodySliceViewModel(text: "Hello"))
    }
    #expect(try Renderer().render(entry, in: context) == Renderer().render(AnyView(alone), in: context))
  }

  @Test("S34: a registered slice without an example fails the gallery") func missingExamples() throws {
    let slices = Self.slices.merging(SliceRegistry(MediaSlice.self, VoteSlice.self))
    let error = #expect(throws: SliceError.self) { try slices.gallery().entries }
    #expect(error?.reason == .unusable([.missingExample("MediaSlice"), .missingExample("VoteSlice")]))
    #expect(
      error?.reason.description == """
        MediaSlice has no example in the gallery. Add one with examples(of: MediaSlice.self, ["name": viewModel]).
        VoteSlice has no example in the gallery. Add one with examples(of: VoteSlice.self, ["name": viewModel]).
        """)
    #expect(throws: SliceError.self) { try slices.gallery().view.rendered(in: RenderContext(width: 375)) }
    withKnownIssue {
      assertSnapshots(of: slices.gallery(), across: .typeSizes(.large))
    } matching: {
      "\($0)".contains("MediaSlice has no example in the gallery.")
    }
  }

  @Test func conflictsFailTheGallery() throws {
    let slices = Self.slices.merging(
      SliceRegistry(OtherBodySlice.self).examples(of: OtherBodySlice.self, ["other": BodySliceViewModel(text: "")]))
    let error = #expect(throws: SliceError.self) { try slices.gallery().entries }
    #expect(
      error?.reason == .unusable([.ambiguousSlice("BodySliceViewModel", slices: ["BodySlice", "OtherBodySlice"])]))
  }

  private final class OtherBodySlice: Slice, SliceConfigurable {
    var content: some View { Text("other") }
    func configure(with viewModel: BodySliceViewModel) {}
  }

  @Test("Examples register their slice, stay in merged registries, and do not change screens") func merging() throws {
    let first = SliceRegistry().examples(of: BodySlice.self, ["a": BodySliceViewModel(text: "a")])
    let second = SliceRegistry(AuthorSlice.self).examples(of: AuthorSlice.self, ["b": .verified])
      .examples(of: BodySlice.self, ["c": BodySliceViewModel(text: "c")])
    let names = try first.merging(second).gallery().entries.map(\.name)
    #expect(names == ["BodySlice a", "BodySlice c", "AuthorSlice b"])
    let descriptors = [SliceDescriptor(viewModel: BodySliceViewModel(text: "shown"))]
    #expect(
      try SliceStack(descriptors, slices: first).rendered(in: RenderContext(width: 99)).inspect().texts == ["shown"])
  }

  @Test func anEmptyRegistry() throws {
    #expect(try SliceRegistry().gallery().entries.isEmpty)
    #expect(throws: ViewError.self) { try SliceRegistry().gallery().displayList(in: RenderContext(width: 375)) }
  }
}
