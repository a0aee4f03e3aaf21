/// The distance between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The default of the style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller distance.
  public static let compact = ListSectionSpacing(length: 10)

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: finite(spacing)) }
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between sections in points; `nil` for the default of the style.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The distance between rows in points; `nil` for rows on one card.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
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

  /// Sets the distance between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSectionSpacing = spacing.length.map { max(0, $0) } }
  }

  /// Sets the distance between the sections of lists in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Shows or hides the separators around sections, which are never drawn.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    inert("listSectionSeparator", visibility.rawValue)
  }

  /// Sets the color of the separators around sections, which are never drawn.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    inert("listSectionSeparatorTint")
  }

  /// Sets the color of the symbols in list rows.
  public func listItemTint(_ tint: Color?) -> some View { changingEnvironment { if let tint { $0.tint = tint } } }

  /// Sets the size of section headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Alternates the backgrounds of rows, which iOS doesn't.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    inert("alternatingRowBackgrounds")
  }
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
