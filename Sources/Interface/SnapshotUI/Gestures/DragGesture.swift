/// A gesture of moving a finger.
nonisolated public struct DragGesture: _PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location of the first touch.
    public var startLocation: CGPoint
    /// The distance from the first touch.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// The velocity of the finger in points per second.
    public var velocity: CGSize
    /// The location where the finger would stop.
    public var predictedEndLocation: CGPoint
    /// The distance from the first touch to where the finger would stop.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance by which the finger must move, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture. The legacy spelling with ``CoordinateSpace``.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Recognizes movements that are long enough, and every press if no movement is needed.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Value>? {
    guard case .drag(let translation, let predicted) = event.kind else { return nil }
    let squared = translation.width * translation.width + translation.height * translation.height
    guard squared >= minimumDistance * minimumDistance || session.ended[session.position] != nil else { return nil }
    session.ended[session.position] = true
    func moved(by distance: CGSize) -> CGPoint {
      event.point(
        CGPoint(x: event.start.x + distance.width, y: event.start.y + distance.height), in: coordinateSpace)
    }
    // The system predicts the end of a movement from its velocity, a quarter of a second ahead.
    let velocity = CGSize(
      width: (predicted.width - translation.width) * 4, height: (predicted.height - translation.height) * 4)
    let value = Value(
      time: event.time, location: moved(by: translation), startLocation: event.point(event.start, in: coordinateSpace),
      velocity: velocity, predictedEndLocation: moved(by: predicted))
    return _Recognition(value: value, isEnd: event.isEnd)
  }

  /// Drags.
  public var _kinds: _GestureKinds { .drag }
}
