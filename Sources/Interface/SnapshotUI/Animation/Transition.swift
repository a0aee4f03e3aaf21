/// A description of how a view looks while it appears and disappears. A picture shows the view at rest, so that the body
/// is never evaluated.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in transition.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition. Its animation isn't drawn.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether the view is at rest.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 at rest, 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that consists of two.
nonisolated public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades a view.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, transparent unless it is at rest.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// A transition that scales a view.
nonisolated public struct ScaleTransition: Transition {
  /// The factor at which the view appears.
  public var scale: Double
  /// The point that keeps its place.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the content, scaled unless it is at rest.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves a view in from an offset.
nonisolated public struct OffsetTransition: Transition {
  /// The offset at which the view appears.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the content, moved unless it is at rest.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves a view in from an edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves a view in from an edge and out to the opposite one.
nonisolated public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that replaces a view by another one, blurred in between.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The kind of replacement.
  public struct Configuration: Hashable, Sendable {
    private let movesUp: Bool?

    /// The old view grows, the new one follows from below.
    public static let downUp = Configuration(movesUp: false)
    /// The old view shrinks, the new one follows from above.
    public static let upUp = Configuration(movesUp: true)
  }

  /// The kind of replacement.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition for appearing and another one for disappearing.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition for appearing.
  public var insertion: Insertion
  /// The transition for disappearing.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Scales the view from zero.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Scales the view from a factor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and back.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Moves the view in from an offset and back.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Moves the view in from an offset and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == PushTransition {
  /// Moves the view in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Replaces the view, blurred in between.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Replaces the view, blurred in between.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

nonisolated extension Transition {
  /// Combines a transition for appearing and one for disappearing.
  public static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> AsymmetricTransition<A, B>
  where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
