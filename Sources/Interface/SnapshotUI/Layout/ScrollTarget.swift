/// A view that a scroll view shows, by its identity.
struct ShownScrollTarget: Equatable {
  var id: AnyHashable
  /// The unit point at which view and scroll view are aligned; `nil` for the shortest way.
  var anchor: UnitPoint?
}
