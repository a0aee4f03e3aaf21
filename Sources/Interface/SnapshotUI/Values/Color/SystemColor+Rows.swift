extension SystemColor {
  /// Returns a color of the table: its values in light and dark appearance, both at increased contrast, and their
  /// opacities in the same order.
  static func row(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32,
    opacities lightOpacity: Double = 1, _ darkOpacity: Double = 1, _ increasedLightOpacity: Double = 1,
    _ increasedDarkOpacity: Double = 1
  ) -> SystemColor {
    SystemColor(
      name: name,
      light: RGBA(light).multipliedAlpha(by: lightOpacity), dark: RGBA(dark).multipliedAlpha(by: darkOpacity),
      increasedContrastLight: RGBA(increasedLight).multipliedAlpha(by: increasedLightOpacity),
      increasedContrastDark: RGBA(increasedDark).multipliedAlpha(by: increasedDarkOpacity))
  }

  /// Returns the color with different values for elevated surfaces in dark mode, at standard and increased contrast.
  func raised(_ dark: UInt32, _ increasedDark: UInt32) -> SystemColor {
    var copy = self
    copy.elevated = Elevated(dark: RGBA(dark), increasedContrastDark: RGBA(increasedDark))
    return copy
  }
}
