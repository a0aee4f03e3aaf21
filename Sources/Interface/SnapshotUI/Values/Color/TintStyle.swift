private struct TintStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of tinted bars and rings; `nil` for the color ``EnvironmentValues/tint``.
  var tintStyle: (any ShapeStyle)? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// Sets the tint to a style. What has room for one color only has the first color of a gradient.
  fileprivate mutating func setTint(_ style: (any ShapeStyle)?) {
    let erased = (style as? AnyShapeStyle)?.standing(in: self) ?? style
    guard let erased, !(erased is Color) else {
      tint = erased as? Color
      return
    }
    switch erased.resolvePaint(in: self, rect: CGRect(x: 0, y: 0, width: 1, height: 1)) {
    case .color(let color): tint = Color(color)
    case .gradient(let gradient): tint = gradient.stops.first.map { Color($0.color) }
    case .pattern: break
    }
    tintStyle = erased
  }
}

/// The tint of a bar, along which the colors of a gradient run.
struct TintStyle: StandInShapeStyle {
  /// A color instead of the tint.
  var replacement: Color?

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment, rect: rect)
  }

  func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    if let replacement { return replacement }
    guard let gradient = environment.tintStyle as? Gradient else { return environment.tintStyle ?? Color.accentColor }
    return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
  }
}

/// The tint of a ring, along which the colors of a gradient run.
struct RingTint: StandInShapeStyle {
  /// The angle at which the last color is.
  let end: Angle

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment, rect: rect)
  }

  func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    guard let gradient = environment.tintStyle as? Gradient else { return TintStyle().standing(in: environment) }
    // The round end of the line is before its start.
    let cap = Angle.degrees(10)
    return AngularGradient(gradient: gradient, center: .center, startAngle: -cap, endAngle: end - cap)
  }
}

nonisolated extension View {
  /// Sets the style of controls. Gauges and progress bars draw gradients, and other controls
  /// their first color.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { changingEnvironment { $0.setTint(tint) } }
}
