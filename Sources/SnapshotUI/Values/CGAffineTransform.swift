#if !canImport(CoreGraphics)
  /// Core Graphics's name of `Transform`, which isn't available on Linux.
  public typealias CGAffineTransform = Transform

  extension Transform {
    /// Creates a rotation about the origin by an angle in radians. Positive angles rotate clockwise.
    public init(rotationAngle angle: CGFloat) { self.init(rotation: Angle(radians: Double(angle))) }

    /// Returns the transform after a rotation by an angle in radians.
    public func rotated(by angle: CGFloat) -> Transform { Transform(rotationAngle: angle).concatenating(self) }
  }
#endif
