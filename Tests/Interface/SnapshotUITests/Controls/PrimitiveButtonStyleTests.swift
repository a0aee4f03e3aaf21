import Testing
import SnapshotUI

/// A style may also decide when a button acts.
@MainActor @Suite struct PrimitiveButtonStyleTests {
  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(5).background(Color.yellow).onTapGesture { configuration.trigger() }
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(3).background(Color.green)
    }
  }

  private struct Counter<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var count = 0

    var body: some View {
      VStack {
        Button("More") { count += 1 }.buttonStyle(style)
        Text("\(count)")
      }
    }
  }

  private let context = RenderContext(width: 160, height: 80)

  @Test func actionsTriggeredByTheStyleRun() throws {
    for host in [ViewHost(AnyView(Counter(style: Tapped()))), ViewHost(AnyView(Counter(style: Wrapped())))] {
      try host.inspect().find(button: "More").tap()
      try host.inspect().find(button: "More").tap()
      #expect(try host.inspect().find(text: "2").isVisible)
      #expect(try host.rendered().accessibilityElements.filter { $0.traits.contains(.isButton) }.count == 1)
    }
  }

  @Test func linksAndMenusUseThePrimitiveStyle() throws {
    for style in [AnyPrimitive(Tapped()), AnyPrimitive(Wrapped())] {
      let button = try style.apply(Button("Tap") {}).pixels(in: context)
      #expect(try style.apply(NavigationLink("Tap") { Text("There") }).pixels(in: context) == button)
      #expect(try style.apply(Menu("Tap") { Text("One") }).pixels(in: context) == button)
      #expect(try Button("Tap") {}.pixels(in: context) != button)
    }
  }

  @Test func aButtonInThePrimitiveStyleHasTheOuterStyle() throws {
    let inner = Button("Tap") {}.buttonStyle(Wrapped()).buttonStyle(.borderedProminent)
    let outer = Button("Tap") {}.buttonStyle(.borderedProminent).padding(3).background(Color.green)
    #expect(try inner.pixels(in: context) == outer.pixels(in: context))
  }

  private struct AnyPrimitive {
    let apply: (any View) -> AnyView

    init(_ style: some PrimitiveButtonStyle) { apply = { AnyView(AnyView($0).buttonStyle(style)) } }
  }
}
