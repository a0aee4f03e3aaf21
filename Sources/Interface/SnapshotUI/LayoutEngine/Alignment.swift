/// A type that identifies a custom alignment guide and computes its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view without an explicit value, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis.
struct AlignmentKey: Hashable, Sendable {
  /// How the guides of several children become the guide of their container.
  enum Combination {
    /// Not at all: the container has its own.
    case none
    case smallest
    case largest
    case average
  }

  let id: any AlignmentID.Type
  let axis: Axis
  let combination: Combination

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left.id == right.id && left.axis == right.axis }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment along the horizontal axis, such as that of the views in a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment for a custom guide.
  public init(_ id: any AlignmentID.Type) { self.init(id, .average) }

  init(_ id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
    key = AlignmentKey(id: id, axis: .horizontal, combination: combination)
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(Start.self, .none)
  /// The horizontal centers.
  public static let center = HorizontalAlignment(HorizontalCenter.self, .none)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(HorizontalEnd.self, .none)
  /// The start of the separator below a list row. Without a guide it is the leading edge of the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorStart.self, .smallest)
  /// The end of the separator below a list row. Without a guide it is the edge of the card.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorEnd.self, .largest)
}

/// An alignment along the vertical axis, such as that of the views in a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment for a custom guide.
  public init(_ id: any AlignmentID.Type) { self.init(id, .average) }

  init(_ id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
    key = AlignmentKey(id: id, axis: .vertical, combination: combination)
  }

  /// The top edges.
  public static let top = VerticalAlignment(Start.self, .none)
  /// The vertical centers.
  public static let center = VerticalAlignment(VerticalCenter.self, .none)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(VerticalEnd.self, .none)
  /// The baselines of the first line of text; the bottom edge for a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, .smallest)
  /// The baselines of the last line of text; the bottom edge for a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, .largest)
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two components.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

private enum Start: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum HorizontalEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum RowSeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum RowSeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum VerticalEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
