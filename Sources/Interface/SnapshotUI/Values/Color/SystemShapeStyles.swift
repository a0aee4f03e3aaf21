/// A style of a system's color for each level. The last color is that of all levels beyond it.
protocol SystemShapeStyle: StandInShapeStyle, LeveledShapeStyle {
  static var colors: [Color] { get }
}

extension SystemShapeStyle {
  /// Returns the paint of the color.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    Self.colors[0].resolvePaint(in: environment, rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle { style(at: 0) }

  func style(at level: Int) -> any ShapeStyle { Self.colors[min(level, Self.colors.count - 1)] }
}

/// The translucent fill of shapes on a background: `.fill` for thin shapes, `.fill.secondary` for medium ones, `.fill.tertiary` for
/// large ones, and `.fill.quaternary` for large areas.
public struct FillShapeStyle: SystemShapeStyle, Sendable {
  static var colors: [Color] {
    [Color(.systemFill), Color(.secondarySystemFill), Color(.tertiarySystemFill), Color(.quaternarySystemFill)]
  }

  /// Creates the style.
  public init() {}
}

/// The color of links.
public struct LinkShapeStyle: SystemShapeStyle, Sendable {
  static var colors: [Color] { [Color(.link)] }

  /// Creates the style.
  public init() {}
}

/// The color of the prompts of text fields.
public struct PlaceholderTextShapeStyle: SystemShapeStyle, Sendable {
  static var colors: [Color] { [Color(.placeholderText)] }

  /// Creates the style.
  public init() {}
}

/// The color of selections: the tint, as iOS has it.
public struct SelectionShapeStyle: SystemShapeStyle, Sendable {
  static var colors: [Color] { [.accentColor] }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent fill of thin shapes. Its levels are for larger ones.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of the prompts of text fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of selections: the tint, as iOS has it.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
