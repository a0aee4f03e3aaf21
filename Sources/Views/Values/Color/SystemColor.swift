/// A colour of the palette that Apple publishes for iOS, with its values in light and dark, at standard and increased
/// contrast. Names are UIKit's.
public struct SystemColor: Hashable, Sendable {
  /// The name, such as `systemBlue`.
  public let name: String
  let light: RGBA
  let dark: RGBA
  let increasedContrastLight: RGBA
  let increasedContrastDark: RGBA
  /// The values in the dark above the screen, where they are others.
  var elevated: Elevated?

  struct Elevated: Hashable, Sendable {
    let dark: RGBA
    let increasedContrastDark: RGBA
  }

  /// The colour in an appearance.
  ///
  /// - Parameter isElevated: Whether it is the colour of what lies above the screen, as a sheet does.
  public func resolve(
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
