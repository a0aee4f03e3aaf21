import Foundation

/// A projective transform of the plane, such as the perspective view of a card that turns about an axis.
///
/// A point is transformed as
///
///     x′ = (m11·x + m21·y + m31) / w
///     y′ = (m12·x + m22·y + m32) / w
///     w  =  m13·x + m23·y + m33
///
/// Points with `w` ≤ 0 are behind the viewer.
public struct ProjectiveTransform: Hashable, Sendable {
  /// The nine components, row by row: m11, m12, m13, m21, m22, m23, m31, m32, m33.
  public private(set) var components: [Double]

  /// The transform that keeps all points.
  public static let identity = ProjectiveTransform([1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// Creates a transform from nine components in row order. Missing components are those of the identity.
  public init(_ components: [Double]) {
    var nine = [1.0, 0, 0, 0, 1, 0, 0, 0, 1]
    for (index, value) in components.prefix(9).enumerated() { nine[index] = value }
    self.components = nine
  }

  /// Creates the projective form of an affine transform.
  public init(_ transform: Transform) {
    self.init([transform.a, transform.b, 0, transform.c, transform.d, 0, transform.tx, transform.ty, 1])
  }

  /// Returns the transform that first applies `self`, then `next`.
  public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        product[row * 3 + column] =
          components[row * 3] * next.components[column] + components[row * 3 + 1] * next.components[3 + column]
          + components[row * 3 + 2] * next.components[6 + column]
      }
    }
    return ProjectiveTransform(product)
  }

  /// The inverse; `nil` if the transform is not invertible.
  public var inverse: ProjectiveTransform? {
    let m = components
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let (first, second, third) = (minor(4, 5, 7, 8), minor(3, 5, 6, 8), minor(3, 4, 6, 7))
    let determinant = m[0] * first - m[1] * second + m[2] * third
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    let adjugate = [
      first, -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -second, minor(0, 2, 6, 8), -minor(0, 2, 3, 5), third,
      -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    return ProjectiveTransform(adjugate.map { $0 / determinant })
  }

  /// Returns the transformed point; `nil` for points behind the viewer.
  public func project(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x), Double(point.y))
    let m = components
    let w = m[2] * x + m[5] * y + m[8]
    guard w > 1e-6 else { return nil }
    return CGPoint(x: (m[0] * x + m[3] * y + m[6]) / w, y: (m[1] * x + m[4] * y + m[7]) / w)
  }
}
