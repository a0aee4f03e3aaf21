/// How the inside of a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside, in place of the non-zero rule.
  public var isEOFilled: Bool
  /// Edges are always smooth; the property is there for the spelling.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  public var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape<Self, Style> {
    PaintedShape(shape: self, style: content, drawing: .fill(style.rule))
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// The outline drawn in a style; half of the line lies outside of the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self, Style> {
    PaintedShape(shape: self, style: content, drawing: .stroke(style))
  }

  /// The outline drawn in a style, with a line of a width in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn in the foreground style.
  public func stroke(style: StrokeStyle) -> PaintedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The outline drawn in the foreground style, with a line of a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// The outline drawn in a style, all of the line inside of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<InsetShape, Style> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The outline drawn in a style, all of the line inside of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<InsetShape, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn in the foreground style, all of the line inside of the shape.
  public func strokeBorder(style: StrokeStyle) -> PaintedShape<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// The outline drawn in the foreground style, all of the line inside of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape and what it is painted with.
public struct PaintedShape<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  var drawing: ShapeDrawing

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: typeName(of: shape), detail: detail, path: { shape.outline(in: $0) }, drawnBy: drawing, style: style,
        size: shape.sizeThatFits, in: context)
    ]
  }

  /// The colour, and the width of a line.
  private var detail: String? {
    var words: [String] = []
    if let color = style as? Color { words.append(color.description) }
    if case .stroke(let stroke) = drawing { words.append("line \(formatted(stroke.lineWidth))") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
