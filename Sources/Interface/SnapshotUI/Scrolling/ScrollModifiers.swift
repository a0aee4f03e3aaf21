/// How the keyboard is dismissed while scrolling.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// The system chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Scrolling dismisses the keyboard.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Dragging over the keyboard dismisses it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// The system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The scroll view bounces if its content is larger.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

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

/// Scrolling ends at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}

  /// Does nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
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

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling ends at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling ends at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

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

nonisolated extension View {
  /// Sets how the keyboard is dismissed while scrolling.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    inert("scrollDismissesKeyboard", mode.name)
  }

  /// Disables scrolling by the user.
  public func scrollDisabled(_ disabled: Bool) -> some View { inert("scrollDisabled", "\(disabled)") }

  /// Sets how scroll views bounce at their ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    inert("scrollBounceBehavior", behavior.name)
  }

  /// Flashes the scroll indicators when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { inert("scrollIndicatorsFlash") }

  /// Flashes the scroll indicators when the view appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert("scrollIndicatorsFlash") }

  /// Marks the views at which scrolling can end.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert("scrollTargetLayout") }

  /// Marks the view as one at which scrolling can end.
  public func scrollTarget(isEnabled: Bool = true) -> some View { inert("scrollTarget") }

  /// Sets the offsets at which scrolling ends.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    inert("scrollTargetBehavior", typeName(type(of: behavior)))
  }

  /// Runs an action when a scroll view starts or stops to move. It is never called: nothing scrolls by itself.
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    inert("onScrollPhaseChange")
  }
}
