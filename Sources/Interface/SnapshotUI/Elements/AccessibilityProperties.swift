/// The accessibility properties of a view.
public struct AccessibilityProperties: Equatable, Sendable {
  /// The label that VoiceOver reads; `nil` if the element has no label of its own.
  public internal(set) var label: String?
  /// The value that VoiceOver reads after the label.
  public internal(set) var value: String?
  /// The description of what happens when the element is activated.
  public internal(set) var hint: String?
  /// The identifier for tests, which is never read to users.
  public internal(set) var identifier: String?
  /// The traits of the element's role and state.
  public internal(set) var traits: AccessibilityTraits = []
  /// The traits that a modifier removes.
  var removedTraits: AccessibilityTraits = []
  /// Whether the element and its content are hidden from assistive technologies.
  public internal(set) var isHidden = false
  /// How the view's children are exposed; `nil` for the default of the view.
  public internal(set) var children: AccessibilityChildBehavior?
  /// The reading order among siblings, highest first.
  public internal(set) var sortPriority: Double = 0

  /// Whether the label and the value replace everything that the view contains.
  var isWhole = false
  /// The names of the custom actions.
  public internal(set) var customActions: [String] = []

  /// Creates properties without any value.
  package init() {}
}

/// The role and state of an accessibility element.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A header that divides the screen into sections.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// A text that can't be edited.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the app's state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// An element whose label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  /// A view that hides its siblings from assistive technologies.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 9)
  /// A switch or checkbox.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 10)
  /// A value that can be increased and decreased.
  public static let isAdjustable = AccessibilityTraits(rawValue: 1 << 11)
  /// A field for text.
  public static let isTextEntry = AccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 13)
  /// An element that plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  /// An element that starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 15)
}

/// How the children of an accessibility element are exposed.
public enum AccessibilityChildBehavior: String, Hashable, Sendable {
  case ignore
  case contain
  case combine
}

extension AccessibilityTraits {
  /// The traits of interactive elements.
  static let ofControls: AccessibilityTraits = [.isButton, .isLink, .isToggle, .isAdjustable, .isTextEntry]
}
