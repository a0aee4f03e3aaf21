import SnapshotUI

extension CatalogPage {
  /// Presentations and navigation.
  static var presentation: CatalogPage {
    CatalogPage("presentation") {
      CatalogCase("alert", size: phone) {
        Color.yellow.alert("Delete the trip?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Its photos stay in the library.")
        }
      }
      CatalogCase("alert", "with a field", size: phone) {
        Color.yellow.alert("Rename", isPresented: .constant(true)) {
          TextField("Name", text: .constant(""))
          Button("Save") {}
          Button("Save as a Copy") {}
          Button("Cancel", role: .cancel) {}
        }
      }
      CatalogCase("alert", "legacy", size: phone) {
        Color.yellow.alert(isPresented: .constant(true)) { Alert(title: Text("Saved"), message: Text("All is well.")) }
      }
      CatalogCase("confirmationDialog", size: phone, in: notched) {
        Color.yellow.confirmationDialog("Sign out?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Sign Out", role: .destructive) {}
          Button("Lock") {}
        } message: {
          Text("Downloads stay here.")
        }
      }
      CatalogCase("actionSheet", size: phone, in: notched) {
        Color.yellow.actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("Photo"), buttons: [.default(Text("Take")), .destructive(Text("Remove")), .cancel()])
        }
      }
      CatalogCase("popover", size: tablet, in: regular) {
        VStack {
          Text("Filter").popover(isPresented: .constant(true)) { Text("Only open places").padding() }
          Spacer()
        }
        .padding(40)
      }
      CatalogCase("fullScreenCover", size: phone, in: notched) {
        Color.yellow.fullScreenCover(isPresented: .constant(true)) { Text("Covers all") }
      }
      CatalogCase("presentationDetents", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) { Text("Half").presentationDetents([.medium, .large]) }
      }
      CatalogCase("presentationDragIndicator", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) {
          Text("Short").presentationDetents([.height(100)]).presentationDragIndicator(.visible)
        }
      }
      CatalogCase("presentationBackground", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) {
          Text("Mint").presentationDetents([.medium]).presentationBackground(Color.mint)
        }
      }
      CatalogCase("presentationCornerRadius", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) { Text("Round").presentationCornerRadius(40) }
      }
      CatalogCase("presentationBackgroundInteraction", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) {
          Text("Bright").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
        }
      }
      CatalogCase("presentationCompactAdaptation", size: phone, in: notched) {
        Text("Filter").popover(isPresented: .constant(true)) {
          Text("On a phone").padding().presentationCompactAdaptation(.popover)
        }
      }
      CatalogCase("interactiveDismissDisabled", size: phone, in: notched) {
        Color.yellow.sheet(isPresented: .constant(true)) { Text("Stays").interactiveDismissDisabled() }
      }
      CatalogCase("inspector", size: tablet, in: regular) {
        Color.yellow.inspector(isPresented: .constant(true)) { Text("Details") }
      }
      CatalogCase("inspectorColumnWidth", size: tablet, in: regular) {
        Color.yellow.inspector(isPresented: .constant(true)) { Text("Narrow").inspectorColumnWidth(100) }
      }
      CatalogCase("NavigationSplitView", size: tablet, in: regular) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          List { Text("Mail") }.navigationTitle("Folders").navigationSplitViewColumnWidth(140)
        } detail: {
          Text("Message").navigationTitle("Hello")
        }
      }
      CatalogCase("navigationSplitViewColumnWidth", size: tablet, in: regular) {
        NavigationSplitView {
          Color.yellow.navigationSplitViewColumnWidth(min: 40, ideal: 80, max: 120)
        } detail: {
          Color.mint
        }
      }
    }
  }

  /// Navigation stacks above their roots, and bars.
  static var navigation: CatalogPage {
    CatalogPage("navigation") {
      CatalogCase("navigationDestination", "pushed", size: phone, in: notched) {
        NavigationStack(path: .constant([7])) {
          Text("root").navigationTitle("Numbers").navigationDestination(for: Int.self) {
            Color.yellow.navigationTitle("\($0)").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      CatalogCase("navigationViewStyle", size: tablet, in: regular) {
        NavigationView {
          Text("One").navigationBarTitle("Stack")
          Text("Two")
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
      CatalogCase("navigationBarItems", size: phone) {
        NavigationView {
          Color.yellow.navigationBarTitle(Text("Title"), displayMode: .inline)
            .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
        }
      }
      CatalogCase("navigationSubtitle", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Inbox").navigationSubtitle("3 unread") }
      }
      CatalogCase("toolbarTitleDisplayMode", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").toolbarTitleDisplayMode(.inline) }
      }
      CatalogCase("toolbarTitleMenu", size: phone) {
        NavigationStack {
          Color.yellow.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Rename") {} }
        }
      }
      CatalogCase("toolbarRole", size: phone) {
        NavigationStack(path: .constant([7])) {
          Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
            Color.yellow.toolbarRole(.editor)
          }
        }
      }
      CatalogCase("toolbarBackground", size: phone, in: notched) {
        NavigationStack {
          Color.yellow.navigationTitle("Title").toolbarBackground(Color.mint, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        }
      }
      CatalogCase("toolbarBackgroundVisibility", size: phone, in: notched) {
        NavigationStack {
          Color.yellow.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }
      }
      CatalogCase("toolbarColorScheme", size: phone, in: notched) {
        NavigationStack {
          Color.yellow.navigationTitle("Title").toolbarBackgroundVisibility(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
      }
      CatalogCase("toolbarVisibility", size: phone) {
        NavigationStack { Color.yellow.navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar) }
      }
      CatalogCase("searchScopes", size: phone) {
        NavigationStack {
          Color.yellow.navigationTitle("Find").searchable(text: .constant("tea"), isPresented: .constant(true))
            .searchScopes(.constant(1), activation: .onSearchPresentation) {
              Text("All").tag(1)
              Text("Mine").tag(2)
            }
        }
      }
      CatalogCase("TabSection", size: phone) {
        TabView {
          Tab("Home", systemImage: "house") { Color.yellow }
          TabSection("More") { Tab("Mail", systemImage: "envelope") { Color.mint } }
        }
      }
      CatalogCase("tabViewBottomAccessory", size: phone) {
        TabView { Tab("Home", systemImage: "house") { Color.yellow } }
          .tabViewBottomAccessory { Text("Playing") }
      }
      CatalogCase("indexViewStyle", size: phone) {
        TabView {
          Color.yellow
          Color.mint
        }
        .tabViewStyle(PageTabViewStyle()).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      }
    }
  }

  private static let phone = CGSize(width: 290, height: 400)
  private static let tablet = CGSize(width: 440, height: 300)

  /// A status bar above and a home indicator below.
  private static func notched(_ context: inout RenderContext) {
    context.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 16, trailing: 0)
  }

  /// A wide screen.
  private static func regular(_ context: inout RenderContext) {
    context.horizontalSizeClass = .regular
    context.verticalSizeClass = .regular
  }
}
