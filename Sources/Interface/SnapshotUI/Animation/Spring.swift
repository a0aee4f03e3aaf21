/// A spring that an animation follows.
public struct Spring: Hashable, Sendable {
  /// The approximate duration of the motion in seconds.
  public let duration: TimeInterval
  /// The bounciness: 0 for none, up to 1; negative for an overdamped spring.
  public let bounce: Double
  /// The mass at the end of the spring.
  public let mass: Double

  /// Creates a spring from a duration and a bounciness.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
    mass = 1
  }

  /// Creates a spring from its response and its damping ratio.
  public init(response: TimeInterval, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring from its physical properties.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let scale = (stiffness * mass).squareRoot()
    let ratio = scale > 0 ? damping / (2 * scale) : 1
    duration = stiffness > 0 ? 2 * Double.pi * (mass / stiffness).squareRoot() : 0
    bounce = allowOverDamping ? 1 - ratio : 1 - min(ratio, 1)
    self.mass = mass
  }

  /// The time of one oscillation without damping, in seconds.
  public var response: TimeInterval { duration }
  /// The damping relative to the critical damping.
  public var dampingRatio: Double { 1 - bounce }
  /// The stiffness of the spring.
  public var stiffness: Double {
    let frequency = duration > 0 ? 2 * Double.pi / duration : 0
    return frequency * frequency * mass
  }
  /// The damping of the spring.
  public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
