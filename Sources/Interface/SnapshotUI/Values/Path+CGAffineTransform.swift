#if canImport(CoreGraphics)
  extension Path {
    /// Returns the path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { applying(Transform(transform)) }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
      addRect(rect, transform: Transform(transform))
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
      addRects(rects, transform: Transform(transform))
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
      addEllipse(in: rect, transform: Transform(transform))
    }

    /// Adds the elements of a path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
      addPath(path, transform: Transform(transform))
    }
  }
#endif
