#if !canImport(UIKit)
  /// A stand-in for UIKit's class: an empty pasteboard. A host records what an action puts on it as
  /// ``SystemRequest/copy(_:)``.
  public final class UIPasteboard: Sendable {
    /// The pasteboard.
    public static let general = UIPasteboard()

    private init() {}

    private func record(_ text: String?) {
      if let text { EnvironmentValues.ofRunningCode.systemRequests?.perform(.copy(text)) }
    }

    /// The text: `nil`. A host records a text that is set.
    public var string: String? {
      get { nil }
      set { record(newValue) }
    }
    /// The texts: `nil`. A host records texts that are set.
    public var strings: [String]? {
      get { nil }
      set { record(newValue?.joined(separator: "\n")) }
    }
    /// The URL: `nil`. A host records the address of a URL that is set.
    public var url: URL? {
      get { nil }
      set { record(newValue?.absoluteString) }
    }
    /// The image: `nil`. A host records that an image is set.
    public var image: UIImage? {
      get { nil }
      set { record(newValue.map { _ in "image" }) }
    }
    /// `false`.
    public var hasStrings: Bool { false }
    /// `false`.
    public var hasURLs: Bool { false }
    /// `false`.
    public var hasImages: Bool { false }
    /// 0: nothing changes the pasteboard.
    public var changeCount: Int { 0 }

    /// Never posted.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  }

  /// A stand-in for UIKit's class. Nothing is felt.
  public class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Does nothing.
    public func prepare() {}
  }

  /// A stand-in for UIKit's class. Nothing is felt.
  public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Hashable, Sendable {
      case light, medium, heavy, soft, rigid
    }

    /// Creates a generator.
    public init(style: FeedbackStyle = .medium) { super.init() }

    /// Does nothing.
    public func impactOccurred() {}

    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
  }

  /// A stand-in for UIKit's class. Nothing is felt.
  public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What a notification is about.
    public enum FeedbackType: Int, Hashable, Sendable {
      case success, warning, error
    }

    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// A stand-in for UIKit's class. Nothing is felt.
  public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
  }

  /// The accessibility settings of the view whose body or action runs.
  public enum UIAccessibility {
    private static func has(_ option: AccessibilityOptions) -> Bool {
      EnvironmentValues.ofRunningCode.accessibilityOptions.contains(option)
    }

    /// Whether VoiceOver is on.
    public static var isVoiceOverRunning: Bool { has(.voiceOver) }
    /// Whether Switch Control is on.
    public static var isSwitchControlRunning: Bool { has(.switchControl) }
    /// Whether Reduce Motion is on.
    public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
    /// Whether Reduce Transparency is on.
    public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
    /// Whether Differentiate Without Color is on.
    public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
    /// Whether colors are inverted.
    public static var isInvertColorsEnabled: Bool { has(.invertColors) }
    /// Whether buttons have outlines.
    public static var buttonShapesEnabled: Bool { has(.showButtonShapes) }
    /// Whether texts are bold.
    public static var isBoldTextEnabled: Bool { EnvironmentValues.ofRunningCode.legibilityWeight == .bold }
    /// Whether the contrast is increased.
    public static var isDarkerSystemColorsEnabled: Bool {
      EnvironmentValues.ofRunningCode.colorSchemeContrast == .increased
    }

    /// A notification for assistive technologies.
    public enum Notification: Hashable, Sendable {
      case announcement, screenChanged, layoutChanged, pageScrolled
    }

    /// Does nothing: nobody listens.
    public static func post(notification: Notification, argument: Any?) {}
  }
#endif
