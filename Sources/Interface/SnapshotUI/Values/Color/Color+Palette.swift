extension ShapeStyle where Self == Color {
  /// The environment's tint.
  public static var accentColor: Color { .accentColor }
  /// The environment's tint.
  public static var tint: Color { .accentColor }
  /// A transparent color.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }

  /// The color of the line between rows.
  public static var separator: Color { Color(.separator) }

  /// The system's red, which depends on the color scheme and contrast.
  public static var red: Color { .red }
  /// The system's orange, which depends on the color scheme and contrast.
  public static var orange: Color { .orange }
  /// The system's yellow, which depends on the color scheme and contrast.
  public static var yellow: Color { .yellow }
  /// The system's green, which depends on the color scheme and contrast.
  public static var green: Color { .green }
  /// The system's mint, which depends on the color scheme and contrast.
  public static var mint: Color { .mint }
  /// The system's teal, which depends on the color scheme and contrast.
  public static var teal: Color { .teal }
  /// The system's cyan, which depends on the color scheme and contrast.
  public static var cyan: Color { .cyan }
  /// The system's blue, which depends on the color scheme and contrast.
  public static var blue: Color { .blue }
  /// The system's indigo, which depends on the color scheme and contrast.
  public static var indigo: Color { .indigo }
  /// The system's purple, which depends on the color scheme and contrast.
  public static var purple: Color { .purple }
  /// The system's pink, which depends on the color scheme and contrast.
  public static var pink: Color { .pink }
  /// The system's brown, which depends on the color scheme and contrast.
  public static var brown: Color { .brown }
  /// The system's gray, which depends on the contrast.
  public static var gray: Color { .gray }
}
