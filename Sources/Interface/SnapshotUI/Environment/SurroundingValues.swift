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

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the screen is recorded or mirrored. Always `false`.
  public var isSceneCaptured: Bool { false }
}
