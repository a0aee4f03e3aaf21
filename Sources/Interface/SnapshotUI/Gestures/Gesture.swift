/// An interaction that a view recognizes. Rendering performs no gesture; tests perform them on elements of a
/// ``ViewHost``, such as `drag(by:)`.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Handles a step of an interaction; `nil` if the gesture doesn't recognize it. Don't implement this requirement.
  nonisolated func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>?

  /// The kinds of interactions that the gesture recognizes. Don't implement this requirement.
  nonisolated var _kinds: _GestureKinds { get }
}

/// The value of a gesture after a step of an interaction.
public struct _Recognition<Value> {
  let value: Value
  /// Whether the gesture has succeeded.
  let isEnd: Bool
}

nonisolated extension Gesture {
  /// Handles a step with the body.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    let recognized = runOnCurrentThread(self) { $0.body }._recognize(event, in: session)
    guard let recognized, let value = recognized.value as? Value else { return nil }
    return _Recognition(value: value, isEnd: recognized.isEnd)
  }

  /// The kinds of the body.
  public var _kinds: _GestureKinds { runOnCurrentThread(self) { $0.body }._kinds }
}

/// A gesture without a body.
public protocol _PrimitiveGesture: Gesture, _BodilessContent where Body == Never {}

nonisolated extension Never: Gesture {
  /// The type of the value.
  public typealias Value = Never
}

/// A gesture with an action or another value.
nonisolated public struct _ChangedGesture<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
  let handle: (_Recognition<Base.Value>, _GestureSession) -> _Recognition<Value>?

  /// Handles a step with the base, then with the action.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    base._recognize(event, in: session).flatMap { handle($0, session) }
  }

  /// The kinds of the base.
  public var _kinds: _GestureKinds { base._kinds }
}

/// A gesture with an action for its end.
public typealias _EndedGesture<Base: Gesture> = _ChangedGesture<Base, Base.Value>

nonisolated extension Gesture {
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self, Value> {
    _ChangedGesture(base: self) { recognized, _ in
      if recognized.isEnd { action(recognized.value) }
      return recognized
    }
  }

  /// Adds an action for changes of the gesture's value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self, Value> where Value: Equatable {
    _ChangedGesture(base: self) { recognized, _ in
      if !recognized.isEnd { action(recognized.value) }
      return recognized
    }
  }

  /// Returns the gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _ChangedGesture<Self, T> {
    _ChangedGesture(base: self) { recognized, _ in
      _Recognition(value: body(recognized.value), isEnd: recognized.isEnd)
    }
  }

  /// Updates a state during the gesture. The state gets its initial value back when the interaction ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// The type of the value.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Updates the state for a value of the gesture.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  /// Handles a step with the base, and updates the state.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    guard let recognized = base._recognize(event, in: session) else { return nil }
    if !recognized.isEnd {
      var transaction = Transaction()
      var value = state.wrappedValue
      body(recognized.value, &value, &transaction)
      state.write(value)
      session.onEnd { state.reset() }
    }
    return recognized
  }

  /// The kinds of the base.
  public var _kinds: _GestureKinds { base._kinds }
}
