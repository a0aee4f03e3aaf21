/// A kind of glass: a backdrop blur with a bright edge.
public struct Glass: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case regular
    case clear
    case identity
  }

  let kind: Kind
  var color: Color?

  /// Returns glass in a color; `nil` for colorless glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the same glass. Touches change no picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The style of a glass surface.
struct GlassStyle: DrawnShapeStyle {
  let glass: Glass

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard glass.kind != .identity else { return .color(.clear) }
    if let color = glass.color { return .color(color.opacity(0.78).rgba(in: environment)) }
    let isClear = glass.kind == .clear
    return .color(
      environment.colorScheme == .dark
        ? RGBA(0x1C1C1E, alpha: isClear ? 40 : 150) : RGBA(0xFFFFFF, alpha: isClear ? 30 : 140))
  }

  func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder
  ) {
    guard glass.kind != .identity else { return }
    canvas.drawShadow(
      of: path, Shadow(color: RGBA(0x000000, alpha: 24), radius: 16, offset: CGSize(width: 0, height: 4)), rule: rule)
    canvas.filterBackdrop(
      in: path, rule: rule, [.blur(radius: glass.kind == .clear ? 8 : 24), .colorMatrix(.saturation(1.4))])
    canvas.fill(path, with: resolvePaint(in: environment, rect: rect), rule: rule)
    // Light along the edge, brightest at the top left and bottom right.
    let light = UInt8(environment.colorScheme == .dark ? 90 : 200)
    let edge = GradientPaint(
      .linear(start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.maxY)),
      stops: [
        .init(color: RGBA(0xFFFFFF, alpha: light), location: 0),
        .init(color: RGBA(0xFFFFFF, alpha: light / 5), location: 0.5),
        .init(color: RGBA(0xFFFFFF, alpha: light / 2), location: 1),
      ])
    canvas.saved { canvas in
      canvas.clip(to: path, rule: rule)
      canvas.stroke(path, with: .gradient(edge), style: StrokeStyle(lineWidth: 2))
    }
  }
}

/// The default shape of glass, a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns a capsule in the rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// How glass surfaces appear and merge. It changes no picture.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
}

/// A container of glass surfaces. It draws its content; surfaces don't merge.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a container. The spacing, below which surfaces merge, has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

nonisolated extension View {
  /// Adds glass in a shape behind the view.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    background { StyleFill(style: GlassStyle(glass: glass), outline: { shape.outline(in: $0) }, shape: shape) }
  }
}
