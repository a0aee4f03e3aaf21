extension Color: PrimitiveView {
  /// A colour fills all that it is offered.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: "Color", detail: description, path: { frame in Path { $0.addRect(frame) } },
        drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

extension Color: ShapeStyle {
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    .color(resolve(in: environment))
  }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// What ``Color/accentColor`` is; the system's blue unless set.
  public var tint: Color? {
    get { self[TintKey.self] }
    // The accent colour is that of the surroundings: one that stood for itself would have no value.
    set { self[TintKey.self] = newValue?.replacingAccent(with: tint ?? Color(.systemBlue)) }
  }
}
