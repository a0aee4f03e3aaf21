nonisolated extension View {
  /// Clips the view to its frame. `antialiased` has no effect.
  public func clipped(antialiased: Bool = false) -> some View {
    wrapped("clipped", drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }))
  }

  /// Clips the view to a shape in its frame.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    modified(ShapeClip(shape: shape, rule: style.rule))
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

/// Clips elements to a shape.
private struct ShapeClip<Outline: Shape>: NamedModifier {
  let shape: Outline
  let rule: FillRule

  var name: String { "clipShape" }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let code = try context.code(of: context.environment.resolved(shape))
    let drawing = ClipDrawing(
      outline: { frame in code { shape.outline(in: frame) } }, rule: rule,
      resolve: { environment, frame in
        code { environment.resolved(shape).outline(in: frame, environment.layoutDirection) }
      })
    return try WrappingModifier(name: name, detail: typeName(Outline.self), drawing: drawing)
      .elements(of: content, in: context)
  }
}
