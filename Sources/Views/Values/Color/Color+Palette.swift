extension Color {
  /// The environment's tint.
  public static let accentColor = Color(.accent)
  public static let clear = Color(RGBA.clear)
  public static let black = Color(RGBA.black)
  public static let white = Color(RGBA.white)

  /// The colour of labels: black on light, white on dark.
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let tertiary = Color(.tertiaryLabel)
  public static let quaternary = Color(.quaternaryLabel)

  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
}

extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
  /// The environment's tint.
  public static var tint: Color { .accentColor }
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }

  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
  public static var tertiary: Color { .tertiary }
  public static var quaternary: Color { .quaternary }
  /// The background of a screen.
  public static var background: Color { Color(.systemBackground) }
  /// The line between rows.
  public static var separator: Color { Color(.separator) }

  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}
