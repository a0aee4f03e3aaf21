/// An angle, stored in radians. Positive angles rotate clockwise on screen, because y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle in radians.
  @inlinable
  public init(radians: Double = 0) { self.radians = radians }

  /// Creates an angle in degrees.
  @inlinable
  public init(degrees: Double) { self.radians = degrees * (Double.pi / 180) }

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// An angle of zero.
  @inlinable
  public static var zero: Angle { Angle() }

  /// Returns an angle in radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller.
  @inlinable
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
