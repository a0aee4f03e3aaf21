/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// The insets around a button's label, in points.
  func buttonInsets(in metrics: DesignMetrics) -> EdgeInsets {
    switch self {
    case .mini, .small: metrics.smallButtonInsets
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

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius: radius))
  }
}
