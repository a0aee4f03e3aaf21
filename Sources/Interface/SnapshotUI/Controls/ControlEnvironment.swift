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
  /// The distance by which the shape is inset, in points.
  private var insetAmount: CGFloat = 0

  init(outline: Outline) { self.outline = outline }

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius: radius))
  }
}

nonisolated extension ButtonBorderShape: InsettableShape, EnvironmentalShape {
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns a rectangle with the corners of the shape: 8 points by default. Fills, strokes and clips take those of the environment.
  public func path(in rect: CGRect) -> Path {
    switch outline {
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).inset(by: insetAmount).path(in: rect)
    case .capsule: Capsule().inset(by: insetAmount).path(in: rect)
    case .circle: Circle().inset(by: insetAmount).path(in: rect)
    }
  }

  /// Returns the shape inset by a distance in points.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  func shape(in environment: EnvironmentValues) -> any Shape {
    // The default is the shape of the buttons in the view.
    let outline = outline == .rounded(radius: nil) ? environment.buttonBorderShape.outline : outline
    return insetShape(outline.shape(in: environment))
  }

  private func insetShape(_ shape: some InsettableShape) -> any Shape {
    insetAmount == 0 ? shape : shape.inset(by: insetAmount)
  }
}

extension ButtonBorderShape.Outline {
  /// Returns the shape with the default radius of an environment.
  func shape(in environment: EnvironmentValues) -> any InsettableShape {
    switch self {
    case .rounded(let radius):
      let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
      let metrics = environment.designMetrics
      let radius = radius ?? (isLarge ? metrics.largeButtonRadius : metrics.buttonRadius)
      return radius.map { RoundedRectangle(cornerRadius: $0) } ?? Capsule()
    case .capsule: return Capsule()
    case .circle: return Circle()
    }
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The shape of the bordered buttons in the view.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
