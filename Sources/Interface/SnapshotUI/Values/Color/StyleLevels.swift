/// A style with levels of its own.
protocol LeveledShapeStyle: ShapeStyle {
  /// Returns a level, from 0 for the style itself.
  func style(at level: Int) -> any ShapeStyle
}

extension ShapeStyle {
  /// Returns a level of the style, from 0 for the style itself: a level of its own, or the style at a lower opacity.
  func level(_ level: Int) -> any ShapeStyle {
    if let leveled = self as? any LeveledShapeStyle { return leveled.style(at: level) }
    return level == 0 ? self : ModifiedShapeStyle(base: self, change: .opacity(levelOpacity(level)))
  }

  /// Returns a level of the style in an environment, in which the tint may have levels of its own.
  func level(_ level: Int, in environment: EnvironmentValues) -> any ShapeStyle {
    guard let color = self as? Color, case .accent = color.source, let tint = environment.tint else {
      return self.level(level)
    }
    return tint.opacity(color.opacityFactor).level(level)
  }

  /// Returns the style as it is set in an environment: levels of the foreground style are those of the style that the environment
  /// has, whatever is set later.
  func nested(in environment: EnvironmentValues) -> any ShapeStyle {
    (self as? any ForegroundRelative)?.style(in: environment) ?? self
  }
}

/// A style that contains levels of the foreground style around it.
protocol ForegroundRelative: ShapeStyle {
  /// Returns the style with the levels of an environment's foreground style.
  func style(in environment: EnvironmentValues) -> any ShapeStyle
}

extension HierarchicalShapeStyle: ForegroundRelative {
  func style(in environment: EnvironmentValues) -> any ShapeStyle {
    NestedLevel(base: environment.foregroundStyle ?? Color(.label), level: level)
  }
}

extension HierarchicalShapeStyleModifier: ForegroundRelative {
  func style(in environment: EnvironmentValues) -> any ShapeStyle { base.nested(in: environment).level(level) }
}

extension AnyShapeStyle: ForegroundRelative {
  func style(in environment: EnvironmentValues) -> any ShapeStyle { standing(in: environment).nested(in: environment) }
}

extension ModifiedShapeStyle: ForegroundRelative {
  func style(in environment: EnvironmentValues) -> any ShapeStyle {
    ModifiedShapeStyle(base: base.nested(in: environment), change: change)
  }
}

extension ForegroundLevels: ForegroundRelative {
  func style(in environment: EnvironmentValues) -> any ShapeStyle {
    ForegroundLevels(styles: styles.map { $0.nested(in: environment) })
  }
}

/// A level of the foreground style that was set by `foregroundStyle(_:)`. Levels inside of it are counted from it.
struct NestedLevel: StandInShapeStyle, LeveledShapeStyle {
  let base: any ShapeStyle
  let level: Int

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment, rect: rect)
  }

  func standing(in environment: EnvironmentValues) -> any ShapeStyle { base.level(level, in: environment) }

  func style(at level: Int) -> any ShapeStyle { base.level(self.level + level) }
}

extension Color: LeveledShapeStyle {
  /// The levels of the colors of labels are the other colors of labels.
  private static let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

  func style(at level: Int) -> any ShapeStyle { atLevel(level) }

  /// Returns a level of the color, from 0 for the color itself.
  func atLevel(_ level: Int) -> Color {
    guard case .system(let color) = source, Self.labels.contains(color) else {
      return level == 0 ? self : opacity(levelOpacity(level))
    }
    return Color(Self.labels[min(level, Self.labels.count - 1)]).opacity(opacityFactor)
  }
}

extension EnvironmentValues {
  /// Returns the color for which a level of a style, or a style with an opacity, stands; `nil` for other styles.
  func plainColor(of style: any ShapeStyle) -> Color? {
    let style = paintingStyle(for: style) ?? style
    if let color = style as? Color { return color }
    if let resolved = style as? Color.Resolved { return Color(resolved) }
    if let modified = style as? ModifiedShapeStyle, case .opacity(let opacity) = modified.change {
      return plainColor(of: modified.base)?.opacity(opacity)
    }
    guard !(style is ForegroundStyle || style is AnyShapeStyle), let standIn = style as? any StandInShapeStyle else {
      return nil
    }
    return plainColor(of: standIn.standing(in: self))
  }
}

/// Returns the opacity of a level of a style without levels of its own, as on iOS.
private func levelOpacity(_ level: Int) -> Double {
  let opacities = [1, 0.5, 0.25, 0.18]
  return opacities[min(level, opacities.count - 1)]
}
