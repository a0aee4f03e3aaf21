/// How a scroll transition follows the scrolling. A picture shows the view at rest.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The part of a view that must be visible.
  public struct Threshold: Hashable, Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// Any part of the view.
    public static let hidden = Threshold()
    /// The center of the view at the center of the container.
    public static var centered: Threshold { Threshold() }

    /// Returns a part of the view.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Returns the threshold, moved by a distance.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// Returns a transition that follows the scrolling along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  /// Returns a transition that is animated when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  /// Returns the configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// The phase of a scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether the view is in the visible part of the scroll view.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

nonisolated extension View {
  /// Changes the view while it is scrolled in and out. A picture shows the phase ``ScrollTransitionPhase/identity``.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    transition(EmptyVisualEffect(), .identity)._applied(to: AnyView(self)).inert("scrollTransition")
  }

  /// Changes the view while it is scrolled in and out. A picture shows the phase ``ScrollTransitionPhase/identity``.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
