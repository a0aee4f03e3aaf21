extension NavigationBarContent {
  /// Adds the button that shows or hides the sidebar to the bar of a split view's first visible column, before its
  /// other items.
  mutating func addSidebarToggle(in context: ElementContext) throws {
    guard let toggle = context.environment.sidebarToggle, !isSidebarToggleRemoved else { return }
    var inner = context.forToolbar.child(.type("sidebarToggle"))
    inner.environment.font = .body
    let button = Button(action: toggle) { Image(systemName: "sidebar.leading") }
      .accessibilityLabel("Toggle Sidebar")
    items.insert(ToolbarItems(placement: .topBarLeading, elements: try inner.elements(of: button)), at: 0)
  }
}
