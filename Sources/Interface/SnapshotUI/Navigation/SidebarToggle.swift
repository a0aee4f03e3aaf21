/// The button in the first visible column of a split view, which shows or hides the sidebar.
struct SidebarToggle {
  let perform: () -> Void
}

extension NavigationBarContent {
  /// Adds the button to a bar of a column, before its other items.
  mutating func addSidebarToggle(in context: ElementContext) throws {
    guard let toggle = context.environment.sidebarToggle, !isSidebarToggleRemoved else { return }
    var inner = context.forToolbar.child(.type("sidebarToggle"))
    inner.environment.font = .body
    let button = Button(action: toggle.perform) { Image(systemName: "sidebar.leading") }.accessibilityLabel(
      "Toggle Sidebar")
    items.insert(ToolbarItems(placement: .topBarLeading, elements: try inner.elements(of: button)), at: 0)
  }
}
