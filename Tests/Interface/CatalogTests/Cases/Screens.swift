import SnapshotUI

extension CatalogPage {
  static var screens: CatalogPage {
    CatalogPage("screens") {
      CatalogCase("NavigationStack", size: phone, in: notched) {
        NavigationStack { List { Text("Row") }.navigationTitle("Inbox") }
      }
      CatalogCase("NavigationStack", "scrolled", size: phone, in: notched) {
        NavigationStack {
          List {
            ForEach(0..<3) { section in Section("Section \(section)") { ForEach(0..<12) { Text("Row \($0)") } } }
          }
          .listStyle(.plain).navigationTitle("Inbox").defaultScrollAnchor(.center)
        }
      }
      CatalogCase("NavigationView", size: phone) { NavigationView { Text("Content").navigationTitle("Old") } }
      CatalogCase("navigationTitle", size: phone) { NavigationStack { Color.yellow.navigationTitle(Text("Title")) } }
      CatalogCase("navigationBarTitle", size: phone) {
        NavigationStack { Color.yellow.navigationBarTitle("Title", displayMode: .inline) }
      }
      CatalogCase("navigationBarTitleDisplayMode", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
      CatalogCase("navigationBarHidden", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").navigationBarHidden(true) }
      }
      CatalogCase("navigationBarBackButtonHidden", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").navigationBarBackButtonHidden() }
      }
      CatalogCase("navigationDestination", size: phone) {
        NavigationStack {
          List { NavigationLink("Seven", value: 7) }.navigationTitle("Numbers")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
      CatalogCase("toolbar", size: phone) {
        NavigationStack {
          Color.yellow.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") {}
              Button("Right") {}
            }
          }
        }
      }
      CatalogCase("toolbar", "hidden", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
      }
      CatalogCase("searchable", size: phone) {
        NavigationStack { List { Text("Row") }.navigationTitle("Find").searchable(text: .constant("")) }
      }
      CatalogCase("TabView", size: phone, in: notched) {
        TabView(selection: .constant(2)) {
          Color.yellow.tabItem { Label("One", systemImage: "house") }.tag(1)
          Color.mint.tabItem { Label("Two", systemImage: "star") }.tag(2)
        }
      }
      CatalogCase("Tab", size: phone) {
        TabView {
          Tab("Home", systemImage: "house") { Color.yellow }
          Tab("Mail", systemImage: "envelope") { Color.mint }.badge(2)
        }
      }
      CatalogCase("tabItem", size: phone) {
        TabView { Color.yellow.tabItem { Label("Only", systemImage: "star") } }
      }
      CatalogCase("tabViewStyle", size: phone) {
        TabView {
          Color.yellow
          Color.mint
        }
        .tabViewStyle(.page)
      }
      CatalogCase("sheet", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) { Text("On a sheet") }
      }
    }
  }

  private static let phone = CGSize(width: 180, height: 260)

  /// A status bar above and a home indicator below.
  private static func notched(_ context: inout RenderContext) {
    context.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 16, trailing: 0)
  }
}
