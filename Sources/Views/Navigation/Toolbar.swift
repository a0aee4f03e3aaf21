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
  /// At the trailing edge of the navigation bar.
  case destructiveAction
  /// Above the keyboard. The items are never visible.
  case keyboard

  /// The legacy name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement.topBarLeading
  /// The legacy name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement.topBarTrailing
  /// Drawn like `topBarLeading`.
  public static let navigation = ToolbarItemPlacement.topBarLeading

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
    case .automatic, .topBarTrailing, .confirmationAction, .primaryAction, .destructiveAction: .trailing
    case .bottomBar: .bottom
    case .keyboard: .nowhere
    }
  }
}

/// The content of a toolbar.
public protocol ToolbarContent {
  /// Returns the views of the items with their placements.
  func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)]
}

/// The views of a toolbar in one placement.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Returns the content with its placement.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { [(placement, AnyView(content))] }
}

/// An alias of ``ToolbarItem``, which can hold several views.
public typealias ToolbarItemGroup = ToolbarItem

/// The bar that a toolbar modifier configures.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  /// The navigation bar.
  case automatic
  /// The navigation bar.
  case navigationBar
  /// The bar of the enclosing tab view.
  case tabBar
  /// The bar at the bottom of the screen. It can't be hidden.
  case bottomBar
}

extension View {
  /// Adds items to the bars of the enclosing navigation stack.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(views: content().placedViews()))
  }

  /// Adds views at the trailing edge of the enclosing navigation stack's bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(views: [(.automatic, AnyView(content()))]))
  }

  /// Shows or hides bars around the view. Without a placement it applies to the navigation bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(
      PreferenceModifier { _, preferences in
        let isHidden = visibility == .hidden
        if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
          var bar = preferences[NavigationBarKey.self]
          bar.isHidden = isHidden
          preferences.set(NavigationBarKey.self, to: bar)
        }
        if bars.contains(.tabBar) { preferences.set(TabBarIsHiddenKey.self, to: isHidden) }
      })
  }
}

struct TabBarIsHiddenKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Creates the elements of a toolbar with the environment at the modifier's position.
private struct ToolbarModifier: ElementModifier {
  let views: [(placement: ToolbarItemPlacement, view: AnyView)]

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    inner.environment.isInList = false
    inner.environment.foregroundStyle = nil
    // Toolbar items have the same height at every type size.
    inner.environment.dynamicTypeSize = min(inner.environment.dynamicTypeSize, .large)
    inner.environment.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
    let items = try views.enumerated().map { index, item in
      var own = inner.child(.type("toolbar")).child(.position(index))
      own.environment.font = item.placement == .confirmationAction ? .body.bold() : .body
      if item.placement == .principal { own.environment.font = .headline }
      return ToolbarItems(placement: item.placement, elements: try own.elements(of: item.view))
    }
    return try context.elements(
      of: content,
      transformingPreferences: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.items += items
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }
}
