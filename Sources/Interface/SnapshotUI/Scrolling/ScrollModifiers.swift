/// The offsets at which scrolling ends.
public protocol ScrollTargetBehavior {
  /// Changes the offset at which scrolling ends. It is never called.
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// The visible part at which scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part.
  public var rect: CGRect
}

/// The geometry of a scroll view whose scrolling ends.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The size of the container.
  public let containerSize: CGSize
  /// The size of the content.
  public let contentSize: CGSize
}

/// Scrolling ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one gesture can pass.
  public struct LimitBehavior: Hashable, Sendable {
    /// The system chooses.
    public static let automatic = LimitBehavior()
    /// One gesture passes few views.
    public static let always = LimitBehavior()
    /// One gesture passes any number of views.
    public static let never = LimitBehavior()
    /// One gesture passes one view.
    public static let alwaysByOne = LimitBehavior()
    /// One gesture passes few views.
    public static let alwaysByFew = LimitBehavior()
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Returns a behavior that ends scrolling at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  /// Whether the scroll view moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}
