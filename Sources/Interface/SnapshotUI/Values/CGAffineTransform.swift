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
#endif
