/// A colour of the palette that Apple publishes for iOS, with its values in light and dark, at standard and increased
/// contrast. Names are UIKit's.
public struct SystemColor: Hashable, Sendable {
  /// The name, such as `systemBlue`.
  public let name: String
  let light: RGBA
  let dark: RGBA
  let increasedContrastLight: RGBA
  let increasedContrastDark: RGBA

  /// The colour in an appearance.
  public func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) -> RGBA {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedContrastLight
    case (.dark, .increased): increasedContrastDark
    }
  }
}
