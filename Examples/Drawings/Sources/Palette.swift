import Raster

/// The colors of the drawings, by the roles that they have.
struct Palette {
  /// Texts.
  var ink = RGBA(0x14171F)
  /// Texts that explain others.
  var secondary = RGBA(0x667085)
  /// Lines between parts.
  var line = RGBA(0xE4E7EC)
  /// The background of a card.
  var surface = RGBA.white
  /// What a reader should see first.
  var accent = RGBA(0x4F46E5)
  /// The end of a gradient that begins with the accent.
  var accentEnd = RGBA(0x7C3AED)
  /// What is of the same kind as the accent and less important.
  var soft = RGBA(0xC7CDFA)

  init(_ colorScheme: ColorScheme) {
    guard colorScheme == .dark else { return }
    ink = RGBA(0xF5F7FA)
    secondary = RGBA(0x98A2B3)
    line = RGBA(0x2F3542)
    surface = RGBA(0x171A21)
    accent = RGBA(0x818CF8)
    accentEnd = RGBA(0xA78BFA)
    soft = RGBA(0x3A4068)
  }
}
