/// A view that a scroll view shows, by its identity.
struct ShownScrollTarget: Equatable {
  var id: AnyHashable
  /// The unit point at which view and scroll view are aligned; `nil` for the shortest way.
  var anchor: UnitPoint?
}

private struct ScrollTargetKey: EnvironmentKey {
  static var defaultValue: ShownScrollTarget? { nil }
}

extension EnvironmentValues {
  /// The view that the scroll views show.
  var scrollTarget: ShownScrollTarget? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}
