#if !canImport(QuartzCore)
  /// A stand-in for Core Animation's value: a matrix of 4 × 4 numbers that transforms points in three dimensions.
  public struct CATransform3D: Hashable, Sendable {
    /// The number in row 1, column 1.
    public var m11: CGFloat = 1
    /// The number in row 1, column 2.
    public var m12: CGFloat = 0
    /// The number in row 1, column 3.
    public var m13: CGFloat = 0
    /// The number in row 1, column 4.
    public var m14: CGFloat = 0
    /// The number in row 2, column 1.
    public var m21: CGFloat = 0
    /// The number in row 2, column 2.
    public var m22: CGFloat = 1
    /// The number in row 2, column 3.
    public var m23: CGFloat = 0
    /// The number in row 2, column 4.
    public var m24: CGFloat = 0
    /// The number in row 3, column 1.
    public var m31: CGFloat = 0
    /// The number in row 3, column 2.
    public var m32: CGFloat = 0
    /// The number in row 3, column 3.
    public var m33: CGFloat = 1
    /// The number in row 3, column 4.
    public var m34: CGFloat = 0
    /// The number in row 4, column 1.
    public var m41: CGFloat = 0
    /// The number in row 4, column 2.
    public var m42: CGFloat = 0
    /// The number in row 4, column 3.
    public var m43: CGFloat = 0
    /// The number in row 4, column 4.
    public var m44: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// The numbers by rows.
    fileprivate var rows: [[CGFloat]] {
      get {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
      }
      set {
        (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
        (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
        (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
        (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
      }
    }
  }

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3D()

  /// Returns whether a transform changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Returns whether two transforms are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// Returns a movement, in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scaling.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Returns a rotation about an axis by an angle in radians. Without an axis, nothing is rotated.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let turn = Transform(rotation: Angle(radians: Double(angle)))
    let (sine, cosine) = (CGFloat(turn.b), CGFloat(turn.a))
    let (x, y, z, rest) = (x / length, y / length, z / length, 1 - cosine)
    var result = CATransform3D()
    (result.m11, result.m12, result.m13) = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    (result.m21, result.m22, result.m23) = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    (result.m31, result.m32, result.m33) = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    return result
  }

  /// Returns a transform after a movement, in points.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// Returns a transform after a scaling.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// Returns a transform after a rotation about an axis by an angle in radians.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// Returns both transforms, the first one first.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var result = CATransform3D()
    result.rows = left.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column] + row[3] * right[3][column]
      }
    }
    return result
  }

  /// Returns an affine transform in three dimensions.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (CGFloat(m.a), CGFloat(m.b))
    (result.m21, result.m22) = (CGFloat(m.c), CGFloat(m.d))
    (result.m41, result.m42) = (CGFloat(m.tx), CGFloat(m.ty))
    return result
  }
#endif
