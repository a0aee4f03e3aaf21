/// The distance between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?
  /// Whether headers keep a part of their distance.
  var isCompact = false

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, finite(spacing)))
  }
}

nonisolated extension View {
  /// Shows or hides the separators at some edges of the view as a list row. Only the bottom edge has one.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingTraits { if edges.contains(.bottom) { $0.listRow.hidesSeparator = visibility == .hidden } }
  }

  /// Sets the color of the separator below the view as a list row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    changingTraits { if edges.contains(.bottom) { $0.listRow.separatorTint = color } }
  }

  /// Sets the distance between list rows in points, each of which gets its own card.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    let spacing = spacing.map { max(0, finite($0)) }
    return changingEnvironment { $0.listRowSpacing = spacing }
  }

  /// Sets the distance between the sections of lists in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the color of the symbols in list rows.
  public func listItemTint(_ tint: Color?) -> some View { changingEnvironment { if let tint { $0.tint = tint } } }
}

/// Whether the backgrounds of rows alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The system chooses.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// The backgrounds alternate.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// The backgrounds don't alternate.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}
