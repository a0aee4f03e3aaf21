/// How large controls are.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// The room around a button's label.
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    /// Round corners; `nil` for the usual radius.
    case rounded(radius: CGFloat?)
    case capsule
    case circle
  }

  let outline: Outline

  public static let automatic = ButtonBorderShape(outline: .rounded(radius: nil))
  public static let roundedRectangle = automatic
  public static let capsule = ButtonBorderShape(outline: .capsule)
  public static let circle = ButtonBorderShape(outline: .circle)

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
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether controls show the labels beside them.
  var showsLabels: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

extension View {
  /// How large the controls in the view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// The outline of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

  /// The controls in the view without the labels beside them; who listens still hears them.
  public func labelsHidden() -> some View { environment(\.showsLabels, false) }
}
