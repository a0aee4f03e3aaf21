/// The content of a navigation bar, set by the views of its navigation stack.
struct NavigationBarContent {
  var title: String?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarItems] = []
  var isHidden = false
  var isBackButtonHidden = false
  var searchField: [ViewElement] = []
}

/// The elements of a toolbar item, with their placement.
struct ToolbarItems {
  var placement: ToolbarItemPlacement
  var elements: [ViewElement]
}

/// Types for the configuration of a navigation bar.
public enum NavigationBarItem {
  /// The size of a navigation bar's title.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Large, except in a compact height and on presented screens.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, in a large font.
    case large
  }
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.isHidden = value.isHidden || next.isHidden
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.searchField += next.searchField
  }
}

extension View {
  /// Sets the title in the bar of the enclosing navigation stack.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    changingNavigationBar { $0.title = String(title) }
  }

  /// Sets the title in the bar of the enclosing navigation stack. The text's font and color are ignored.
  public func navigationTitle(_ title: Text) -> some View { changingNavigationBar { $0.title = title.string } }

  /// Sets the size of the bar's title. By default it is large, except in a compact height and on presented screens.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    changingNavigationBar { $0.displayMode = mode }
  }

  /// Hides the back button of the enclosing navigation stack's bar.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changingNavigationBar { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Hides the bar of the enclosing navigation stack.
  public func navigationBarHidden(_ hidden: Bool) -> some View { changingNavigationBar { $0.isHidden = hidden } }

  /// Sets the title and its display mode. The legacy spelling of `navigationTitle(_:)`.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    changingNavigationBar {
      $0.title = String(title)
      $0.displayMode = displayMode
    }
  }

  /// Sets the destination for links with values of a type. Has no effect: navigation stacks don't push, and the
  /// destination isn't evaluated.
  public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { self }

  func changingNavigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }
}
