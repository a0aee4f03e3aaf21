import SnapshotFoundation

extension InspectedView {
  /// Taps the element several times, which performs its gestures for that number of taps.
  ///
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)``.
  public func tap(
    count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if count == 1 { return try tap(fileID: fileID, filePath: filePath, line: line, column: column) }
    try site.locating {
      try perform(
        Interaction(name: "tap(count: \(count))", kinds: .multipleTap, steps: [(.tap(count: count), true)]), at: .center
      )
    }
  }

  /// Taps the element at a point, which its gestures get as location.
  ///
  /// - Parameter point: The unit point of the element.
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)``.
  public func tap(
    at point: UnitPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform(Interaction(name: "tap(at:)", kinds: .tap, steps: [(.tap(count: 1), true)]), at: point)
    }
  }

  /// Presses the element for a duration in seconds.
  ///
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)`` if a gesture needs a longer
  ///   press.
  public func longPress(
    duration: TimeInterval = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let steps: [(_GestureEvent.Kind, Bool)] = [(.press(duration: duration), false), (.press(duration: duration), true)]
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform(Interaction(name: "longPress(duration:)", kinds: .press, steps: steps), at: .center)
    }
  }

  /// Drags the element with a finger. Its gestures change half way and at the end, and end when the finger is released.
  ///
  ///     try host.inspect().find(CardView.self).drag(by: CGSize(width: 0, height: 160))
  ///
  /// - Parameters:
  ///   - translation: The distance in points.
  ///   - predictedTranslation: The distance at which a fast movement would come to rest; `nil` for no velocity.
  ///   - holding: The seconds for which the finger rests before it moves, for a long press before the drag.
  ///   - start: The unit point of the element where the finger starts.
  ///   - releasing: Whether the finger is released. Without it, a picture shows the middle of the drag, until
  ///     `release()`.
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)`` if a gesture needs a longer
  ///   movement.
  public func drag(
    by translation: CGSize, predictedTranslation: CGSize? = nil, holding: TimeInterval? = nil,
    from start: UnitPoint = .center, releasing: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let predicted = predictedTranslation ?? translation
    let half = CGSize(width: translation.width / 2, height: translation.height / 2)
    var steps: [(_GestureEvent.Kind, Bool)] = []
    if let holding { steps += [(.press(duration: holding), false), (.press(duration: holding), true)] }
    steps += [
      (.drag(translation: half, predicted: half), false),
      (.drag(translation: translation, predicted: predicted), false),
    ]
    let end = _GestureEvent.Kind.drag(translation: translation, predicted: predicted)
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform(
        Interaction(name: "drag(by:)", kinds: .drag, steps: steps, end: end, isReleased: releasing), at: start)
    }
  }

  /// Moves two fingers apart on the element.
  ///
  /// - Parameters:
  ///   - scale: The factor by which their distance changes.
  ///   - anchor: The unit point of the element between the fingers.
  ///   - releasing: Whether the fingers are released.
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)``.
  public func magnify(
    by scale: CGFloat, anchor: UnitPoint = .center, releasing: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform(
        Interaction(
          name: "magnify(by:)", kinds: .magnify, steps: [(.magnify(scale), false)], end: .magnify(scale),
          isReleased: releasing), at: anchor)
    }
  }

  /// Rotates two fingers on the element.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The unit point of the element between the fingers.
  ///   - releasing: Whether the fingers are released.
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/notRecognized(_:_:)``.
  public func rotate(
    by angle: Angle, anchor: UnitPoint = .center, releasing: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform(
        Interaction(
          name: "rotate(by:)", kinds: .rotate, steps: [(.rotate(angle), false)], end: .rotate(angle),
          isReleased: releasing), at: anchor)
    }
  }

  /// Releases the fingers of a gesture that was performed with `releasing: false`.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no finger is on the screen.
  public func release(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let open = host?.graph.interaction.openGesture else {
        throw InspectionError(.noAction("release", pathToRoot))
      }
      host?.graph.interaction.openGesture = nil
      try open.end()
    }
  }
}

/// The steps of a gesture.
struct Interaction {
  /// The name of the function, for errors.
  var name: String
  /// The kinds of gestures that can recognize it.
  var kinds: _GestureKinds
  var steps: [(kind: _GestureEvent.Kind, isEnd: Bool)]
  /// The last step, when the fingers are released.
  var end: _GestureEvent.Kind?
  var isReleased = true
}

