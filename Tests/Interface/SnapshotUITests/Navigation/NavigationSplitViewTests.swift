import Testing
import SnapshotUI

/// A split view shows columns on wide screens, and a stack of screens on compact ones.
@MainActor @Suite struct NavigationSplitViewTests {
  private let pad = RenderContext(width: 1180, height: 820, horizontalSizeClass: .regular, verticalSizeClass: .regular)

  private func split(_ visibility: NavigationSplitViewVisibility = .automatic) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      Text("one").navigationTitle("Sidebar").navigationSplitViewColumnWidth(200)
    } content: {
      Text("two")
    } detail: {
      Text("three")
    }
  }

  private func texts(_ visibility: NavigationSplitViewVisibility, in context: RenderContext) throws -> [String] {
    try split(visibility).rendered(in: context).inspect().texts
  }

  @Test func theVisibilitySelectsColumns() throws {
    var portrait = pad
    (portrait.width, portrait.height) = (820, 1180)
    #expect(try texts(.all, in: pad) == ["one", "Sidebar", "two", "three"])
    #expect(try texts(.automatic, in: pad) == ["two", "three"])
    #expect(try texts(.doubleColumn, in: pad) == ["two", "three"])
    #expect(try texts(.automatic, in: portrait) == ["three"])
    #expect(try texts(.detailOnly, in: pad) == ["three"])
  }

  @Test func columnsHaveTheirWidths() throws {
    let screen = try split(.all).rendered(in: pad).inspect()
    #expect(abs(try screen.find(text: "one").frame.midX - 100) < 1)
    #expect(abs(try screen.find(text: "two").frame.midX - 360) < 1)
    #expect(abs(try screen.find(text: "three").frame.midX - 850) < 1)
  }

  struct Shelves: View {
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        VStack {
          NavigationLink("Read") { Text("Read books") }
          Button("Show") { column = .detail }
        }
        .navigationTitle("Shelves")
      } detail: {
        Text("Choose a shelf")
      }
    }
  }

  @Test func aLinkReplacesTheDetail() throws {
    let host = ViewHost(Shelves(), in: pad)
    #expect(try host.inspect().texts.contains("Choose a shelf"))
    try host.inspect().find(link: "Read").tap()
    #expect(try host.inspect().texts.contains("Read books"))
    #expect(try host.inspect().texts.contains("Choose a shelf") == false)
  }

  @Test func aPhoneShowsOneColumn() throws {
    let host = ViewHost(Shelves())
    #expect(try host.inspect().texts == ["Read", "Show", "Shelves"])
    try host.inspect().find(link: "Read").tap()
    #expect(try host.inspect().texts == ["Read books", "Shelves"])
    try host.inspect().find(identifier: "BackButton").tap()
    try host.inspect().find(button: "Show").tap()
    #expect(try host.inspect().texts == ["Choose a shelf", "Shelves"])
    try host.inspect().find(identifier: "BackButton").tap()
    #expect(try host.inspect().texts == ["Read", "Show", "Shelves"])
  }

  @Test func aNavigationViewOfTwoViewsIsASplitViewOnAPad() throws {
    let view = NavigationView {
      Text("one")
      Text("two")
    }
    #expect(try view.rendered(in: pad).inspect().texts == ["one", "two"])
    #expect(try view.navigationViewStyle(.stack).rendered(in: pad).inspect().texts == ["one"])
    #expect(try view.inspect().texts == ["one"])
  }
}
