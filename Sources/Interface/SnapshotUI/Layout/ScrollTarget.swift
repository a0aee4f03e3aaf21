/// What a scroll view shows: a view, by its identity, or the part of the content at a point.
struct ShownScrollTarget: Equatable {
  var id: AnyHashable?
  /// The unit point at which view and scroll view are aligned; `nil` for the shortest way.
  var anchor: UnitPoint?
  /// The part of the content at the leading edge of the scroll view, in points.
  var x: CGFloat?
  /// The part of the content at the top of the scroll view, in points.
  var y: CGFloat?
}
