/// A level of the foreground style around a view: `.primary`, `.secondary` and so on.
///
/// In a white label, `.secondary` is a translucent white. Where no foreground style is set, the levels are the colors of labels.
public struct HierarchicalShapeStyle: StandInShapeStyle, LeveledShapeStyle, TextForegroundStyle, Hashable, Sendable {
  /// From 0 for `primary`.
  let level: Int

  /// The first level of the foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the paint of the level of the environment's foreground style.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment.withoutForegroundStyle, rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    (environment.foregroundStyle ?? Color(.label)).level(level, in: environment)
  }

  func style(at level: Int) -> any ShapeStyle { HierarchicalShapeStyle(level: self.level + level) }

  /// A level of the foreground style as the style of a text.
  public var textForeground: TextForeground { .level(self) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style: the color of labels if none is set.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style: the color of secondary labels if none is set.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style: the color of tertiary labels if none is set.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style: the color of quaternary labels if none is set.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style. It is drawn as the fourth, which is the last that iOS has.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style, such as `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: StandInShapeStyle {
  let base: Base
  let level: Int

  /// Returns the paint of the level.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment, rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle { base.level(level, in: environment) }
}

extension HierarchicalShapeStyleModifier: Sendable where Base: Sendable {}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style. It is drawn as the fourth, which is the last that iOS has.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
