/// What the views of a navigation stack tell its bar.
struct NavigationBarContent {
  var title: String?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarItems] = []
  var isHidden = false
  var isBackButtonHidden = false
  var searchField: [ViewElement] = []
}

/// Elements of a bar and where they stand in it.
struct ToolbarItems {
  var placement: ToolbarItemPlacement
  var elements: [ViewElement]
}

/// A navigation bar's own choices.
public enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic
    case inline
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
  /// The title in the bar of the navigation stack around the view.
  public func navigationTitle(_ title: some StringProtocol) -> some View { tellingBar { $0.title = String(title) } }

  public func navigationTitle(_ title: Text) -> some View { tellingBar { $0.title = title.string } }

  /// How large the bar's title is: large, unless it stands beside others or was said to be inline.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    tellingBar { $0.displayMode = mode }
  }

  /// Whether the bar has no button back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    tellingBar { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Whether the navigation stack around the view has no bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { tellingBar { $0.isHidden = hidden } }

  /// The older spelling of `navigationTitle(_:)` with a display mode.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    tellingBar {
      $0.title = String(title)
      $0.displayMode = displayMode
    }
  }

  /// What the values of links lead to. Links do not lead anywhere here, so that nothing of it is evaluated.
  public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { self }

  func tellingBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }
}
