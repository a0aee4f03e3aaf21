/// An amount in cents, which needs no rounding and no locale.
public struct Money: Equatable, Comparable, Sendable, CustomStringConvertible {
  public var cents: Int

  public init(cents: Int) { self.cents = cents }

  public var description: String {
    let (units, rest) = abs(cents).quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "−" : "")$\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

  public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }

  public static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
}
