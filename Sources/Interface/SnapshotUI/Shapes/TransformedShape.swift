/// A shape moved by a distance in points. ``Shape/offset(x:y:)`` returns it.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the outline of the shape in a rectangle, moved.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// Returns the size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape with its edges moved inward by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape scaled along each axis about an anchor of its frame. ``Shape/scale(x:y:anchor:)`` returns it.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factor of each axis.
  public var scale: CGSize
  /// The point of the frame that keeps its place.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the outline of the shape in a rectangle, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      .applying(Transform(scaleX: Double(scale.width), y: Double(scale.height)), about: anchor.point(in: rect))
  }

  /// Returns the size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape rotated clockwise about an anchor of its frame. ``Shape/rotation(_:anchor:)`` returns it.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before it is rotated.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point of the frame that keeps its place.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the outline of the shape in a rectangle, rotated.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(Transform(rotation: angle), about: anchor.point(in: rect))
  }

  /// Returns the size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape with its edges moved inward by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with an affine transform about the top left corner of its frame. ``Shape/transform(_:)`` returns it.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before it is transformed.
  public var shape: Content
  /// The transform of points of the frame.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the outline of the shape in a rectangle, transformed.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(Transform(transform), about: rect.origin)
  }

  /// Returns the size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path {
  /// Returns the path with a transform that leaves a point in its place.
  nonisolated fileprivate func applying(_ transform: Transform, about point: CGPoint) -> Path {
    applying(
      Transform(translationX: -Double(point.x), y: -Double(point.y))
        .concatenating(transform)
        .concatenating(Transform(translationX: Double(point.x), y: Double(point.y))))
  }
}
