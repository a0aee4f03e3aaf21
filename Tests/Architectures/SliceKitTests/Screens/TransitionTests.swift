import SliceKit
import Testing
import SnapshotUI

/// S14: the animation of the last change of a screen.
@Suite struct TransitionTests {
  private let context = RenderContext(width: 200, height: 300)

  private func picture(_ screen: SliceScreen<LineCoordinator>, at time: Double) throws -> PixelBuffer {
    try Renderer().render(screen.transition(at: time), in: context)
  }

  @Test("S14: a transition survives later events that change no slice", arguments: [SliceRowLoading.eager, .lazy])
  func laterEvents(rows loading: SliceRowLoading) throws {
    let screen = lineScreen(lines(0..<3), rows: loading)
    _ = try screen.inspect()
    screen.send(.set(lines(1..<4)))
    // The row that was inserted appears, which changes the state and no slice.
    _ = try screen.inspect()
    #expect(screen.steps.last?.changes.isEmpty == true)
    let (start, middle, end) = (
      try picture(screen, at: 0), try picture(screen, at: 0.5), try picture(screen, at: 1)
    )
    #expect(start != middle && middle != end && start != end)
    let view = try screen.transition(at: 0.5).rendered(in: context).inspect()
    let text = try view.find(text: "line 1")
    #expect((text.parent ?? text).frame.minY == 20, "half way up")
    screen.send(.appeared(1))
    #expect(try picture(screen, at: 0.5) == middle)
  }

  @Test("S14: a transition of a lazy screen moves, fades and shows rows that were off screen") func lazyRows() throws {
    let screen = lineScreen(lines(0..<100))
    _ = try screen.inspect()
    #expect(try screen.visibleFrames.count == 8)
    var changed = lines(0..<100)
    changed.remove(at: 1)
    changed[1].note = " changed"
    screen.send(.set(changed))
    _ = try screen.inspect()
    let view = try screen.transition(at: 0.25).rendered(in: context).inspect()
    func edges(_ text: String) -> [CGFloat] {
      view.findAll { $0.name == "Text" && $0.text == text }.map { ($0.parent ?? $0).frame.minY }
    }
    #expect(edges("line 0") == [0])
    #expect(edges("line 1") == [40], "a deleted row stays at its place")
    #expect(edges("line 2") == [70] && edges("line 2 changed") == [70], "its content fades")
    #expect(edges("line 3") == [110])
    // The ninth row was below the screen.
    #expect(edges("line 8") == [310])
    let at = try picture(screen, at: 1)
    let shown = try Renderer().render(screen.view, in: context)
    #expect(at == shown, "the end is the screen")
    #expect(try picture(screen, at: 0) == Renderer().render(lineScreen(lines(0..<100)).view, in: context))
    // Scrolling is not a change of the slices.
    try screen.scroll(by: 500)
    #expect(try picture(screen, at: 1) == at)
  }

  @Test("S14: rows above a lazy screen enter from its top edge") func fromAbove() throws {
    let screen = lineScreen(lines(0..<100))
    try screen.scroll(to: 50)
    screen.send(.set(lines(0..<40) + lines(60..<100)))
    _ = try screen.inspect()
    let view = try screen.transition(at: 0).rendered(in: context).inspect()
    let frames = view.findAll { $0.name == "Text" }.map { ($0.text, ($0.parent ?? $0).frame.minY) }
    let visible = frames.filter { $0.1 > -40 && $0.1 < 300 }.map(\.0)
    #expect(visible == (50..<58).map { "line \($0)" }, "before the change, no other row is on the screen")
  }

  @Test("S14: several rows enter a lazy screen from above in the order of the list") func severalFromAbove() throws {
    let screen = lineScreen(lines(0..<20))
    try screen.scroll(to: .bottom)
    screen.send(.set(lines(0..<17)))
    _ = try screen.inspect()
    let view = try screen.transition(at: 0).rendered(in: context).inspect()
    let edges = ["line 9", "line 10", "line 11", "line 12"].map { text in
      view.findAll { $0.name == "Text" && $0.text == text }.map { ($0.parent ?? $0).frame.minY }
    }
    #expect(edges == [[-140], [-100], [-60], [-20]])
  }

  @Test("S14: rows that change their height after scrolling do not change the transition") func laterHeights() throws {
    let screen = SliceScreen(
      LineCoordinator(lines(0..<100)), state: \.state, slices: SliceRegistry(FoldingSlice.self), rows: .lazy,
      in: context)
    _ = try screen.inspect()
    screen.send(.set(lines(1..<100)))
    _ = try screen.inspect()
    let end = try picture(screen, at: 1)
    try screen.scroll(by: 100)
    try screen.inspect().find(button: "fold 4").tap()
    #expect(try screen.visibleFrames.contains { $0.height == 20 })
    #expect(try picture(screen, at: 1) == end)
  }

  @Test("S14: the content of a changed slice fades from the old to the new one") func crossFade() throws {
    struct Colored: SliceViewModel { var isRed: Bool }
    final class ColoredSlice: Slice, SliceConfigurable {
      private var isRed = false
      var content: some View { (isRed ? Color.red : Color.blue).frame(height: 40) }
      func configure(with viewModel: Colored) { isRed = viewModel.isRed }
    }
    func pixel(at time: Double) throws -> (red: UInt8, blue: UInt8) {
      let view = SliceTransitionView(
        from: [SliceDescriptor(viewModel: Colored(isRed: true))],
        to: [SliceDescriptor(viewModel: Colored(isRed: false))],
        at: time, slices: SliceRegistry(ColoredSlice.self))
      let picture = try Renderer().render(view, in: RenderContext(width: 40, height: 40))
      let color = picture[20, 20] ?? .clear
      return (color.red, color.blue)
    }
    let (early, late) = (try pixel(at: 0.25), try pixel(at: 0.75))
    #expect(early.red > early.blue, "\(early)")
    #expect(late.blue > late.red, "\(late)")
    #expect(early.red > late.red && late.blue > early.blue)
  }
}
