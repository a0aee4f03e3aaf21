import Testing
import SnapshotUI

/// What a flow passes on to the destinations of links, and to the frames of its storyboard.
@MainActor @Suite struct FlowSurroundingsTests {
  private struct Destination: View {
    @Environment(\.isPresented) private var isPresented

    var body: some View { Text(isPresented ? "presented" : "not presented") }
  }

  @Test func aDestinationHasTheColorSchemeOfItsLinksScreen() throws {
    let flow = try Flow(ViewHost(NavigationLink("Go") { Text("There") }.preferredColorScheme(.dark)))
    let there = try flow.follow(link: "Go").find(text: "There")
    #expect(there.environment.colorScheme == .dark)
    #expect(flow.steps.last?.screen.colorScheme == .dark)
  }

  @Test func aDestinationIsPresented() throws {
    let flow = try Flow(ViewHost(NavigationLink("Go") { Destination() }))
    _ = try flow.follow(link: "Go").find(text: "presented")
  }

  @Test func framesOfAStoryboardHaveTheGroundOfTheirColorScheme() throws {
    let pictures = try [ColorScheme.light, .dark].map { scheme in
      var context = RenderContext(width: 100, height: 100)
      context.colorScheme = scheme
      let flow = try Flow(in: context) { Color.clear }
      return try Renderer().render(flow.storyboard, in: RenderContext())
    }
    #expect(pictures[0] != pictures[1])
  }
}
