/// A kind of alignment guide: gives the position of the guide in a view that does not state it.
public protocol AlignmentID: SendableMetatype {
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

/// Where views stand across a vertical stack, or along the horizontal axis of a frame.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// An alignment by guides of one's own.
  public init(_ id: any AlignmentID.Type) { self.init(id, .average) }

  init(_ id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
    key = AlignmentKey(id: id, axis: .horizontal, combination: combination)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Start.self, .none)
  /// The horizontal center.
  public static let center = HorizontalAlignment(HorizontalCenter.self, .none)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(HorizontalEnd.self, .none)
}

/// Where views stand across a horizontal stack, or along the vertical axis of a frame.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// An alignment by guides of one's own.
  public init(_ id: any AlignmentID.Type) { self.init(id, .average) }

  init(_ id: any AlignmentID.Type, _ combination: AlignmentKey.Combination) {
    key = AlignmentKey(id: id, axis: .vertical, combination: combination)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Start.self, .none)
  /// The vertical center.
  public static let center = VerticalAlignment(VerticalCenter.self, .none)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(VerticalEnd.self, .none)
  /// The baseline of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, .smallest)
  /// The baseline of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, .largest)
}

/// Where a view stands along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The horizontal center, at the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, at the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The horizontal center, at the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, at the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
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
