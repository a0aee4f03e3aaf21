/// The options for filling a shape.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero rule.
  public var isEOFilled: Bool
  /// Has no effect: edges are always antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style. `antialiased` has no effect.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// The fill rule: even-odd or non-zero.
  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

nonisolated extension Shape {
  /// Returns the shape filled with a style.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape<Self, Style> {
    PaintedShape(shape: self, style: content, drawing: .fill(style.rule))
  }

  /// Returns the shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Returns the outline stroked with a style. The line is centered on the outline.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self, Style> {
    PaintedShape(shape: self, style: content, drawing: .stroke(style))
  }

  /// Returns the outline stroked with a style and a line width in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline stroked with the foreground style.
  public func stroke(style: StrokeStyle) -> PaintedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// Returns the outline stroked with the foreground style and a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

nonisolated extension InsettableShape {
  /// Returns the outline stroked with a style, with the line inside the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<InsetShape, Style> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Returns the outline stroked with a style and a line width in points, with the line inside the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<InsetShape, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline stroked with the foreground style, with the line inside the shape.
  public func strokeBorder(style: StrokeStyle) -> PaintedShape<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Returns the outline stroked with the foreground style and a line width in points, with the line inside the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape and the style that fills or strokes it.
nonisolated public struct PaintedShape<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape to fill or stroke.
  var shape: Content
  /// The style of the fill or the stroke.
  var style: Style
  var drawing: ShapeDrawing

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let outline = context.environment.resolved(shape)
    let code = try context.code(of: outline)
    return [
      .shape(
        named: typeName(of: shape), detail: detail(in: context.environment),
        path: { [direction = context.environment.layoutDirection] in
          code { [frame = $0] in outline.outline(in: frame, direction) }
        },
        drawnBy: drawing, style: style,
        size: { proposal in code { shape.sizeThatFits(proposal) } }, in: context)
    ]
  }

  /// The color and the line width, for text forms.
  private func detail(in environment: EnvironmentValues) -> String? {
    var words: [String] = []
    if let color = environment.plainColor(of: style) { words.append(color.description) }
    if case .stroke(let stroke) = drawing { words.append("line \(formatted(stroke.lineWidth))") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension PaintedShape {
  /// Draws another painted shape in front.
  fileprivate func painted(with front: some View) -> some View {
    modified(AttachmentModifier(name: "overlay", position: .before, attached: front))
  }

  /// Draws the outline on the painted shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    painted(with: shape.stroke(content, style: style))
  }

  /// Draws the outline on the painted shape, with a line width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    painted(with: shape.stroke(content, lineWidth: lineWidth))
  }

  /// Fills the shape over the painted shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    painted(with: shape.fill(content, style: style))
  }
}

extension PaintedShape where Content: InsettableShape {
  /// Draws the outline on the painted shape, with the line inside the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    painted(with: shape.strokeBorder(content, style: style))
  }

  /// Draws the outline on the painted shape, with a line width in points and the line inside the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    painted(with: shape.strokeBorder(content, lineWidth: lineWidth))
  }
}
