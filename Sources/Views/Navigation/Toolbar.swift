/// Where the items of a toolbar stand.
public enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case principal
  case topBarLeading
  case topBarTrailing
  case bottomBar
  case cancellationAction
  case confirmationAction
  case primaryAction
  case destructiveAction
  case keyboard

  public static let navigationBarLeading = ToolbarItemPlacement.topBarLeading
  public static let navigationBarTrailing = ToolbarItemPlacement.topBarTrailing
  public static let navigation = ToolbarItemPlacement.topBarLeading

  /// The part of a bar that shows it.
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

/// Items of a toolbar.
public protocol ToolbarContent {
  /// The views of the items, each with its place.
  func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)]
}

/// Views of a toolbar in one place.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { [(placement, AnyView(content))] }
}

/// A toolbar item may hold several views: the group is another name for it.
public typealias ToolbarItemGroup = ToolbarItem

/// A bar whose look can be said.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case navigationBar
  case tabBar
  case bottomBar
}

extension View {
  /// Items in the bars of the navigation stack around the view.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(views: content().placedViews()))
  }

  /// Views at the trailing end of the navigation stack's bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(views: [(.automatic, AnyView(content()))]))
  }

  /// Whether a bar around the view is to be seen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(
      PreferenceModifier { _, preferences in
        let isHidden = visibility == .hidden
        if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
          var bar = preferences[NavigationBarKey.self]
          bar.isHidden = isHidden
          preferences.set(NavigationBarKey.self, to: bar)
        }
        if bars.contains(.tabBar) { preferences.set(TabBarHidingKey.self, to: isHidden) }
      })
  }
}

struct TabBarHidingKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Makes the elements of a toolbar where it is said, with the environment of that place.
private struct ToolbarModifier: ElementModifier {
  let views: [(placement: ToolbarItemPlacement, view: AnyView)]

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    inner.environment.isInList = false
    inner.environment.foregroundStyle = nil
    // Bars are as high at every type size.
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
      tellingApart: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.items += items
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }
}
