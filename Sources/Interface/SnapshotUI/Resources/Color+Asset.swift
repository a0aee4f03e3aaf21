extension Color {
  /// Creates a color of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: The bundle with the catalog; `nil` for the bundle of the app, which a test sets with `mainBundle(_:)`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(AssetReference(name: name, bundle: bundle))))
  }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(.named(NamedColor(resource.asset))) }
}

extension AssetReference: NamedColorSource {
  /// Returns the color in an environment, or a clear color if it is missing, which fails the rendering.
  func color(in environment: EnvironmentValues) -> RGBA {
    do throws(ViewError) {
      if let color = try find(\.colors, in: environment)?.asset.color(in: environment) {
        return color.rgba(in: environment)
      }
      RenderLimits.noteMissingAsset(
        missing("color", \.colors, at: "Color", in: environment), isAllowed: environment.allowsMissingAssets)
    } catch {
      RenderLimits.note(error)
    }
    return .clear
  }
}
