/// A color of iOS' published palette, for light and dark mode at standard and increased contrast. The names are
/// UIKit's.
public struct SystemColor: Hashable, Sendable {
  /// The name, such as `systemBlue`.
  package let name: String
  let light: RGBA
  let dark: RGBA
  let increasedContrastLight: RGBA
  let increasedContrastDark: RGBA
  /// The values on elevated surfaces in dark mode, if they differ.
  var elevated: Elevated?

  struct Elevated: Hashable, Sendable {
    let dark: RGBA
    let increasedContrastDark: RGBA
  }

  /// Returns the color for an appearance.
  ///
  /// - Parameter isElevated: Whether the color is on an elevated surface, such as a sheet.
  package func resolve(
    scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, isElevated: Bool = false
  ) -> RGBA {
    let raised = isElevated ? elevated : nil
    return switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): raised?.dark ?? dark
    case (.light, .increased): increasedContrastLight
    case (.dark, .increased): raised?.increasedContrastDark ?? increasedContrastDark
    }
  }
}
