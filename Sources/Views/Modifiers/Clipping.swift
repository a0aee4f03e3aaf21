extension View {
  /// The view inside of its frame only.
  public func clipped(antialiased: Bool = false) -> some View {
    wrapped("clipped", drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }))
  }

  /// The view inside of a shape in its frame only.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    wrapped(
      "clipShape", typeName(Outline.self),
      drawing: ClipDrawing(outline: { shape.outline(in: $0) }, rule: style.rule))
  }

  /// The view with round corners of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    wrapped(
      "cornerRadius", formatted(radius),
      drawing: ClipDrawing(outline: { RoundedRectangle(cornerRadius: radius).outline(in: $0) }))
  }
}
