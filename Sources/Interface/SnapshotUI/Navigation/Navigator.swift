/// A screen that a navigation stack can show: a closure of a view, and the context in which it runs.
struct ScreenContent {
  let context: ElementContext
  let view: () -> any View

  /// Returns the elements of the screen and their preferences.
  ///
  /// - Parameter environment: The environment of the stack, which applies to all of its screens.
  func made(
    in environment: EnvironmentValues, of stack: ElementContext, _ change: (inout ElementContext) -> Void
  ) throws -> (elements: [ViewElement], preferences: Preferences) {
    var inner = context
    inner.environment = environment.adoptingModels(of: context.environment)
    inner.presenter = stack.presenter
    inner.preferences = Preferences()
    change(&inner)
    inner = inner.outsideOfBars
    let shown = inner.evaluate(view)
    return (try inner.elements(of: AnyView(shown)), inner.preferences)
  }
}

/// A screen that a binding shows, such as that of `navigationDestination(isPresented:destination:)`.
struct PresentedDestination {
  var content: ScreenContent
  /// Changes the binding, so that the screen isn't shown anymore.
  var dismiss: () -> Void
}

/// A screen for the values of a type.
struct ValueDestination {
  var typeName: String
  /// Returns the screen for a value; `nil` for a value of another type.
  var content: (AnyHashable) -> ScreenContent?
}

/// The destinations that the views of a screen declare.
struct NavigationDestinations {
  var values: [ValueDestination] = []
  var presented: [PresentedDestination] = []

  func content(for value: AnyHashable) -> ScreenContent? { values.lazy.compactMap { $0.content(value) }.first }
}

struct NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }

  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.values += next.values
    value.presented += next.presented
  }
}

/// A navigation link that was followed and has its own destination.
struct FollowedLink {
  /// The number of the screen with the link, 0 for the root.
  var level: Int
  var identity: ViewIdentity?
  let screen: FollowedScreen
}

/// The screen of a followed link. The link replaces it in every pass, so that it shows current data.
final class FollowedScreen {
  var content: ScreenContent

  init(_ content: ScreenContent) { self.content = content }
}

/// What the navigation links of one screen use to show others.
final class Navigator {
  /// Shows the screen of a value.
  let pushValue: (AnyHashable) throws -> (() -> Void)
  /// Shows the screen of a link.
  let pushLink: (ViewIdentity?, ScreenContent) -> Void
  /// Replaces the screen of a followed link.
  let refresh: (ViewIdentity?, ScreenContent) -> Void

  init(
    pushValue: @escaping (AnyHashable) throws -> (() -> Void),
    pushLink: @escaping (ViewIdentity?, ScreenContent) -> Void,
    refresh: @escaping (ViewIdentity?, ScreenContent) -> Void
  ) {
    self.pushValue = pushValue
    self.pushLink = pushLink
    self.refresh = refresh
  }
}

nonisolated extension View {
  /// Sets the screens for links with values of a type in the enclosing navigation stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    declaringDestinations { context, destinations in
      destinations.values.append(
        ValueDestination(typeName: SnapshotUI.typeName(D.self)) { value in
          guard let value = value.base as? D else { return nil }
          let context = context.forViewsOfClosures.child(.type("navigationDestination"))
            .child(.identified(by: value))
          return ScreenContent(context: context) { destination(value) }
        })
    }
  }

  /// Shows a screen in the enclosing navigation stack while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return declaringDestinations { context, destinations in
      guard isPresented.wrappedValue else { return }
      let content = ScreenContent(context: context.child(.type("navigationDestination"))) { view }
      destinations.presented.append(
        PresentedDestination(
          content: content, dismiss: context.performing { isPresented.wrappedValue = false }))
    }
  }

  /// Shows a screen in the enclosing navigation stack while `item` isn't `nil`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    declaringDestinations { context, destinations in
      guard let value = item.wrappedValue else { return }
      let inner = context.forViewsOfClosures.child(.type("navigationDestination")).child(.identified(by: value))
      destinations.presented.append(
        PresentedDestination(
          content: ScreenContent(context: inner) { destination(value) },
          dismiss: context.performing { item.wrappedValue = nil }))
    }
  }

  private func declaringDestinations(
    _ declare: @escaping (ElementContext, inout NavigationDestinations) -> Void
  ) -> some View {
    modified(
      PreferenceModifier { context, preferences in
        var destinations = preferences[NavigationDestinationsKey.self]
        declare(context, &destinations)
        preferences.set(NavigationDestinationsKey.self, to: destinations)
      })
  }
}
