import Testing
import SnapshotUI

@MainActor @Suite struct BarTests {
  private func layout(_ view: some View, safeArea: EdgeInsets = EdgeInsets(), type: DynamicTypeSize = .large) throws
    -> PlacedElement
  {
    try view.rendered(
      in: RenderContext(width: 320, height: 480, safeAreaInsets: safeArea, dynamicTypeSize: type)
    ).layout
  }

  private func text(_ words: String, in layout: PlacedElement) -> PlacedElement? {
    layout.leaves.first { $0.element.drawing?.text?.words == words }
  }

  @Test func anInlineTitleIsCenteredIn44Points() throws {
    let found = try layout(
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      })
    let title = try #require(text("Title", in: found))
    #expect(abs(title.exactFrame.midX - 160) < 1 && title.exactFrame.midY == 22)
    #expect(text("Back", in: found)?.exactFrame.minX == 16)
    #expect(text("Save", in: found)?.exactFrame.maxX == 304)
    #expect(found.leaves.first { $0.element.name == "Color" }?.exactFrame.minY == 44)
  }

  /// On a phone in landscape, where the safe area ends before the camera island.
  @Test func barsAreLowOnAPhoneInLandscape() throws {
    var context = RenderContext(
      width: 480, height: 320, safeAreaInsets: EdgeInsets(top: 0, leading: 50, bottom: 20, trailing: 50),
      verticalSizeClass: .compact)
    let view = TabView {
      NavigationStack {
        Color.red.navigationTitle("Title").toolbarBackground(.visible, for: .navigationBar)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
      }
      .tabItem { Label("Home", systemImage: "house") }
    }
    let low = try view.rendered(in: context).layout
    let ground = try #require(low.leaves.first { $0.element.name == "Color" }).exactFrame
    #expect(ground == CGRect(x: 50, y: 32, width: 380, height: 300 - 32 - 32 - 32))
    #expect(low.leaves.filter { $0.element.name == "Divider" }.map(\.exactFrame.width) == [480, 480, 480])
    let title = try #require(text("Home", in: low)).exactFrame
    let icon = try #require(low.leaves.first { $0.path.hasSuffix("Label/HStack/Image") }).exactFrame
    #expect(icon.maxX < title.minX && abs(icon.midY - title.midY) < 2)
    // Bars on glass are as high as in portrait.
    context.design = .iOS26
    let glass = try view.rendered(in: context).layout
    #expect(try #require(glass.leaves.first { $0.element.name == "Color" }).exactFrame.minY >= 44)
  }

  @Test func aLongTitleIsTruncatedBesideTheItems() throws {
    let found = try layout(
      NavigationStack {
        Color.red.navigationTitle("A title that is much longer than the bar is wide")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
      })
    let title = try #require(found.leaves.first { $0.path.contains("A title") })
    let save = try #require(text("Save", in: found))
    #expect(title.exactFrame.maxX <= save.exactFrame.minX - 8)
  }

  @Test func onlyBackgroundsExtendUnderTheBar() throws {
    let found = try layout(
      NavigationStack { Probe(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red) },
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    let ground = try #require(found.leaves.first { $0.element.name == "Color" })
    #expect(ground.exactFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func aHiddenBarTakesNoSpace() throws {
    let found = try layout(NavigationStack { Color.red.navigationTitle("T").toolbar(.hidden, for: .navigationBar) })
    #expect(found.leaves.first { $0.element.name == "Color" }?.exactFrame.minY == 0)
  }

  @Test func theSelectedTabIsShown() throws {
    struct Tabs: View {
      @State private var tab = "b"

      var body: some View {
        TabView(selection: $tab) {
          Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
          Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
        }
      }
    }
    let found = try layout(Tabs())
    #expect(text("First", in: found) == nil && text("Second", in: found) != nil)
    #expect(text("One", in: found)?.exactFrame.midX == 80)
    let host = ViewHost(Tabs(), in: RenderContext(width: 320, height: 480))
    try host.inspect().find(text: "One").tap()
    #expect(text("First", in: try host.rendered().layout) != nil)
  }

  @Test func aTabBarIs49PointsAboveTheSafeAreasEnd() throws {
    let tabs = TabView {
      Color.red.tabItem { Text("One") }
    }
    let found = try layout(tabs, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    #expect(found.leaves.first { $0.element.name == "Color" }?.frame.height == 397)
    let ground = try #require(found.leaves.first { $0.element.name == "Material" })
    #expect(ground.exactFrame.maxY == 480)
  }
}
