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

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

private struct MinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private struct MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LuminanceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The state of the controls in the window. Defaults to `key`.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// The minimum height of a list row in points. Lists ignore other values than the default, 44.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The minimum height of the header of a list in points; `nil` for the list's own. Lists ignore it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// The prominence of section headers. Defaults to `standard`; sections ignore it.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether texts are tightened to fit. Defaults to `false`; texts ignore it.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as an always-on display is. Defaults to `false`.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether the screen is recorded or mirrored. Always `false`.
  public var isSceneCaptured: Bool { false }
}
