/// A style with a shadow of its shape.
public struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// Returns a shadow behind the shape. Lengths are in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// Returns a shadow inside the shape. Lengths are in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

/// A style with a shadow, an opacity or a blend mode.
struct ModifiedShapeStyle: DrawnShapeStyle {
  enum Change: Sendable {
    case shadow(ShadowStyle)
    case opacity(Double)
    case blendMode(BlendMode)
  }

  let base: any ShapeStyle
  let change: Change

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let paint = base.resolvePaint(in: environment, rect: rect)
    guard case .opacity(let opacity) = change else { return paint }
    switch paint {
    case .color(let color): return .color(color.multipliedAlpha(by: opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multipliedAlpha(by: opacity)
      }
      return .gradient(gradient)
    case .pattern: return paint
    }
  }

  func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder
  ) {
    switch change {
    case .shadow(let shadow):
      let resolved = shadow.resolved(in: environment)
      if !shadow.isInner { canvas.drawShadow(of: path, resolved, rule: rule) }
      environment.fill(path, with: base, rule: rule, rect: rect, on: &canvas)
      if shadow.isInner { canvas.drawInnerShadow(of: path, resolved, rule: rule) }
    case .opacity(let opacity):
      if let color = environment.plainColor(of: self) {
        return environment.fill(path, with: color, rule: rule, rect: rect, on: &canvas)
      }
      canvas.group(opacity: min(max(opacity, 0), 1)) {
        environment.fill(path, with: base, rule: rule, rect: rect, on: &$0)
      }
    case .blendMode(let mode):
      canvas.saved { canvas in
        canvas.blendMode = mode
        environment.fill(path, with: base, rule: rule, rect: rect, on: &canvas)
      }
    }
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow of the shapes that it fills. Texts and symbols have drop shadows only.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// Returns the style with an opacity of 0…1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(min(max(opacity, 0), 1)))
  }

  /// Returns the style with a blend mode for the shapes that it fills.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blendMode(mode))
  }
}

extension EnvironmentValues {
  /// The drop shadows of the foreground style, from the innermost one.
  private var foregroundShadows: [Shadow] {
    var shadows: [Shadow] = []
    var style = foregroundStyle
    while let current = style {
      if let levels = current as? ForegroundLevels {
        style = levels.styles[0]
      } else if let erased = current as? AnyShapeStyle {
        style = erased.standing(in: self)
      } else if let level = current as? NestedLevel {
        style = level.standing(in: self)
      } else if let foreground = current as? ModifiedShapeStyleOfForeground {
        style = foreground.style
      } else if let modified = current as? ModifiedShapeStyle {
        if case .shadow(let shadow) = modified.change, !shadow.isInner { shadows.append(shadow.resolved(in: self)) }
        style = modified.base is ForegroundStyle ? nil : modified.base
      } else {
        style = nil
      }
    }
    return shadows.reversed()
  }

  /// Draws texts or symbols with the shadows of the foreground style.
  func drawingForegroundShadows(
    on canvas: inout DisplayListRecorder, _ draw: (inout DisplayListRecorder) -> Void
  ) {
    let shadows = foregroundStyle == nil ? [] : foregroundShadows.filter { $0.color.alpha > 0 }
    if shadows.isEmpty { draw(&canvas) } else { canvas.group(filters: shadows.map { .shadow($0) }, draw) }
  }
}

extension ShadowStyle {
  /// The shadow with its color in an environment.
  fileprivate func resolved(in environment: EnvironmentValues) -> Shadow {
    Shadow(color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle where Self == ModifiedShapeStyleOfForeground {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> ModifiedShapeStyleOfForeground {
    ModifiedShapeStyleOfForeground(change: .shadow(style))
  }

  /// Returns the foreground style with an opacity of 0…1.
  public static func opacity(_ opacity: Double) -> ModifiedShapeStyleOfForeground {
    ModifiedShapeStyleOfForeground(change: .opacity(min(max(opacity, 0), 1)))
  }

  /// Returns the foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> ModifiedShapeStyleOfForeground {
    ModifiedShapeStyleOfForeground(change: .blendMode(mode))
  }
}

/// The foreground style with a shadow, an opacity or a blend mode.
public struct ModifiedShapeStyleOfForeground: DrawnShapeStyle, Sendable {
  let change: ModifiedShapeStyle.Change

  fileprivate var style: ModifiedShapeStyle { ModifiedShapeStyle(base: ForegroundStyle(), change: change) }

  /// Returns the paint of the foreground style.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    style.resolvePaint(in: environment, rect: rect)
  }

  /// Fills a path with the foreground style.
  package func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder
  ) {
    style.fill(path, rule: rule, in: environment, rect: rect, on: &canvas)
  }
}
