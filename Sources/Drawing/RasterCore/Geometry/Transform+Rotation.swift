extension Transform {
  /// Creates a rotation about the origin, clockwise on screen for positive angles. Exact at multiples of 90 degrees.
  public init(rotation angle: Angle) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that first rotates about the origin, then applies `self`.
  public func rotatedBy(_ angle: Angle) -> Transform {
    Transform(rotation: angle).concatenating(self)
  }

  /// The largest factor by which the transform scales a length: its larger singular value.
  package var largestScale: Double {
    let squares = a * a + b * b + c * c + d * d
    let difference = a * a + b * b - c * c - d * d
    let product = 2 * (a * c + b * d)
    return ((squares + (difference * difference + product * product).squareRoot()) / 2).squareRoot()
  }
}
