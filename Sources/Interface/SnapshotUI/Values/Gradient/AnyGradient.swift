/// The standard gradient of a color, from a lighter shade at the top to the color at the bottom.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let color: Color

  /// Returns the gradient over a rectangle, in the color's appearance for the environment.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let base = color.rgba(in: environment)
    func lighter(_ channel: UInt8) -> UInt8 {
      let value = Int(channel)
      return UInt8(value + (255 - value) * 22 / 100)
    }
    let top = RGBA(red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue), alpha: base.alpha)
    return .gradient(
      GradientPaint(
        .linear(start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY)),
        stops: [.init(color: top, location: 0), .init(color: base, location: 1)]))
  }
}

extension Color {
  /// The standard gradient of the color, slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
