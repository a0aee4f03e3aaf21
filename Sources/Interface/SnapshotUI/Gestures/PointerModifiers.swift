/// A phase of hovering.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The look of a view below the pointer. A picture shows no pointer.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// The system chooses.
  public static let automatic = HoverEffect(name: "automatic")
  /// Highlights the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifts the view.
  public static let lift = HoverEffect(name: "lift")
}

private struct HoverKey: ElementActionKey {
  static var defaultValue: [(HoverPhase, _ isInside: Bool) -> Void] { [] }
}

extension ElementActions {
  /// The actions that run when the pointer enters, moves or leaves.
  var hover: [(HoverPhase, _ isInside: Bool) -> Void] {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }
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

  /// Sets the look of the view below the pointer. A picture shows no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert("hoverEffect", effect.name) }

  /// Sets the look of the view below the pointer. A picture shows no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    inert("hoverEffect", effect.name)
  }

  /// Disables the look of views below the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert("hoverEffectDisabled") }

  /// Sets the look of the view as a list row below the pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { inert("listRowHoverEffect", effect?.name) }

  /// Disables the look of the view as a list row below the pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { inert("listRowHoverEffectDisabled") }

  /// Explains the view, as a tooltip or by VoiceOver.
  public func help(_ text: Text) -> some View { inert("help", quoted(text.string)).explained(text.string) }

  /// Explains the view, as a tooltip or by VoiceOver.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    inert("help", quoted(String(text))).explained(String(text))
  }

  private func explained(_ text: String) -> some View {
    changingElement { if $0.accessibility.hint == nil { $0.accessibility.hint = text } }
  }
}