extension InspectedView {
  /// Performs a gesture on the innermost element that recognizes it: the element itself, one around it, or one in it.
  func perform(_ interaction: Interaction, at anchor: UnitPoint) throws {
    let current = try current()
    func recognizes(_ view: InspectedView) -> Bool {
      view.place.element.actions.gestures.contains { !$0.kinds.isDisjoint(with: interaction.kinds) }
    }
    guard let target = current.lineage.first(where: recognizes) ?? current.findAll(where: recognizes).first else {
      throw InspectionError(.noAction(interaction.name, pathToRoot))
    }
    try target.requireReachable()
    let touch = Touch(target: target, interaction: interaction, anchor: anchor)
    for step in interaction.steps { try touch.send(step.kind, isEnd: step.isEnd) }
    guard interaction.isReleased || host == nil else {
      try touch.requireRecognition()
      host?.graph.interaction.openGesture = OpenGesture { try touch.finish() }
      return
    }
    try touch.finish()
    hasActed()
  }
}

/// An interaction with one element and the elements around it.
private final class Touch {
  private let target: InspectedView
  private let interaction: Interaction
  private let start: CGPoint
  /// The sessions by the element's distance from the target and the gesture's position.
  private var sessions: [[Int]: _GestureSession] = [:]
  private var isRecognized = false

  init(target: InspectedView, interaction: Interaction, anchor: UnitPoint) {
    self.target = target
    self.interaction = interaction
    let frame = target.place.exactFrame
    start = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// Sends a step to the gestures of the current screen, until one recognizes it. Simultaneous gestures get it as well.
  func send(_ kind: _GestureEvent.Kind, isEnd: Bool) throws {
    let lineage = try currentTarget().lineage
    var candidates: [(key: [Int], gesture: ElementGesture, view: InspectedView)] = []
    for (depth, view) in lineage.enumerated() {
      for (index, gesture) in view.place.element.actions.gestures.enumerated() {
        if gesture.blocksInner { candidates = [] }
        candidates.append(([depth, index], gesture, view))
      }
    }
    let simultaneous = candidates.filter { $0.gesture.priority == .simultaneous }
    let high = candidates.filter { $0.gesture.priority == .high }.reversed()
    let normal = candidates.filter { $0.gesture.priority == .normal }
    for candidate in Array(high) + normal {
      if deliver(kind, isEnd: isEnd, to: candidate) { break }
    }
    for candidate in simultaneous { _ = deliver(kind, isEnd: isEnd, to: candidate) }
    target.hasActed()
  }

  /// Returns the target on the current screen. The gesture itself may change the text of the target, which its path contains.
  private func currentTarget() throws -> InspectedView {
    if let host = target.host, let identity = target.place.element.identity {
      let same = try host.inspectedScreen().findAll { view in
        view.place.element.identity == identity && view.name == target.name
          && !view.place.element.actions.gestures.isEmpty
      }
      if let found = same.first(where: { $0.route == target.route }) ?? (same.count == 1 ? same[0] : nil) {
        return found
      }
    }
    do {
      return try target.current()
    } catch let error as InspectionError {
      guard case .gone = error.reason, let screen = try target.host?.inspectedScreen() else { throw error }
      var view = screen
      for index in target.route {
        guard view.place.children.indices.contains(index) else { throw error }
        view = view.children[index]
      }
      guard view.name == target.name, !view.place.element.actions.gestures.isEmpty else { throw error }
      return view
    }
  }

  private func deliver(
    _ kind: _GestureEvent.Kind, isEnd: Bool, to candidate: (key: [Int], gesture: ElementGesture, view: InspectedView)
  ) -> Bool {
    let session = sessions[candidate.key] ?? _GestureSession()
    sessions[candidate.key] = session
    let place = candidate.view.place
    let event = _GestureEvent(
      kind: kind, isEnd: isEnd, start: start, frame: place.exactFrame,
      spaces: place.environment.coordinateSpaces.frames, time: place.environment.renderDate)
    let recognized = candidate.gesture.handle(event, session)
    // A press before a drag isn't the interaction itself.
    if recognized { isRecognized = true }
    return recognized
  }

  /// Sends the last step again as the end, and ends the sessions.
  func finish() throws {
    if let end = interaction.end { try send(end, isEnd: true) }
    for key in sessions.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) { sessions[key]?.end() }
    target.hasActed()
    try requireRecognition()
  }

  func requireRecognition() throws {
    guard isRecognized else { throw InspectionError(.notRecognized(interaction.name, target.pathToRoot)) }
  }
}
