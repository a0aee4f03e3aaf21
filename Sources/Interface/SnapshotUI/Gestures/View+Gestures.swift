/// The gestures that a modifier leaves in effect.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

nonisolated extension View {
  /// Adds a gesture. The gestures of the views inside have precedence. Tests perform it, such as with `drag(by:)`.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modified(GestureModifier(name: "gesture", gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that can be disabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with precedence over the gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modified(GestureModifier(name: "highPriorityGesture", gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture with precedence over the gestures of the views inside, which can be disabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized at the same time as the gestures of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modified(GestureModifier(name: "simultaneousGesture", gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognized at the same time as the gestures of the views inside, which can be disabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is pressed long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return modified(
      GestureModifier(
        name: "onLongPressGesture", gesture: press.onEnded { _ in action() }, priority: .normal, mask: .all,
        onPressingChanged: onPressingChanged))
  }

  /// Runs an action when the view is pressed long enough. The legacy spelling of
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// Adds a gesture to the elements of a view.
private struct GestureModifier<T: Gesture>: ElementModifier {
  let name: String
  let gesture: T
  let priority: ElementGesture.Priority
  let mask: GestureMask
  var onPressingChanged: ((Bool) -> Void)?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    let code = try context.code(of: gesture, work: .action)
    let kinds = code { gesture._kinds }
    let handle = context.performing { (step: Step) in
      if case .press = step.event.kind, let onPressingChanged, !step.event.isEnd {
        onPressingChanged(true)
        step.session.onEnd { onPressingChanged(false) }
      }
      step.isRecognized = code { gesture._recognize(step.event, in: step.session) } != nil
    }
    let end = context.performing { (body: () -> Void) in body() }
    for index in elements.indices {
      elements[index].inertModifiers.append(InertModifier(name: name, detail: nil))
      guard mask.contains(.gesture) else { continue }
      let added = ElementGesture(
        name: name, kinds: kinds, priority: priority, blocksInner: !mask.contains(.subviews)
      ) { event, session in
        let step = Step(event, session)
        handle(step)
        session.ending = end
        return step.isRecognized
      }
      elements[index].actions.add(added, in: context)
    }
    return elements
  }
}

/// A step of an interaction, and whether a gesture recognizes it.
private final class Step {
  let event: _GestureEvent
  let session: _GestureSession
  var isRecognized = false

  init(_ event: _GestureEvent, _ session: _GestureSession) {
    self.event = event
    self.session = session
  }
}

/// An optional gesture, which recognizes nothing if it is `nil`.
nonisolated extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  /// The type of the value.
  public typealias Value = Wrapped.Value

  /// Handles a step with the gesture.
  public func _recognize(_ event: _GestureEvent, in session: _GestureSession) -> _Recognition<Wrapped.Value>? {
    self?._recognize(event, in: session)
  }

  /// The kinds of the gesture.
  public var _kinds: _GestureKinds { self?._kinds ?? [] }
}
