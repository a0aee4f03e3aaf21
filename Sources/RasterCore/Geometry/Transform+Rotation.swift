extension Transform {
  /// A turn about the origin, clockwise on screen for positive angles; exact at multiples of a quarter turn.
  @inlinable
  public init(rotation angle: Angle) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that first turns about the origin, then applies `self`.
  @inlinable
  public func rotatedBy(_ angle: Angle) -> Transform {
    Transform(rotation: angle).concatenating(self)
  }

  /// The largest factor by which the transform stretches a length: its larger singular value, from a square root alone.
  @inlinable
  public var largestScale: Double {
    let squares = a * a + b * b + c * c + d * d
    let difference = a * a + b * b - c * c - d * d
    let product = 2 * (a * c + b * d)
    return ((squares + (difference * difference + product * product).squareRoot()) / 2).squareRoot()
  }
}
