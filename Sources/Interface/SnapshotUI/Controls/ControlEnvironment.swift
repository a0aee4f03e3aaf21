/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// The insets around a button's label, in points.
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of a button's label, unless the environment has one; `nil` for body text.
  var buttonFont: Font? {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    /// Rounded corners; `nil` for the default radius.
    case rounded(radius: CGFloat?)
    case capsule
    case circle
  }

  let outline: Outline

  /// A rounded rectangle with the default radius: 8 points, or 12 points at the control sizes `.large` and
  /// `.extraLarge`.
  public static let automatic = ButtonBorderShape(outline: .rounded(radius: nil))
  /// A rounded rectangle with the default radius, the same as `automatic`.
  public static let roundedRectangle = automatic
  /// A capsule.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius: radius))
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

private struct LabelsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The size of controls. Defaults to `.regular`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether controls draw their labels.
  var showsLabels: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Sets the shape of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

  /// Hides the labels of the controls in the view. VoiceOver still reads them.
  public func labelsHidden() -> some View { environment(\.showsLabels, false) }
}
