// The legacy spellings of accessibility modifiers, which many files still use.

nonisolated extension View {
  /// Sets the label that VoiceOver reads. The legacy spelling of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value that VoiceOver reads after the label. The legacy spelling of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Describes what happens when the element is activated. The legacy spelling of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies. The legacy spelling of ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the identifier by which tests find the element. The legacy spelling of ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds traits. The legacy spelling of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes traits. The legacy spelling of ``accessibilityRemoveTraits(_:)``.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  /// Sets the reading order among siblings. The legacy spelling of ``accessibilitySortPriority(_:)``.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Sets the names for Voice Control. The legacy spelling of `accessibilityInputLabels(_:)`.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
