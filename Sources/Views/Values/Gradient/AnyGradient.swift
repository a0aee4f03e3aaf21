/// The gentle gradient that a colour has: a little lighter above, the colour itself below.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let color: Color

  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let base = color.resolve(in: environment)
    func lighter(_ channel: UInt8) -> UInt8 { UInt8(Int(channel) + (255 - Int(channel)) * 22 / 100) }
    let top = RGBA(red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue), alpha: base.alpha)
    return .gradient(
      GradientPaint(
        .linear(start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY)),
        stops: [.init(color: top, location: 0), .init(color: base, location: 1)]))
  }
}

extension Color {
  /// A gentle gradient of the colour, from above to below.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
