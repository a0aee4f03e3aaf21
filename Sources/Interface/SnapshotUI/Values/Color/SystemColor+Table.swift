// One row per color: light, dark, and both at increased contrast, then opacities in the same order. `raised` sets the
// colors of elevated backgrounds in dark mode.

extension SystemColor {
  // Colors
  /// The system's red.
  public static let systemRed = row("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  /// The system's orange.
  public static let systemOrange = row("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  /// The system's yellow.
  public static let systemYellow = row("systemYellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  /// The system's green.
  public static let systemGreen = row("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  /// The system's mint.
  public static let systemMint = row("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  /// The system's teal.
  public static let systemTeal = row("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  /// The system's cyan.
  public static let systemCyan = row("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  /// The system's blue.
  public static let systemBlue = row("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  /// The system's indigo.
  public static let systemIndigo = row("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  /// The system's purple.
  public static let systemPurple = row("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  /// The system's pink.
  public static let systemPink = row("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  /// The system's brown.
  public static let systemBrown = row("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

  // Grays
  /// The system's gray.
  public static let systemGray = row("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  /// The first of five grays between `systemGray` and the background.
  public static let systemGray2 = row("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  /// The second of five grays between `systemGray` and the background.
  public static let systemGray3 = row("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  /// The third of five grays between `systemGray` and the background.
  public static let systemGray4 = row("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  /// The fourth of five grays between `systemGray` and the background.
  public static let systemGray5 = row("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  /// The gray that is closest to the background.
  public static let systemGray6 = row("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  // Labels
  /// The color of primary texts.
  public static let label = row("label", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  /// The color of secondary texts.
  public static let secondaryLabel = row(
    "secondaryLabel", 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacities: 0.6, 0.6, 0.8, 0.7)
  /// The color of tertiary texts and of disabled controls.
  public static let tertiaryLabel = row(
    "tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacities: 0.3, 0.3, 0.7, 0.55)
  /// The color of quaternary texts.
  public static let quaternaryLabel = row(
    "quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacities: 0.18, 0.16, 0.55, 0.4)
  /// The color of a text field's prompt.
  public static let placeholderText = row(
    "placeholderText", 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacities: 0.3, 0.3, 0.7, 0.55)
  /// The color of links.
  public static let link = row("link", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)

  // Lines
  /// The translucent color of lines between rows.
  public static let separator = row(
    "separator", 0x3C3C43, 0x545458, 0x3C3C43, 0x545458, opacities: 0.29, 0.6, 0.37, 0.75)
  /// The opaque color of lines between rows.
  public static let opaqueSeparator = row("opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  // Fills
  /// The translucent fill of thin shapes, such as the track of a slider.
  public static let systemFill = row(
    "systemFill", 0x787880, 0x787880, 0x787880, 0x787880, opacities: 0.2, 0.36, 0.28, 0.44)
  /// The translucent fill of medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = row(
    "secondarySystemFill", 0x787880, 0x787880, 0x787880, 0x787880, opacities: 0.16, 0.32, 0.24, 0.4)
  /// The translucent fill of large shapes, such as buttons and search fields.
  public static let tertiarySystemFill = row(
    "tertiarySystemFill", 0x767680, 0x767680, 0x767680, 0x767680, opacities: 0.12, 0.24, 0.2, 0.32)
  /// The translucent fill of large areas.
  public static let quaternarySystemFill = row(
    "quaternarySystemFill", 0x747480, 0x747480, 0x747480, 0x747480, opacities: 0.08, 0.18, 0.16, 0.26)

  // Backgrounds
  /// The background of a screen.
  public static let systemBackground = row("systemBackground", 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    .raised(0x1C1C1E, 0x242426)
  /// The background of content on a screen.
  public static let secondarySystemBackground = row("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    .raised(0x2C2C2E, 0x363638)
  /// The background of content on a secondary background.
  public static let tertiarySystemBackground = row("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    .raised(0x3A3A3C, 0x444446)
  /// The background of a screen with grouped rows.
  public static let systemGroupedBackground = row("systemGroupedBackground", 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    .raised(0x1C1C1E, 0x242426)
  /// The background of grouped rows.
  public static let secondarySystemGroupedBackground = row(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426
  ).raised(0x2C2C2E, 0x363638)
  /// The background of content in grouped rows.
  public static let tertiarySystemGroupedBackground = row(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638
  ).raised(0x3A3A3C, 0x444446)
}

extension SystemColor {
  private static func row(
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
  private func raised(_ dark: UInt32, _ increasedDark: UInt32) -> SystemColor {
    var copy = self
    copy.elevated = Elevated(dark: RGBA(dark), increasedContrastDark: RGBA(increasedDark))
    return copy
  }
}
