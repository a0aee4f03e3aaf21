import Raster

/// The colors of a terminal image.
public struct TerminalTheme: Hashable, Sendable {
  /// The color of plain text.
  public var foreground: RGBA
  /// The color behind the text.
  public var background: RGBA
  /// The 16 palette colors: black, red, green, yellow, blue, magenta, cyan and white, then their bright variants.
  public var palette: [RGBA]
  /// The color of the title bar of a window.
  public var titleBar: RGBA
  /// The color of the border of a window.
  public var border: RGBA

  /// Creates a theme.
  public init(foreground: RGBA, background: RGBA, palette: [RGBA], titleBar: RGBA, border: RGBA) {
    self.foreground = foreground
    self.background = background
    self.palette = palette
    self.titleBar = titleBar
    self.border = border
  }

  /// Light text on a dark background.
  public static let dark = TerminalTheme(
    foreground: RGBA(0xD6DAE2), background: RGBA(0x171A21),
    palette: [
      0x2B303B, 0xF0747B, 0x86CB78, 0xE4BE6C, 0x66ADF2, 0xC690EC, 0x5BC6D0, 0xC3C8D2, 0x6C7484, 0xFF9CA1, 0xA9E59D,
      0xF7DB97, 0x98CBFF, 0xDFB6FA, 0x8DE5EC, 0xFFFFFF,
    ].map { RGBA($0) },
    titleBar: RGBA(0x232730), border: RGBA(0x343A46))

  /// Dark text on a light background.
  public static let light = TerminalTheme(
    foreground: RGBA(0x262B33), background: RGBA(0xFCFCFD),
    palette: [
      0x262B33, 0xC62B38, 0x22803C, 0x946200, 0x1A67CE, 0x8446C6, 0x12798A, 0xA7AEBA, 0x646C7A, 0xDD4350, 0x31974D,
      0xAD7A12, 0x3B84E8, 0x9D63DB, 0x2991A2, 0xE9ECF0,
    ].map { RGBA($0) },
    titleBar: RGBA(0xEEF0F3), border: RGBA(0xD5D9E0))

  /// Returns one of the 256 colors: the palette, the cube of 6 × 6 × 6, then the grays.
  func color(_ index: UInt8) -> RGBA {
    let index = Int(index)
    if index < 16 { return palette.indices.contains(index) ? palette[index] : foreground }
    if index >= 232 {
      let gray = UInt8(8 + 10 * (index - 232))
      return RGBA(red: gray, green: gray, blue: gray)
    }
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let cube = index - 16
    return RGBA(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
  }

  private func color(_ color: TerminalColor, standard: RGBA) -> RGBA {
    switch color {
    case .standard: standard
    case .palette(let index): self.color(index)
    case .rgb(let red, let green, let blue): RGBA(red: red, green: green, blue: blue)
    }
  }

  /// Returns the colors of a style. The background is `nil` if it is that of the screen.
  func colors(of style: TerminalStyle) -> (text: RGBA, background: RGBA?, line: RGBA) {
    var text = color(style.foreground, standard: foreground)
    var ground = color(style.background, standard: background)
    if style.isInverse { swap(&text, &ground) }
    if style.isDim { text = Self.mix(text, ground) }
    let line = style.underlineColor == .standard ? text : color(style.underlineColor, standard: text)
    return (text, style.isInverse || style.background != .standard ? ground : nil, line)
  }

  /// Mixes three fifths of a color with two fifths of another.
  private static func mix(_ color: RGBA, _ other: RGBA) -> RGBA {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * 3 + Int(b) * 2 + 2) / 5) }
    return RGBA(
      red: channel(color.red, other.red), green: channel(color.green, other.green),
      blue: channel(color.blue, other.blue))
  }
}
