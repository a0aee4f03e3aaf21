/// The action that refreshes a view.
public struct RefreshAction: Sendable {
  let handler: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await handler() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action of the enclosing `refreshable`; `nil` if there is none.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  fileprivate var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Refreshes the view when it is pulled down. A test pulls it with `refresh()`.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(handler: action)
    return changingEnvironment { $0.refreshAction = refresh }.inert("refreshable")
      .changingElement { $0.actions.refresh = refresh }
  }
}
