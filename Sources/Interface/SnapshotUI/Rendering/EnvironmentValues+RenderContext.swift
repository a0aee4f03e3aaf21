extension EnvironmentValues {
  /// Creates the environment of the root view in a context.
  public init(_ context: RenderContext) { self.init(context, preferring: nil) }

  /// Creates the environment of the root view in a context, with the color scheme that the view prefers.
  init(_ context: RenderContext, preferring colorScheme: ColorScheme?) {
    self.init()
    var values = self.values
    values.displayScale = context.displayScale
    values.dynamicTypeSize = context.dynamicTypeSize
    values.colorScheme = colorScheme ?? context.colorScheme
    values.colorSchemeContrast = context.colorSchemeContrast
    values.legibilityWeight = context.legibilityWeight
    values.layoutDirection = context.layoutDirection
    values.horizontalSizeClass = context.horizontalSizeClass
    values.verticalSizeClass = context.verticalSizeClass
    values.localeIdentifier = context.localeIdentifier
    values.renderDate = context.date
    values.fonts = context.fonts
    values.safeAreaInsets = context.safeAreaInsets
    values.systemDesign = context.design
    values.textMetrics = context.textMetrics
    values.screenWidth = context.width
    values.deviceScreen = context.deviceScreen
    values.deviceScreen.safeAreaInsets = context.safeAreaInsets
    self.values = values
    if let bundle = context.mainBundle { mainBundle = bundle }
    if !context.accessibilityOptions.isEmpty { accessibilityOptions = context.accessibilityOptions }
    if context.allowsMissingAssets { allowsMissingAssets = true }
  }
}
