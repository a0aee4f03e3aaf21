/// Keyframes of a value, made of tracks.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// Builds the tracks of an animation.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track through.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Passes keyframes through.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Passes the first track through.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Passes the first keyframes through.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Combines tracks.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value>()
  }

  /// Combines keyframes.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>()
  }

  /// Passes the tracks through.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  /// Makes one track of keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: { component })
  }

  /// Builds no tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>() }
}

struct KeyframeTracks<Value>: Keyframes {}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Creates a track for a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

extension KeyframeTrack {
  /// The type of the animated value.
  public typealias Value = Root
}

/// The keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value: Animatable
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// Passes a keyframe through.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Passes the first keyframe through.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K { first }

  /// Combines keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<A.Value> where A.Value == B.Value {
    KeyframeSequence<A.Value>()
  }

  /// Builds the first branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeSequence<K.Value> {
    KeyframeSequence()
  }

  /// Builds the second branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeSequence<K.Value> {
    KeyframeSequence()
  }

  /// Combines the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> KeyframeSequence<K.Value> {
    KeyframeSequence()
  }
}

/// Several keyframes.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached along a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}
