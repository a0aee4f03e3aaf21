import Testing
import SnapshotUI

/// Links and menus look as buttons do, whatever style is set.
@MainActor @Suite struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(9).background(configuration.isPressed ? Color.red : .yellow)
    }
  }

  private let context = RenderContext(width: 160, height: 80)

  private func pictures(_ change: (AnyView) -> AnyView) throws -> (button: PixelBuffer, others: [PixelBuffer]) {
    let views = [
      AnyView(Button("Tap") {}), AnyView(NavigationLink("Tap") { Text("There") }),
      AnyView(NavigationLink("Tap", value: 1)), AnyView(Menu("Tap") { Button("One") {} }),
    ]
    let drawn = try views.map { try change($0).pixels(in: context) }
    return (drawn[0], Array(drawn.dropFirst()))
  }

  private func expectTheSame(
    _ change: (AnyView) -> AnyView, differingFromPlain: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (button, others) = try pictures(change)
    for other in others { #expect(other == button, sourceLocation: sourceLocation) }
    let bare = try Button("Tap") {}.pixels(in: context)
    #expect((button != bare) == differingFromPlain, sourceLocation: sourceLocation)
  }

  @Test func everyBuiltInStyle() throws {
    try expectTheSame({ AnyView($0.buttonStyle(.bordered)) })
    try expectTheSame({ AnyView($0.buttonStyle(.borderedProminent)) })
    try expectTheSame({ AnyView($0.buttonStyle(.plain)) })
    try expectTheSame({ AnyView($0.buttonStyle(.borderless)) }, differingFromPlain: false)
    try expectTheSame({ AnyView($0.buttonStyle(.automatic)) }, differingFromPlain: false)
  }

  @Test func otherButtonModifiersApply() throws {
    try expectTheSame({ AnyView($0.buttonStyle(.borderedProminent).tint(.green)) })
    try expectTheSame({ AnyView($0.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)) })
    try expectTheSame({ AnyView($0.buttonStyle(.bordered).disabled(true)) })
    try expectTheSame({ AnyView($0.buttonStyle(.borderedProminent).highlighted()) })
    try expectTheSame({ AnyView($0.highlighted()) })
  }

  @Test func aCustomButtonStyle() throws {
    try expectTheSame({ AnyView($0.buttonStyle(Framed())) })
    try expectTheSame({ AnyView($0.buttonStyle(Framed()).highlighted()) })
  }

  @Test func aLinkInAListKeepsItsArrow() throws {
    let list = List { NavigationLink("Tap") { Text("There") } }
    let wide = RenderContext(width: 300, height: 120)
    #expect(try list.pixels(in: wide) == list.buttonStyle(.plain).pixels(in: wide))
    let bordered = try list.buttonStyle(.bordered).rendered(in: wide).layout
    #expect(bordered.leaves.contains { $0.element.detail == "chevron.forward" })
    #expect(try list.buttonStyle(.bordered).pixels(in: wide) != list.pixels(in: wide))
    // The margin of the list, that of its row and that of the bordered label.
    let words = try #require(bordered.leaf(saying: "Tap"))
    #expect(words.frame.minX == CGFloat(16 + 16 + 12))
  }

  @Test func aStyledLinkStillNavigates() throws {
    let host = ViewHost(NavigationLink("Tap") { Text("There") }.buttonStyle(Framed()))
    let flow = try Flow(host)
    try flow.follow(link: "Tap")
    #expect(flow.steps.last?.screen.layout.leaf(saying: "There") != nil)
  }
}
