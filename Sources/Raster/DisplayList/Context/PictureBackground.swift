/// What lies behind everything that a picture shows.
///
/// A device's context has ``system``, all others have ``transparent``:
///
///     assertSnapshot(of: Badge(), as: .image(background: .system))
///     assertSnapshot(of: LoginScreen(), as: .image(on: .iPhoneSE3, background: .transparent))
public enum PictureBackground: Hashable, Sendable {
  /// Nothing: a picture is transparent where nothing is drawn.
  case transparent
  /// The background of a device's screen: white in light, black in dark.
  case system
  /// One color in every color scheme.
  case color(RGBA)

  /// The color in a color scheme; `nil` where nothing can be seen of it.
  public func color(in colorScheme: ColorScheme) -> RGBA? {
    switch self {
    case .transparent: nil
    case .system: colorScheme == .dark ? .black : .white
    case .color(let color): color.alpha == 0 ? nil : color
    }
  }
}
