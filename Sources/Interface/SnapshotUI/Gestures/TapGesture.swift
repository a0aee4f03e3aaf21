/// A gesture of one or several taps.
nonisolated public struct TapGesture: _PrimitiveGesture {
  /// The type of the value.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }

  /// Recognizes taps of the right number.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Void>? {
    guard case .tap(let taps) = event.kind, taps == max(1, count) else { return nil }
    return _Recognition(value: (), isEnd: true)
  }

  /// Taps.
  public var _kinds: _GestureKinds { count > 1 ? .multipleTap : .tap }
}

/// A gesture of one or several taps, with their location.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Hashable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture. The legacy spelling with ``CoordinateSpace``.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Recognizes taps of the right number.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    guard case .tap(let taps) = event.kind, taps == max(1, count) else { return nil }
    return _Recognition(value: Value(location: event.point(event.start, in: coordinateSpace)), isEnd: true)
  }

  /// Taps.
  public var _kinds: _GestureKinds { count > 1 ? .multipleTap : .tap }
}

/// A gesture of a long press.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
  /// The type of the value: whether the view is pressed.
  public typealias Value = Bool

  /// The duration of the press in seconds.
  public var minimumDuration: Double
  /// The distance by which the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Recognizes presses that are long enough.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Bool>? {
    guard case .press(let duration) = event.kind else { return nil }
    if !event.isEnd { return _Recognition(value: true, isEnd: false) }
    return duration >= minimumDuration ? _Recognition(value: true, isEnd: true) : nil
  }

  /// Presses.
  public var _kinds: _GestureKinds { .press }
}
