/// A kind of accessibility action.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`
  case escape
  case magicTap
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

nonisolated extension View {
  /// Sets the label that VoiceOver reads.
  public func accessibilityLabel(_ label: Text) -> some View { accessible(with: label) { $0.label = $1 } }

  /// Sets the label that VoiceOver reads.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets the label that VoiceOver reads.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  /// Sets the value that VoiceOver reads after the label.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets the value that VoiceOver reads after the label.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  /// Sets the value that VoiceOver reads after the label.
  public func accessibilityValue(_ value: Text) -> some View { accessible(with: value) { $0.value = $1 } }

  /// Describes what happens when the element is activated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Describes what happens when the element is activated.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  /// Describes what happens when the element is activated.
  public func accessibilityHint(_ hint: Text) -> some View { accessible(with: hint) { $0.hint = $1 } }

  /// Sets the identifier by which tests find the element.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }

  /// Hides the view and its content from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessible { $0.isHidden = hidden } }

  /// Adds traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible {
      $0.traits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  /// Removes traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible {
      $0.traits.subtract(traits)
      $0.removedTraits.formUnion(traits)
    }
  }

  /// Makes one accessibility element of the view, and decides whether its children are ignored, kept or combined.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children }
  }

  /// Sets the reading order among siblings, highest first.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessible { $0.sortPriority = priority }
  }

  /// Adds a custom action with a name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a custom action with a name.
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a custom action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible(with: name) { $0.customActions.append($1) }
  }

  /// Adds an accessibility action. The default action is run by a tap if the view has no tap action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if actionKind == .default { actions.tap = actions.tap ?? context.performing(handler) }
      })
  }

  /// Marks the view as adjustable. The action is not run.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { accessibilityAddTraits(.isAdjustable) }

  private func accessible(
    with text: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void
  ) -> some View {
    changingElement(with: text) { change(&$0.accessibility, $1) }
  }

  private func accessible(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
    changingElement { change(&$0.accessibility) }
  }
}
