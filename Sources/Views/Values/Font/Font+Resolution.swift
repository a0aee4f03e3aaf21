extension Font {
  /// The request that the environment's fonts resolve to a face.
  public func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    resolve(
      at: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight ?? .regular,
      styles: environment.textStyles)
  }

  /// The request at a type size.
  ///
  /// Sizes and leadings of text styles are the table's. A font with a size of its own takes the face's own leading,
  /// and so does one that is scaled, because its proportions are not the style's.
  public func resolve(
    at typeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight = .regular, styles: TextStyles = .dynamicType
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
      isItalic: isItalic, lineHeight: adjusted(lineHeight, size: points), hasMonospacedDigits: hasMonospacedDigits,
      features: features, variations: variations)
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

  private func adjusted(_ lineHeight: CGFloat?, size: CGFloat) -> CGFloat? {
    let extra: CGFloat
    switch leading {
    case .standard: return lineHeight
    case .tight: extra = -2
    case .loose: extra = 2
    }
    // A face's own leading is not known before it is looked up; the embedded family's is 1.21 of the size.
    return (lineHeight ?? size * 1.21) + extra
  }
}

extension FontWeight {
  /// The weight that takes this one's place where a person has asked for bold text: two steps up for the light ones,
  /// one for those that are bold already, so that regular and emphasised text stay apart.
  var forBoldText: FontWeight {
    if value < 600 { return FontWeight(value + 200) }
    return FontWeight(min(900, min(value, 900) + 100))
  }
}
