/// The course of a change over time. A picture shows the state after all animations, so that no animation changes it.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// What the animation does, as the text form of the elements shows it.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) { description = typeName(A.self) }
}

extension Animation {
  /// Returns an animation that is slow at the start and at the end.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut \(seconds(duration))") }

  /// Returns an animation that is slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn \(seconds(duration))") }

  /// Returns an animation that is slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut \(seconds(duration))") }

  /// Returns an animation of constant speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear \(seconds(duration))") }

  /// Returns an animation along a cubic Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve \(seconds(duration))")
  }

  /// Returns an animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve \(seconds(duration))")
  }

  /// Returns a spring from its response and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring \(seconds(response))")
  }

  /// Returns a spring from a duration and a bounciness.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring \(seconds(duration))")
  }

  /// Returns an animation along a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation("spring \(seconds(spring.duration))")
  }

  /// Returns a spring for interactions.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring \(seconds(response))")
  }

  /// Returns a spring for interactions from a duration and a bounciness.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring \(seconds(duration))")
  }

  /// Returns a spring that keeps the velocity of the value.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation("interpolatingSpring")
  }

  /// Returns a spring that keeps the velocity of the value, from a duration and a bounciness.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation("interpolatingSpring \(seconds(duration))")
  }

  /// Returns an animation along a spring that keeps the velocity of the value.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation("interpolatingSpring \(seconds(spring.duration))")
  }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("smooth \(seconds(duration))")
  }

  /// Returns a spring with little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("snappy \(seconds(duration))")
  }

  /// Returns a spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("bouncy \(seconds(duration))")
  }
}

extension Animation {
  /// Returns the animation, starting later.
  public func delay(_ delay: TimeInterval) -> Animation { adding("delay \(seconds(delay))") }

  /// Returns the animation with another speed.
  public func speed(_ speed: Double) -> Animation { adding("speed \(formatted(CGFloat(speed)))") }

  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount \(repeatCount)")
  }

  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { adding("repeatForever") }

  /// Returns the animation. Whether it counts as complete has no effect on a picture.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete \(seconds(duration))")
  }

  private func adding(_ part: String) -> Animation { Animation("\(description).\(part)") }
}

private func seconds(_ value: Double) -> String { formatted(CGFloat(value)) }

/// An animation of one's own. It is never run: a picture shows the final value.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time, or `nil` at the end of the animation.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity at a time.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether the animation continues another one of the same value.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// `nil`.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// `false`.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether the animation may already count as complete.
  public var isLogicallyComplete = false

  /// Creates a context without state.
  public init() {}
}

/// The values that a custom animation keeps between frames.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before it is set.
  static var defaultValue: Value { get }
}
