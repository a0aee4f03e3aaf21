extension Font {
  /// Returns the font descriptor in an environment.
  package func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    resolve(
      at: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight ?? .regular,
      styles: environment.textStyles, textMetrics: environment.textMetrics)
  }

  /// Returns the font descriptor at a type size.
  ///
  /// Text styles take their size and line height from `styles`. Fonts of other sizes have no leading between lines.
  ///
  /// - Parameter textMetrics: The source of line heights and letter spacing of system fonts. Fonts of other families have
  ///   those of their typeface.
  package func resolve(
    at typeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight = .regular, styles: TextStyles = .dynamicType,
    textMetrics: TextMetrics = .system
  ) -> FontDescriptor {
    let (points, lineHeight, own, emphasized) = lengths(at: typeSize, styles: styles)
    let weight =
      switch emphasis {
      case .own: own
      case .bold: emphasized
      case .weight(let weight): weight
      }
    return FontDescriptor(
      family: family, size: points, weight: legibilityWeight == .bold ? weight.forBoldText : weight,
      isItalic: isItalic, lineHeight: adjusted(lineHeight, size: points, textMetrics),
      textMetrics: isSystemFont ? textMetrics : .typeface, hasMonospacedDigits: hasMonospacedDigits, features: features,
      variations: variations)
  }

  private func lengths(
    at typeSize: DynamicTypeSize, styles: TextStyles
  ) -> (size: CGFloat, lineHeight: CGFloat?, weight: FontWeight, emphasized: FontWeight) {
    switch size {
    case .style(let style):
      let metrics = styles.metrics(for: style, at: typeSize)
      return (metrics.size, metrics.leading, metrics.weight, metrics.emphasizedWeight)
    case .fixed(let points):
      return (points, nil, .regular, .bold)
    case .scaled(let points, let style):
      return (styles.scaled(points, relativeTo: style, at: typeSize), nil, .regular, .bold)
    }
  }

  /// Whether the family is the system's, in any design.
  private var isSystemFont: Bool { family.map { Design.families.contains($0) } ?? true }

  private func adjusted(_ lineHeight: CGFloat?, size: CGFloat, _ textMetrics: TextMetrics) -> CGFloat? {
    let extra: CGFloat
    switch leading {
    case .standard: return lineHeight
    case .tight: extra = -2
    case .loose: extra = 2
    }
    // The line height of a typeface is unknown until it is looked up. The embedded family's is 1.21 times the size.
    let own = isSystemFont && textMetrics == .system ? TextMetrics.systemLineHeight(ofSize: size) : size * 1.21
    return (lineHeight ?? own) + extra
  }
}
