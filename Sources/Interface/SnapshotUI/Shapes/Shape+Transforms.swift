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
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    MappedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

  /// Returns the shape rotated clockwise about an anchor of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(by: Transform(rotation: angle), anchor: anchor)
  }

  /// Returns the shape scaled along each axis about an anchor of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(by: Transform(scaleX: Double(x), y: Double(y)), anchor: anchor)
  }

  /// Returns the shape scaled about an anchor of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with an affine transform about the top left corner of its frame.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    transformed(by: Transform(transform), anchor: .zero)
  }

  /// Returns the shape at a fixed size in points, independent of its frame.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// Returns the shape at a fixed size in points, independent of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  private func transformed(by transform: Transform, anchor: UnitPoint) -> some Shape {
    MappedShape(base: self) { path, rect in
      let point = anchor.point(in: rect)
      let aboutAnchor = Transform(translationX: -Double(point.x), y: -Double(point.y))
        .concatenating(transform)
        .concatenating(Transform(translationX: Double(point.x), y: Double(point.y)))
      return path.applying(aboutAnchor)
    }
  }
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
