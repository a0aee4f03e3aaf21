import Views

/// The colours that the gallery's screens share.
enum Palette {
  /// Behind everything.
  static let canvas = Color(light: Color(RGBA(0xF5F5FA)), dark: Color(RGBA(0x0C0C11)))
  /// Cards and bars.
  static let surface = Color(light: .white, dark: Color(RGBA(0x1A1A21)))
  /// Fields and quiet buttons on a surface.
  static let sunken = Color(light: Color(RGBA(0xEFEFF5)), dark: Color(RGBA(0x282831)))
  /// Hairlines.
  static let line = Color(light: Color(RGBA(0xE3E3EC)), dark: Color(RGBA(0x2E2E38)))
  static let ink = Color(light: Color(RGBA(0x16161D)), dark: Color(RGBA(0xF4F4F8)))
  static let inkSecondary = Color(light: Color(RGBA(0x62626F)), dark: Color(RGBA(0xA0A0AE)))
  static let inkTertiary = Color(light: Color(RGBA(0x9494A3)), dark: Color(RGBA(0x6E6E7C)))

  static let indigo = Color(light: Color(RGBA(0x4B3FE4)), dark: Color(RGBA(0x8C83FF)))
  static let coral = Color(light: Color(RGBA(0xE8523F)), dark: Color(RGBA(0xFF7A66)))
  static let amber = Color(light: Color(RGBA(0xB86E00)), dark: Color(RGBA(0xFFC14D)))
  static let mint = Color(light: Color(RGBA(0x0B8F6A)), dark: Color(RGBA(0x3DD6A3)))
  static let sky = Color(light: Color(RGBA(0x1377D6)), dark: Color(RGBA(0x5CB3FF)))
}
