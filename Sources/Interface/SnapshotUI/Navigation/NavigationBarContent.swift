/// The content of a navigation bar, set by the views of its navigation stack.
struct NavigationBarContent {
  /// The button that shows the screen below.
  struct Back {
    /// The title of the screen below.
    var title: String?
    var hidesTitle = false
    var perform: () -> Void
  }

  var title: String?
  var subtitle: String?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarItems] = []
  var isHidden = false
  var isBottomHidden = false
  var isBackButtonHidden = false
  var hidesBackTitle = false
  var isTitleRemoved = false
  var isSidebarToggleRemoved = false
  var searchField: [ViewElement] = []
  /// Whether the search field stays while the content scrolls.
  var keepsSearchField = false
  /// The button that opens the menu of the title.
  var titleMenu: [ViewElement] = []
  var look = BarLook()
  /// Set by the stack for screens above its root.
  var back: Back?
}

extension NavigationBarContent {
  /// The title, unless it is removed or empty.
  var shownTitle: String? { isTitleRemoved || title?.isEmpty == true ? nil : title }

  /// Returns whether the title is below the row of the bar.
  func hasLargeTitle(in environment: EnvironmentValues) -> Bool {
    hasLargeTitle(automatically: environment.hasLargeTitles)
  }

  /// - Parameter isAutomatic: Whether titles of the automatic display mode are large.
  func hasLargeTitle(automatically isAutomatic: Bool) -> Bool {
    guard shownTitle != nil else { return false }
    switch displayMode {
    case .large: return true
    case .inline: return false
    case .automatic: return isAutomatic
    }
  }
}

extension EnvironmentValues {
  /// Whether titles of the automatic display mode are large.
  var hasLargeTitles: Bool { verticalSizeClass != .compact && !isPresented }

  /// Whether bars are those of a phone in landscape, which are lower. Bars on glass keep their height.
  var hasCompactBars: Bool { verticalSizeClass == .compact && designMetrics.bars.itemGlass == nil }

  /// The height of the row of a navigation bar and of a toolbar.
  var barHeight: CGFloat { hasCompactBars ? 32 : hasTabletBars && designMetrics.bars.itemGlass == nil ? 50 : 44 }

  /// Whether bars are those of a tablet's screen, which are higher. Bars of sheets are those of phones.
  var hasTabletBars: Bool { isTablet && !isElevated }

  /// The distance between the items of a bar and the edges of the screen.
  var barMargin: CGFloat { hasTabletBars ? 20 : 16 }
}

/// The background of a bar.
struct BarLook {
  var styles: [any ShapeStyle] = []
  var visibility = Visibility.automatic
  var colorScheme: ColorScheme?
}

/// The elements of a toolbar item, with their placement.
struct ToolbarItems {
  var placement: ToolbarItemPlacement
  var elements: [ViewElement]
  /// Whether the item is a space that divides the items on glass into groups. It has no elements.
  var endsGroup = false
}

/// Types for the configuration of a navigation bar.
public enum NavigationBarItem {
  /// The size of a navigation bar's title.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// That of the screen below in the stack. At the root it is large, except in a compact height and on presented
    /// screens.
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
    value.subtitle = value.subtitle ?? next.subtitle
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.isHidden = value.isHidden || next.isHidden
    value.isBottomHidden = value.isBottomHidden || next.isBottomHidden
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
    value.isTitleRemoved = value.isTitleRemoved || next.isTitleRemoved
    value.isSidebarToggleRemoved = value.isSidebarToggleRemoved || next.isSidebarToggleRemoved
    value.searchField += next.searchField
    value.keepsSearchField = value.keepsSearchField || next.keepsSearchField
    value.titleMenu += next.titleMenu
    value.look.styles += next.look.styles
    if value.look.visibility == .automatic { value.look.visibility = next.look.visibility }
    value.look.colorScheme = value.look.colorScheme ?? next.look.colorScheme
  }
}

nonisolated extension View {
  /// Sets the title in the bar of the enclosing navigation stack. The text's font and color are ignored.
  public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self, with: title) { $0.title = $1 }
  }

  /// Sets the title and its display mode. The legacy spelling of `navigationTitle(_:)`.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    transformPreference(NavigationBarKey.self, with: title) {
      $0.title = $1
      $0.displayMode = displayMode
    }
  }

  /// Sets the title. The legacy spelling of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  func changingNavigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }
}

/// The size of a bar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let barMode: NavigationBarItem.TitleDisplayMode
}
