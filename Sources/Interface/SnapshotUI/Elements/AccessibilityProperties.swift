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
