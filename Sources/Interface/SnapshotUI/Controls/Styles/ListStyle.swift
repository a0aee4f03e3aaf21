/// The appearance of lists.
///
/// The styles are those of this module: `listStyle` takes one of its types.
public protocol ListStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: ListLook { get }
}

/// The default style, drawn as inset groups.
nonisolated public struct DefaultListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .insetGrouped }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The default style, drawn as inset groups.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Groups on cards with margins around them.
nonisolated public struct InsetGroupedListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .insetGrouped }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards with margins around them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Groups on backgrounds from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .grouped }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Groups on backgrounds from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .plain }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows from edge to edge, drawn like the plain style.
nonisolated public struct InsetListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .plain }
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, drawn like the plain style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A sidebar, drawn as inset groups.
nonisolated public struct SidebarListStyle: ListStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: ListLook { .insetGrouped }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// A sidebar, drawn as inset groups.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListLook: ListStyle {
  /// The appearance itself.
  public var _look: ListLook { self }
}

nonisolated extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listStyle, style._look) }
}
