extension EnvironmentValues {
  /// The environment of the view whose body or action runs; that of the default device, an iPhone SE in light mode, elsewhere.
  static var ofRunningCode: EnvironmentValues { EvaluationFrame.current?.environment.values ?? EnvironmentValues() }

  /// The environment with the traits of a collection.
  func applying(_ traits: TraitCollection) -> EnvironmentValues {
    var values = self
    values.colorScheme = traits.userInterfaceStyle ?? colorScheme
    values.colorSchemeContrast = traits.accessibilityContrast ?? colorSchemeContrast
    values.dynamicTypeSize = traits.preferredContentSizeCategory ?? dynamicTypeSize
    values.displayScale = traits.displayScale ?? displayScale
    values.layoutDirection = traits.layoutDirection ?? layoutDirection
    values.legibilityWeight = traits.legibilityWeight ?? legibilityWeight
    values.horizontalSizeClass = traits.horizontalSizeClass ?? horizontalSizeClass
    values.verticalSizeClass = traits.verticalSizeClass ?? verticalSizeClass
    return values
  }
}

extension TraitCollection {
  /// The traits of an environment.
  init(_ environment: EnvironmentValues) {
    self.init()
    userInterfaceStyle = environment.colorScheme
    accessibilityContrast = environment.colorSchemeContrast
    preferredContentSizeCategory = environment.dynamicTypeSize
    displayScale = environment.displayScale
    layoutDirection = environment.layoutDirection
    legibilityWeight = environment.legibilityWeight
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
  }
}

extension AssetReference {
  /// Whether the running code's environment certainly lacks the asset. Code that runs outside of a rendering knows no bundle
  /// yet, so that a missing asset is reported when it is drawn.
  func isMissing<Asset>(_ assets: KeyPath<AssetCatalogs, [String: Asset]>) -> Bool {
    guard let environment = EvaluationFrame.current?.environment.values else { return false }
    return (try? find(assets, in: environment)) == nil
  }
}
