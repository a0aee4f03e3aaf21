#if canImport(CoreGraphics)
  extension Transform {
    /// Creates a transform from Core Graphics's.
    init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
        tx: Double(transform.tx), ty: Double(transform.ty))
    }

    /// The transform as Core Graphics's.
    var cgAffineTransform: CGAffineTransform {
      CGAffineTransform(
        a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(tx), ty: CGFloat(ty))
    }
  }
#else
  /// Core Graphics's name of `Transform`, which isn't available on Linux.
  public typealias CGAffineTransform = Transform

  extension Transform {
    /// Creates a rotation about the origin by an angle in radians. Positive angles rotate clockwise.
    public init(rotationAngle angle: CGFloat) { self.init(rotation: Angle(radians: Double(angle))) }

    /// Returns the transform after a rotation by an angle in radians.
    public func rotated(by angle: CGFloat) -> Transform { Transform(rotationAngle: angle).concatenating(self) }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the inverse, or the transform itself if it has none.
    public func inverted() -> Transform { inverse ?? self }

    /// Creates a transform from the same transform, as from Core Graphics's on Apple's platforms.
    init(_ transform: CGAffineTransform) { self = transform }

    /// The transform, as Core Graphics's on Apple's platforms.
    var cgAffineTransform: CGAffineTransform { self }
  }

  extension CGSize {
    /// Returns the transformed size. A translation has no effect.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      let (width, height) = (Double(width), Double(height))
      return CGSize(
        width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let (first, others) = (corners[0], corners.dropFirst())
      let start = others.reduce(first) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
      let end = others.reduce(first) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
  }

  /// Core Graphics's name of `LineCap`, which isn't available on Linux.
  public typealias CGLineCap = LineCap

  /// Core Graphics's name of `LineJoin`, which isn't available on Linux.
  public typealias CGLineJoin = LineJoin
#endif
