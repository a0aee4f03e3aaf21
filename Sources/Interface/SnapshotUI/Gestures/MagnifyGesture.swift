/// A gesture of two fingers that move apart.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The factor by which the distance of the fingers has changed.
    public var magnification: CGFloat
    /// The change of the factor per second.
    public var velocity: CGFloat
    /// The center of the fingers at the start as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The center of the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The smallest change of the factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Recognizes changes that are large enough.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    guard case .magnify(let scale) = event.kind, (scale - 1).magnitude >= minimumScaleDelta else { return nil }
    let value = Value(
      time: event.time, magnification: scale, velocity: 0, startAnchor: event.anchor,
      startLocation: event.point(event.start, in: .local))
    return _Recognition(value: value, isEnd: event.isEnd)
  }

  /// Magnifications.
  public var _kinds: _GestureKinds { .magnify }
}

/// A gesture of two fingers that move apart. The legacy type of ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
  /// The type of the value: the factor by which the distance of the fingers has changed.
  public typealias Value = CGFloat

  /// The smallest change of the factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Recognizes changes that are large enough.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<CGFloat>? {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._recognize(event, in: session).map {
      _Recognition(value: $0.value.magnification, isEnd: $0.isEnd)
    }
  }

  /// Magnifications.
  public var _kinds: _GestureKinds { .magnify }
}

/// A gesture of two fingers that rotate.
nonisolated public struct RotateGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The angle of the rotation.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The center of the fingers at the start as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The center of the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The smallest angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Recognizes rotations that are large enough.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    guard case .rotate(let angle) = event.kind, angle.radians.magnitude >= minimumAngleDelta.radians else { return nil }
    let value = Value(
      time: event.time, rotation: angle, velocity: .zero, startAnchor: event.anchor,
      startLocation: event.point(event.start, in: .local))
    return _Recognition(value: value, isEnd: event.isEnd)
  }

  /// Rotations.
  public var _kinds: _GestureKinds { .rotate }
}

/// A gesture of two fingers that rotate. The legacy type of ``RotateGesture``.
nonisolated public struct RotationGesture: _PrimitiveGesture {
  /// The type of the value: the angle of the rotation.
  public typealias Value = Angle

  /// The smallest angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Recognizes rotations that are large enough.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Angle>? {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._recognize(event, in: session).map {
      _Recognition(value: $0.value.rotation, isEnd: $0.isEnd)
    }
  }

  /// Rotations.
  public var _kinds: _GestureKinds { .rotate }
}
