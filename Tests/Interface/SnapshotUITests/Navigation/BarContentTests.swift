import Testing
import SnapshotUI

/// Toolbars, search fields and tab bars show what their modifiers declare.
@MainActor @Suite struct BarContentTests {
  struct EditingToolbar: ToolbarContent {
    let isEditing: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      if isEditing { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
    }
  }

  @Test func aCustomToolbarContentType() throws {
    let view = NavigationStack { Text("x").toolbar { EditingToolbar(isEditing: true) } }
    #expect(try view.inspect().texts == ["x", "Cancel", "Done"])
    let other = NavigationStack { Text("x").toolbar { EditingToolbar(isEditing: false) } }
    #expect(try other.inspect().texts == ["x", "Cancel"])
  }

  @Test func legacyBarItemsAreAtTheEdges() throws {
    let view = NavigationView {
      Text("x").navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
    }
    let screen = try view.inspect()
    #expect(try screen.find(text: "Edit").frame.minX == 16)
    #expect(try screen.find(text: "Add").frame.maxX == 375 - 16)
  }

  @Test func secondaryActionsAreInAMenu() throws {
    let host = ViewHost {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Duplicate") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Archive") {} }
        }
      }
    }
    #expect(try host.inspect().texts == ["x"])
    try host.inspect().find(label: "More").open()
    #expect(try host.inspect().texts == ["x", "Duplicate", "Archive"])
  }

  @Test func theSearchFieldIsOneElement() throws {
    let view = NavigationStack { Text("x").searchable(text: .constant(""), prompt: "Find") }
    let text = try view.rendered(in: RenderContext(width: 320, height: 480)).accessibilityText
    #expect(text.contains("Find"))
    #expect(!text.contains("magnifyingglass"))
  }

  @Test func tokensCancelAndScopesAreDrawn() throws {
    struct Token: Identifiable { let id: String }
    let tokens = [Token(id: "Unread")]
    let view = NavigationStack {
      Text("x").searchable(text: .constant("tea"), tokens: .constant(tokens)) { Text($0.id) }
    }
    #expect(try view.inspect().texts == ["x", "Unread", "tea"])
    let scoped = NavigationStack {
      Text("x").searchable(text: .constant("tea"), isPresented: .constant(true))
        .searchScopes(.constant(1), activation: .onSearchPresentation) {
          Text("All").tag(1)
          Text("Mine").tag(2)
        }
    }
    #expect(try scoped.inspect().texts == ["x", "tea", "Cancel", "All", "Mine"])
  }

  @Test func aHiddenBottomBarTakesNoSpace() throws {
    func bottom(_ visibility: Visibility) throws -> CGFloat {
      let view = NavigationStack {
        Color.red.accessibilityIdentifier("content")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
          .toolbar(visibility, for: .bottomBar)
      }
      return try view.inspect().find(identifier: "content").frame.maxY
    }
    let (hidden, visible) = (try bottom(.hidden), try bottom(.visible))
    #expect(hidden - visible == 44)
  }

  @Test func theTitleMenuOpens() throws {
    let host = ViewHost {
      NavigationStack {
        Text("x").navigationTitle("Document").navigationBarTitleDisplayMode(.inline).toolbarTitleMenu {
          Button("Rename") {}
        }
      }
    }
    try host.inspect().find(label: "Title Menu").open()
    #expect(try host.inspect().texts == ["x", "Document", "Rename"])
  }

  @Test func aPushedScreenHidesTheTabBar() throws {
    let view = TabView {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("top").toolbar(.hidden, for: .tabBar) }
      }
      .tabItem { Text("Tab") }
    }
    #expect(try view.inspect().texts == ["top", "Back"])
  }

  @Test func anEditorsBackButtonHasNoTitle() throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        Text("top").toolbarRole(.editor)
      }
    }
    #expect(try view.inspect().texts == ["top"])
  }

  @Test func aSubtitleAndARemovedTitle() throws {
    let view = NavigationStack { Text("x").navigationTitle("Inbox").navigationSubtitle("3 unread") }
    #expect(try view.inspect().texts == ["x", "Inbox", "3 unread"])
    let removed = NavigationStack { Text("x").navigationTitle("Inbox").toolbar(removing: .title) }
    #expect(try removed.inspect().texts == ["x"])
  }
}
