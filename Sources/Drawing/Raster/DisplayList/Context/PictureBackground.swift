/// The background of a picture.
///
/// The default is ``system`` for a device's context and ``transparent`` for all others:
///
///     assertSnapshot(of: Badge(), as: .image(background: .system))
///     assertSnapshot(of: LoginScreen(), as: .image(on: .iPhoneSE3, background: .transparent))
public enum PictureBackground: Hashable, Sendable {
  /// No background.
  case transparent
  /// The background of a device's screen: white in light mode, black in dark mode.
  case system
  /// One color in every color scheme.
  case color(RGBA)

  /// Returns the color in a color scheme, or `nil` if the background is transparent.
  public func color(in colorScheme: ColorScheme) -> RGBA? {
    switch self {
    case .transparent: nil
    case .system: colorScheme == .dark ? .black : .white
    case .color(let color): color.alpha == 0 ? nil : color
    }
  }
}
