import Testing
import SnapshotUI

/// `isSearching` and `dismissSearch` in the content of a search.
@MainActor @Suite struct SearchStateTests {
  private struct Content: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(verbatim: isSearching ? "searching" : "idle")
      Button("End") { dismissSearch() }
    }
  }

  private struct Screen: View {
    @State private var text = ""
    @State var isPresented = false

    var body: some View {
      NavigationStack {
        VStack { Content() }.searchable(text: $text, isPresented: $isPresented).navigationTitle("Find")
      }
    }
  }

  private let context = RenderContext(width: 320, height: 480)

  @Test func aPresentedSearchIsActive() throws {
    let host = ViewHost(Screen(isPresented: true), in: context)
    #expect(try host.inspect().texts.contains("searching"))
    try host.inspect().find(button: "End").tap()
    #expect(try host.inspect().texts.contains("idle"))
    #expect(try !host.inspect().texts.contains("Cancel"))
  }

  @Test func typingSearches() throws {
    let host = ViewHost(Screen(), in: context)
    #expect(try host.inspect().texts.contains("idle"))
    try host.inspect().find("the field", where: { $0.name == "TextField" }).type("tea")
    #expect(try host.inspect().texts.contains("searching"))
    try host.inspect().find(button: "End").tap()
    #expect(try host.inspect().texts.contains("idle"))
  }

  @Test func viewsOutsideOfASearchHaveNoSearch() throws {
    #expect(try ViewHost(VStack { Content() }, in: context).inspect().texts.first == "idle")
  }
}
