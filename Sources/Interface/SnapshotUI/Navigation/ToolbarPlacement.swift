/// The placement of toolbar items.
public enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the trailing edge of the navigation bar.
  case automatic
  /// In the middle of the navigation bar, in place of the title.
  case principal
  /// At the leading edge of the navigation bar.
  case topBarLeading
  /// At the trailing edge of the navigation bar.
  case topBarTrailing
  /// In the bar at the bottom of the screen.
  case bottomBar
  /// At the leading edge of the navigation bar.
  case cancellationAction
  /// At the trailing edge of the navigation bar, in bold.
  case confirmationAction
  /// At the trailing edge of the navigation bar.
  case primaryAction
  /// In a menu at the trailing edge of the navigation bar.
  case secondaryAction
  /// At the trailing edge of the navigation bar.
  case destructiveAction
  /// In the middle of the bar at the bottom of the screen.
  case status
  /// Above the keyboard. The items are never visible.
  case keyboard

  /// The part of a bar that shows the items.
  enum Part {
    case leading
    case middle
    case trailing
    case bottom
    case nowhere
  }

  var part: Part {
    switch self {
    case .topBarLeading, .cancellationAction: .leading
    case .principal: .middle
    case .automatic, .topBarTrailing, .confirmationAction, .primaryAction, .secondaryAction, .destructiveAction:
      .trailing
    case .bottomBar, .status: .bottom
    case .keyboard: .nowhere
    }
  }
}

/// The bar that a toolbar modifier configures.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  /// The navigation bar.
  case automatic
  /// The navigation bar.
  case navigationBar
  /// The bar of the enclosing tab view.
  case tabBar
  /// The bar at the bottom of the screen.
  case bottomBar

  /// Whether one of the placements, or no placement, is the navigation bar.
  static func includeNavigationBar(_ bars: [ToolbarPlacement]) -> Bool {
    bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
  }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind {
    case automatic
    case navigationStack
    case browser
    case editor
  }

  let kind: Kind
}

/// A default item of a toolbar that can be removed.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind {
    case title
    case sidebarToggle
    case search
  }

  let kind: Kind
}

nonisolated extension View {
  /// Shows or hides bars around the view. Without a placement it applies to the navigation bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    settingVisibility(visibility, of: bars)
  }

  /// Shows or hides bars around the view. Without a placement it applies to the navigation bar.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    settingVisibility(visibility, of: bars)
  }

  private func settingVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    modified(
      PreferenceModifier { _, preferences in
        let isHidden = visibility == .hidden
        var bar = preferences[NavigationBarKey.self]
        if ToolbarPlacement.includeNavigationBar(bars) { bar.isHidden = isHidden }
        if bars.contains(.bottomBar) { bar.isBottomHidden = isHidden }
        preferences.set(NavigationBarKey.self, to: bar)
        if bars.contains(.tabBar) { preferences.set(TabBarIsHiddenKey.self, to: isHidden) }
      })
  }

  /// Changes the appearance of bars.
  /// Changes the appearance of bars.
  func changingLook(of bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    modified(
      PreferenceModifier { _, preferences in
        if ToolbarPlacement.includeNavigationBar(bars) {
          var bar = preferences[NavigationBarKey.self]
          change(&bar.look)
          preferences.set(NavigationBarKey.self, to: bar)
        }
        if bars.contains(.tabBar) {
          var look = preferences[TabBarLookKey.self]
          change(&look)
          preferences.set(TabBarLookKey.self, to: look)
        }
      })
  }

  /// Sets what the toolbar is for. The back button of an editor has no title.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    changingNavigationBar { $0.hidesBackTitle = role == .editor }
  }

  /// Removes a default item from the bar.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    changingNavigationBar {
      $0.isTitleRemoved = kind == .title
      $0.isSidebarToggleRemoved = kind == .sidebarToggle
    }
  }
}

struct TabBarIsHiddenKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }

  static func reduce(value: inout BarLook, nextValue: () -> BarLook) {
    let next = nextValue()
    value.styles += next.styles
    if value.visibility == .automatic { value.visibility = next.visibility }
    value.colorScheme = value.colorScheme ?? next.colorScheme
  }
}
