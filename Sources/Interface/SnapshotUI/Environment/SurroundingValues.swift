// Values of the device and the window around a view. Each is the same in every process.

/// The state of the controls in a window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window receives key presses.
  case key
  /// The window is in front.
  case active
  /// The window is in the background.
  case inactive
}

/// The prominence of headers and backgrounds.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The prominence of the background around a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The background of most views.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background that stands out, such as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// For a badge that only adds to the content.
  public static let decreased = BadgeProminence(level: -1)
  /// For most badges.
  public static let standard = BadgeProminence(level: 0)
  /// For a badge that asks for an action.
  public static let increased = BadgeProminence(level: 1)
}

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the screen is recorded or mirrored. Always `false`.
  public var isSceneCaptured: Bool { false }
}
