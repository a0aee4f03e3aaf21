/// A phase of hovering.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

nonisolated extension View {
  /// Runs an action when the pointer enters or leaves the view. A test hovers with `hover(_:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    inert("onHover").modified(
      ElementActionModifier { actions, context in
        let action = context.performing(action)
        actions.hover.append { _, isInside in action(isInside) }
      })
  }

  /// Runs an action when the pointer moves over the view. A test hovers with `hover(_:)`.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    inert("onContinuousHover").modified(
      ElementActionModifier { actions, context in
        let action = context.performing(action)
        actions.hover.append { phase, _ in action(phase) }
      })
  }

  /// Sets the hint that VoiceOver reads, unless the view has one.
  func explained(_ text: String) -> some View {
    changingElement { if $0.accessibility.hint == nil { $0.accessibility.hint = text } }
  }
}
