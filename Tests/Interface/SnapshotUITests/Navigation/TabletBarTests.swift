import Testing
import SnapshotUI

/// Bars, tabs and sidebars on a tablet, and on the screens that a tablet shares.
@MainActor @Suite struct TabletBarTests {
  private let pad = Device.iPadPro11.context()
  private let portrait = Device.iPadPro11(.portrait).context()
  private let shared = Device.iPadPro11(.landscape(splitView: .oneHalf)).context()

  private struct Tabs: View {
    @State private var tab = "mail"

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack { Color.red.navigationTitle("Mailboxes").toolbar { Button("Edit") {} } }
          .tabItem { Label("Mail", systemImage: "envelope") }.tag("mail")
        Color.blue.tabItem { Label("Dates", systemImage: "calendar") }.badge(3).tag("dates")
      }
    }
  }

  private func text(_ words: String, in layout: PlacedElement) -> PlacedElement? {
    layout.leaves.first { $0.element.drawing?.text?.words == words }
  }

  private func color(in layout: PlacedElement) -> CGRect? {
    layout.leaves.first { $0.element.name == "Color" }?.exactFrame
  }

  // MARK: Tabs

  @Test func tabsAreInTheRowOfTheNavigationBar() throws {
    let layout = try Tabs().rendered(in: pad).layout
    // The bar is 50 points high, below a status bar of 24, and the large title is 52.
    #expect(text("Mail", in: layout)?.exactFrame.midY == 49)
    #expect(text("Edit", in: layout)?.exactFrame.midY == 49)
    #expect(color(in: layout)?.minY == 126)
    #expect(color(in: layout)?.maxY == 814)
    let items = layout.leaves.filter { ["Mail", "Dates", "3"].contains($0.element.drawing?.text?.words) }
    #expect(items.map(\.exactFrame.midY) == [49, 49, 49])
    let (first, last) = (try #require(items.first), try #require(items.last))
    #expect(abs((first.exactFrame.minX + last.exactFrame.maxX) / 2 - 597) < 8)
  }

  @Test func tabsHaveNoIcons() throws {
    let layout = try Tabs().rendered(in: pad).layout
    #expect(layout.leaves.filter { $0.element.name == "Image" }.isEmpty)
    #expect(try Tabs().rendered(in: shared).layout.leaves.filter { $0.element.name == "Image" }.count == 2)
  }

  @Test func contentWithoutABarBeginsBelowTheTabs() throws {
    let host = ViewHost(Tabs(), in: pad)
    try host.inspect().find(text: "Dates").tap()
    #expect(color(in: try host.rendered().layout)?.minY == 74)
  }

  @Test func anInlineTitleIsBesideTheTabs() throws {
    let view = TabView {
      NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        .tabItem { Text("Mail") }
    }
    let layout = try view.rendered(in: pad).layout
    #expect(text("Title", in: layout)?.exactFrame.minX == 20)
    #expect(text("Title", in: layout)?.exactFrame.midY == 49)
    let other = try view.rendered(in: shared).layout
    #expect(abs((text("Title", in: other)?.exactFrame.midX ?? 0) - 296) < 1)
  }

  @Test func tabsOfASharedScreenAndOfASheetAreAtTheBottom() throws {
    let layout = try Tabs().rendered(in: shared).layout
    #expect((text("Mail", in: layout)?.exactFrame.minY ?? 0) > 700)
    let sheet = try Color.white.sheet(isPresented: .constant(true)) { Tabs() }.rendered(in: pad).layout
    #expect((text("Mail", in: sheet)?.exactFrame.minY ?? 0) > 700)
  }

  @Test func glassTabsAreAtTheTop() throws {
    let layout = try Tabs().rendered(in: Device.iPadPro11.context(design: .iOS26)).layout
    #expect(text("Mail", in: layout)?.exactFrame.midY == 46)
    #expect(text("Edit", in: layout)?.exactFrame.midY == 46)
  }

  @Test func theBadgeOfALowBarLeavesTheTitleFree() throws {
    let view = TabView { Color.red.tabItem { Label("Contacts", systemImage: "person") }.badge(3) }
    let layout = try view.rendered(in: Device.iPhone13Pro(.landscape).context()).layout
    let (title, badge) = (try #require(text("Contacts", in: layout)), try #require(text("3", in: layout)))
    #expect(!title.exactFrame.intersects(badge.exactFrame))
  }

  // MARK: Sidebars

  private struct Split: View {
    var removes = false

    var body: some View {
      NavigationSplitView {
        List {
          Section("Places") { NavigationLink("Inbox") { Text("Mails") } }
        }
        .navigationTitle("Sidebar").toolbar(removing: removes ? .sidebarToggle : nil)
      } detail: {
        Text("Detail").navigationTitle("Title")
      }
    }
  }

  @Test func theButtonHidesAndShowsTheSidebar() throws {
    let host = ViewHost(Split(), in: pad)
    #expect(try host.inspect().texts.contains("Sidebar"))
    #expect(try host.inspect().find(label: "Toggle Sidebar").frame.maxX < 320)
    try host.inspect().find(label: "Toggle Sidebar").tap()
    #expect(try host.inspect().texts == ["Detail", "Title"])
    try host.inspect().find(label: "Toggle Sidebar").tap()
    #expect(try host.inspect().texts.contains("Sidebar"))
  }

  @Test func theButtonOfAHiddenSidebarIsInTheDetail() throws {
    let host = ViewHost(Split(), in: portrait)
    #expect(try host.inspect().texts == ["Detail", "Title"])
    try host.inspect().find(label: "Toggle Sidebar").tap()
    #expect(try host.inspect().texts.contains("Sidebar"))
  }

  @Test func theButtonSetsTheBinding() throws {
    struct Bound: View {
      @State private var visibility = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          NavigationStack { Text("one").navigationTitle("Sidebar") }
        } detail: {
          Text(visibility == .detailOnly ? "hidden" : "shown")
        }
      }
    }
    let host = ViewHost(Bound(), in: pad)
    #expect(try host.inspect().texts.contains("shown"))
    try host.inspect().find(label: "Toggle Sidebar").tap()
    #expect(try host.inspect().texts == ["hidden"])
  }

  @Test func theButtonCanBeRemoved() throws {
    func count(_ view: some View, in context: RenderContext) throws -> Int {
      try view.rendered(in: context).layout.leaves.filter { $0.element.name == "Image" }.count
    }
    #expect(try count(Split(), in: pad) == 1)
    #expect(try count(Split(removes: true), in: pad) == 0)
    #expect(try count(Split().navigationTitle(""), in: shared) == 1, "the arrow of the link")
  }

  @Test func aSidebarHasNoCardsAndNoArrows() throws {
    let layout = try Split().rendered(in: pad).layout
    #expect(text("Places", in: layout)?.exactFrame.height ?? 0 > 20, "headers are larger")
    #expect(text("PLACES", in: layout) == nil)
    let compact = try Split().rendered(in: shared).layout
    #expect(text("PLACES", in: compact) != nil)
  }

  @Test func listsOfASheetAboveASidebarHaveCards() throws {
    let view = NavigationSplitView {
      Text("one").sheet(isPresented: .constant(true)) { List { Section("Places") { Text("Inbox") } } }
    } detail: {
      Text("two")
    }
    #expect(text("PLACES", in: try view.rendered(in: pad).layout) != nil)
  }

  @Test func aNavigationViewOfOneViewIsTheSidebar() throws {
    let view = NavigationView { Color.red.navigationTitle("Title") }
    #expect(color(in: try view.rendered(in: pad).layout)?.width == 320)
    #expect(color(in: try view.rendered(in: portrait).layout) == nil)
    #expect(color(in: try view.rendered(in: shared).layout)?.width == 592)
    #expect(color(in: try view.navigationViewStyle(.stack).rendered(in: pad).layout)?.width == 1194)
  }

  // MARK: Sheets

  @Test func sheetsCoverAPhoneInLandscape() throws {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
      }
    }
    let phone = Device.iPhone13Pro(.landscape).context()
    let layout = try view.rendered(in: phone).layout
    // The bar is 32 points high and begins beside the camera.
    #expect(text("Cancel", in: layout)?.exactFrame.midY == 16)
    #expect(text("Cancel", in: layout)?.exactFrame.minX == 63)
    let ground = try #require(layout.leaves.last { $0.element.name == "Color" }).exactFrame
    #expect(ground == CGRect(x: 47, y: 32, width: 844 - 94, height: 390 - 32 - 21))
  }
}
