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
  /// Adds an accessibility action. The default action is run by a tap if the view has no tap action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if actionKind == .default { actions.tap = actions.tap ?? context.performing(handler) }
      })
  }

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

  /// Marks the view as adjustable. The action is not run.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { accessibilityAddTraits(.isAdjustable) }

  /// Changes the accessibility of the view's elements by a text, resolved in their environment.
  func accessible(
    with text: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void
  ) -> some View {
    changingElement(with: text) { change(&$0.accessibility, $1) }
  }

  /// Changes the accessibility of the view's elements.
  func accessible(_ change: @escaping (inout AccessibilityProperties) -> Void) -> some View {
    changingElement { change(&$0.accessibility) }
  }
}
