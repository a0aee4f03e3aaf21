nonisolated extension View {
  /// Clips the view to its frame. `antialiased` has no effect.
  public func clipped(antialiased: Bool = false) -> some View {
    wrapped("clipped", drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }))
  }

  /// Clips the view to a shape in its frame.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    wrapped(
      "clipShape", typeName(Outline.self),
      drawing: ClipDrawing(
        outline: { shape.outline(in: $0) }, rule: style.rule,
        resolve: { $0.resolved(shape).outline(in: $1, $0.layoutDirection) }))
  }

  /// Clips the view to a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners in points.
  ///   - antialiased: Has no effect.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    wrapped(
      "cornerRadius", formatted(radius),
      drawing: ClipDrawing(outline: { RoundedRectangle(cornerRadius: radius).outline(in: $0) }))
  }
}
