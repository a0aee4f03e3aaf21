nonisolated extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    MappedShape(base: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// Returns the outline of the stroked outline, for what takes a shape, such as `clipShape`. As a view, the other
  /// `stroke(style:)` draws it.
  @_disfavoredOverload
  public func stroke(style: StrokeStyle) -> some Shape {
    MappedShape(base: self) { path, _ in path.strokedPath(style) }
  }

  /// Returns the outline of the stroked outline with a line width in points, for what takes a shape, such as
  /// `clipShape`. As a view, the other `stroke(lineWidth:)` draws it.
  @_disfavoredOverload
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    MappedShape(base: self) { path, _ in path.strokedPath(StrokeStyle(lineWidth: lineWidth)) }
  }

  /// Returns the shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

  /// Returns the shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by a distance in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// Returns the shape rotated clockwise about an anchor of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled along each axis about an anchor of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled about an anchor of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with an affine transform about the top left corner of its frame.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape at a fixed size in points, independent of its frame.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// Returns the shape at a fixed size in points, independent of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

/// A shape with a transformed outline.
nonisolated struct MappedShape<Base: Shape>: Shape {
  var base: Base
  var change: (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape in a rectangle of a fixed size at the top left corner of its frame.
nonisolated struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
