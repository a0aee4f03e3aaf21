/// Two gestures that are recognized at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` if it isn't recognized.
    public var first: First.Value?
    /// The value of the second gesture; `nil` if it isn't recognized.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Handles a step with both gestures.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    let one = session.part(0) { first._recognize(event, in: session) }
    let other = session.part(1) { second._recognize(event, in: session) }
    guard one != nil || other != nil else { return nil }
    return _Recognition(
      value: Value(first: one?.value, second: other?.value), isEnd: one?.isEnd ?? true && other?.isEnd ?? true)
  }

  /// The kinds of both.
  public var _kinds: _GestureKinds { first._kinds.union(second._kinds) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that is recognized after another one.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the current gesture.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended; the value of the second one, if it is recognized.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Handles a step with the current gesture.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    if let done = session.ended[session.position] as? First.Value {
      guard let recognized = session.part(1, { second._recognize(event, in: session) }) else { return nil }
      return _Recognition(value: .second(done, recognized.value), isEnd: recognized.isEnd)
    }
    guard let recognized = session.part(0, { first._recognize(event, in: session) }) else { return nil }
    guard recognized.isEnd else { return _Recognition(value: .first(recognized.value), isEnd: false) }
    session.ended[session.position] = recognized.value
    return _Recognition(value: .second(recognized.value, nil), isEnd: false)
  }

  /// The kinds of both.
  public var _kinds: _GestureKinds { first._kinds.union(second._kinds) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the first one has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the recognized gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Handles a step with the first gesture that recognizes it.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    if let one = session.part(0, { first._recognize(event, in: session) }) {
      return _Recognition(value: .first(one.value), isEnd: one.isEnd)
    }
    return session.part(1) { second._recognize(event, in: session) }.map {
      _Recognition(value: .second($0.value), isEnd: $0.isEnd)
    }
  }

  /// The kinds of both.
  public var _kinds: _GestureKinds { first._kinds.union(second._kinds) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is hidden.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture, CodeHiding {
  let hiddenValue: Any
  private let recognize: (_GestureEvent, _GestureSession) -> _Recognition<Value>?
  private let kinds: () -> _GestureKinds
  /// The kinds of the gesture.
  public var _kinds: _GestureKinds { kinds() }

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    hiddenValue = gesture
    recognize = { gesture._recognize($0, in: $1) }
    kinds = { gesture._kinds }
  }

  /// Handles a step with the gesture.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    recognize(event, session)
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that is recognized at the same time as another one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that is followed by another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture with precedence over another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns the gesture. Modifier keys have no effect.
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}
