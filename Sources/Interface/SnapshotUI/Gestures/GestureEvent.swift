/// A step of an interaction, which a test performs and gestures recognize.
public struct _GestureEvent {
  enum Kind {
    case tap(count: Int)
    /// A press of a duration in seconds.
    case press(duration: TimeInterval)
    /// A movement, and the predicted end of it.
    case drag(translation: CGSize, predicted: CGSize)
    case magnify(CGFloat)
    case rotate(Angle)
  }

  let kind: Kind
  /// Whether the fingers leave the screen with this step.
  let isEnd: Bool
  /// The point where the interaction starts, in the drawing's points.
  let start: CGPoint
  /// The frame of the view with the gesture, in the drawing's points.
  let frame: CGRect
  /// The frames of the coordinate spaces around the view.
  let spaces: [AnyHashable: CGRect]
  /// The date of the render context.
  let time: Date

  /// Returns a point of the drawing in a coordinate space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    case .global: point
    case .named(let name):
      spaces[name].map { CGPoint(x: point.x - $0.minX, y: point.y - $0.minY) } ?? point
    }
  }

  /// The start as a unit point of the view.
  var anchor: UnitPoint {
    UnitPoint(
      x: frame.width > 0 ? (start.x - frame.minX) / frame.width : 0.5,
      y: frame.height > 0 ? (start.y - frame.minY) / frame.height : 0.5)
  }
}

/// What gestures remember during one interaction: from the first touch until the last finger leaves the screen.
public final class _GestureSession {
  /// The values of gestures that have ended, by their position in the composed gesture.
  var ended: [[Int]: Any] = [:]
  /// The actions that reset the state of gestures.
  private var resets: [() -> Void] = []
  private(set) var position: [Int] = []
  /// Runs the end of the interaction with the environment and the state of the view.
  var ending: (@escaping () -> Void) -> Void = { $0() }

  init() {}

  /// Runs a closure for a part of a composed gesture.
  func part<Result>(_ index: Int, _ body: () -> Result) -> Result {
    position.append(index)
    defer { position.removeLast() }
    return body()
  }

  /// Adds an action for the end of the interaction.
  func onEnd(_ reset: @escaping () -> Void) { resets.append(reset) }

  /// Ends the interaction.
  func end() {
    let resets = resets
    ending { for reset in resets { reset() } }
    self.resets = []
    ended = [:]
  }
}

/// The kinds of interactions that a gesture recognizes.
public struct _GestureKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let tap = _GestureKinds(rawValue: 1)
  static let multipleTap = _GestureKinds(rawValue: 2)
  static let press = _GestureKinds(rawValue: 4)
  static let drag = _GestureKinds(rawValue: 8)
  static let magnify = _GestureKinds(rawValue: 16)
  static let rotate = _GestureKinds(rawValue: 32)
}

/// A gesture of an element.
struct ElementGesture {
  /// The name of the modifier.
  var name: String
  /// The order in which the gestures of nested views are asked.
  enum Priority: Int {
    case normal
    case high
    case simultaneous
  }

  var kinds: _GestureKinds
  var priority = Priority.normal
  /// Whether the gestures of the views inside are ignored.
  var blocksInner = false
  /// Handles a step, and returns whether the gesture recognizes it.
  var handle: (_GestureEvent, _GestureSession) -> Bool
}

extension ElementActions {
  /// Adds a gesture. One that recognizes taps is also the tap action, unless the view has another one.
  mutating func add(_ gesture: ElementGesture, in context: ElementContext) {
    gestures.append(gesture)
    guard !gesture.kinds.isDisjoint(with: [.tap, .multipleTap]) else { return }
    let isSingle = gesture.kinds.contains(.tap)
    let replaces = gesture.priority != .simultaneous && isSingle && (isTapByGesture || gesture.priority == .high)
    guard tap == nil || replaces else { return }
    isTapByGesture = true
    let time = context.environment.renderDate
    tap = {
      let session = _GestureSession()
      for count in isSingle ? [1] : [2, 3, 4] {
        let event = _GestureEvent(
          kind: .tap(count: count), isEnd: true, start: .zero, frame: .zero, spaces: [:], time: time)
        if gesture.handle(event, session) { break }
      }
      session.end()
    }
  }
}
