/// An angle, kept in radians. Positive angles turn clockwise on screen, because y points down.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  @inlinable
  public init(radians: Double = 0) { self.radians = radians }

  @inlinable
  public init(degrees: Double) { self.radians = degrees * (Double.pi / 180) }

  @inlinable
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  @inlinable
  public static var zero: Angle { Angle() }
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  @inlinable
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
