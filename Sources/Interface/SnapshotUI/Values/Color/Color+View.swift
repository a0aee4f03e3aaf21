extension Color: PrimitiveView {
  /// Returns an element that fills its proposal with the color.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: "Color", detail: description, path: { frame in Path { $0.addRect(frame) } },
        drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

extension Color: PaintingShapeStyle {
  /// Returns the color in an environment as a paint.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    .color(rgba(in: environment))
  }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The value of ``Color/accentColor``; `nil` for the system's blue.
  public var tint: Color? {
    get { self[TintKey.self] }
    // An accent color in the new value means the enclosing tint. Otherwise the tint would refer to itself.
    set {
      self[TintKey.self] = newValue?.replacingAccent(with: tint ?? Color(.systemBlue))
      if tintStyle != nil { tintStyle = nil }
    }
  }
}
