import SnapshotUI

/// The colours that the gallery's screens share. Inks and surfaces are neutral grays, so that colour means something. Each ink
/// has a contrast of at least 4.5:1 on each surface.
enum Palette {
  /// Behind everything.
  static var canvas: Color { planted("canvas", Color(light: Color(RGBA(0xF1F1F1)), dark: Color(RGBA(0x0C0C0C)))) }
  /// Cards and bars.
  static var surface: Color { planted("surface", Color(light: .white, dark: Color(RGBA(0x1A1A1A)))) }
  /// Fields and quiet buttons on a surface.
  static let sunken = Color(light: Color(RGBA(0xEFEFEF)), dark: Color(RGBA(0x282828)))
  /// Hairlines.
  static let line = Color(light: Color(RGBA(0xE3E3E3)), dark: Color(RGBA(0x2E2E2E)))
  static var ink: Color { planted("ink", Color(light: Color(RGBA(0x161616)), dark: Color(RGBA(0xF4F4F4)))) }
  static var inkSecondary: Color {
    planted("ink secondary", Color(light: Color(RGBA(0x525252)), dark: Color(RGBA(0xB4B4B4))))
  }
  static let inkTertiary = Color(light: Color(RGBA(0x6C6C6C)), dark: Color(RGBA(0x919191)))

  static var indigo: Color { planted("indigo", Color(light: Color(RGBA(0x4B3FE4)), dark: Color(RGBA(0x8C83FF)))) }
  static let coral = Color(light: Color(RGBA(0xC23019)), dark: Color(RGBA(0xFF7A66)))
  static let amber = Color(light: Color(RGBA(0xB86E00)), dark: Color(RGBA(0xFFC14D)))
  static let mint = Color(light: Color(RGBA(0x0A7F5D)), dark: Color(RGBA(0x3DD6A3)))
  static let sky = Color(light: Color(RGBA(0x1377D6)), dark: Color(RGBA(0x5CB3FF)))
}
