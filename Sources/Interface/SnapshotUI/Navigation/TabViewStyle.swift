/// The appearance of tab views.
public protocol TabViewStyle: Sendable {
  /// Whether the selected page is shown alone, and whether dots below it count the pages.
  var _pages: (isPaged: Bool, showsDots: Bool) { get }
}

extension TabViewStyle {
  /// The selected screen above a bar of tabs.
  public var _pages: (isPaged: Bool, showsDots: Bool) { (false, false) }
}

/// The selected page alone, with a row of page dots below it.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of page dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool

    /// The same as `always`.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// The dots are visible.
    public static let always = IndexDisplayMode(showsDots: true)
    /// The dots are hidden.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  /// The selected page alone.
  public var _pages: (isPaged: Bool, showsDots: Bool) { (true, indexDisplayMode.showsDots) }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The selected page alone, with or without page dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the page dots of a tab view.
public protocol IndexViewStyle: Sendable {
  /// Whether the dots have a background.
  var _hasBackground: Bool { get }
}

/// Dots on a background or without one.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the dots' background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let isAlways: Bool

    /// The same as `never`, at rest.
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    /// Visible while the dots are touched.
    public static let interactive = BackgroundDisplayMode(isAlways: false)
    /// Always visible.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// Never visible.
    public static let never = BackgroundDisplayMode(isAlways: false)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Whether the dots have a background.
  public var _hasBackground: Bool { backgroundDisplayMode.isAlways }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots on a background or without one.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
