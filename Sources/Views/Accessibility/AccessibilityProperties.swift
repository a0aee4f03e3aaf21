/// What a view tells people who do not see it.
public struct AccessibilityProperties: Equatable, Sendable {
  public internal(set) var label: String?
  public internal(set) var value: String?
  public internal(set) var hint: String?
  public internal(set) var identifier: String?
  public internal(set) var traits: AccessibilityTraits = []
  /// What a modifier takes away of what the view is.
  var removedTraits: AccessibilityTraits = []
  public internal(set) var isHidden = false
  /// What becomes of the view's children, where it was said.
  public internal(set) var children: AccessibilityChildBehavior?
  /// Who is read first among siblings; higher comes earlier.
  public internal(set) var sortPriority: Double = 0

  /// Whether the label and the value say all that there is to say of the view and of what it contains.
  var isWhole = false
  /// The names of what else can be done with the view.
  public internal(set) var customActions: [String] = []

  public init() {}
}

/// An action of those who do not see a view.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`
  case escape
  case magicTap
}

/// Where a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// What kind of thing an element is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 9)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 10)
  /// A value that can be made larger and smaller.
  public static let isAdjustable = AccessibilityTraits(rawValue: 1 << 11)
  public static let isTextEntry = AccessibilityTraits(rawValue: 1 << 16)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 13)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 14)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 15)
}

/// What becomes of the children of an accessibility element.
public enum AccessibilityChildBehavior: String, Hashable, Sendable {
  case ignore
  case contain
  case combine
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { accessible { $0.label = label.string } }

  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessible { $0.label = String(label) } }

  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessible { $0.value = String(value) } }

  public func accessibilityValue(_ value: Text) -> some View { accessible { $0.value = value.string } }

  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessible { $0.hint = String(hint) } }

  public func accessibilityHint(_ hint: Text) -> some View { accessible { $0.hint = hint.string } }

  public func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }

  public func accessibilityHidden(_ hidden: Bool) -> some View { accessible { $0.isHidden = hidden } }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible {
      $0.traits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible {
      $0.traits.subtract(traits)
      $0.removedTraits.formUnion(traits)
    }
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children }
  }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessible { $0.sortPriority = priority }
  }

  /// Something else that can be done with the view, by its name.
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    accessible { $0.customActions.append(String(name)) }
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible { $0.customActions.append(name.string) }
  }

  /// What the view does for those who do not see it, as a tap does for others.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if actionKind == .default { actions.tap = actions.tap ?? context.performing(handler) }
      })
  }

  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { accessibilityAddTraits(.isAdjustable) }

  private func accessible(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
    changingElement { change(&$0.accessibility) }
  }
}
