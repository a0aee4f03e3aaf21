import SnapshotRenderTraces

/// The purpose of a button.
public enum ButtonRole: String, Hashable, Sendable {
  /// Cancels an operation. Drawn like a button without a role.
  case cancel
  /// Deletes data. Drawn in red by most styles.
  case destructive
  /// Closes a screen or a message. Drawn like a button without a role.
  case close
  /// Completes an operation. Drawn like a button without a role.
  case confirm
}

/// A control that performs an action when it is tapped.
nonisolated public struct Button<Label: View>: PrimitiveView {
  /// The purpose of the button; `nil` for an ordinary button.
  let role: ButtonRole?
  /// The closure that a tap calls.
  let action: () -> Void
  /// The view that describes the action.
  let label: Label
  /// The action of a button that needs the environment at its position.
  private let contextualAction: ((EnvironmentValues) -> Void)?

  /// Creates a button with a custom label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label. Buttons with the role `.destructive` are red in most styles.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
    contextualAction = nil
  }

  /// - Parameter performing: Called with the environment at the button's position, which can differ from the
  ///   environment of the body that creates it.
  package init(role: ButtonRole?, performing: @escaping (EnvironmentValues) -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    action = { performing(EvaluationFrame.current?.environment.values ?? EnvironmentValues()) }
    self.label = label()
    contextualAction = performing
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let tap = context.environment.isEnabled ? context.performing(action(in: context.environment)) : nil
    let content = context.styledButtonBody(of: label, role: role, trigger: tap ?? {})
    var button = try ViewElement.container(
      "Button", layout: LayeredLayout(alignment: .center, keepsSpacing: true), stackAxis: nil, content: content,
      in: context.forViewsOfClosures)
    var styled: (() -> Void)?
    if context.environment.buttonStyle.isPrimitive {
      if button.containsButton {
        // The style created the button itself.
        button.name = "ButtonStyle"
        return [button]
      }
      styled = button.removeTapAction()
    }
    button.actions.tap = tap == nil ? nil : styled ?? tap
    button.roles = .button
    if let role { button.statements.append(ElementArgument("role", role.rawValue)) }
    button.accessibility.traits = .isButton
    return [button]
  }

  private func action(in environment: EnvironmentValues) -> () -> Void {
    contextualAction.map { perform in { perform(environment) } } ?? action
  }
}

extension ViewElement {
  /// Whether the element contains a button.
  fileprivate var containsButton: Bool { children.contains { $0.roles.contains(.button) || $0.containsButton } }

  /// Removes and returns the tap action of the element's first tappable descendant. Other tap actions in the element
  /// are removed as well.
  mutating func removeTapAction() -> (() -> Void)? {
    var taken: (() -> Void)?
    for index in children.indices {
      let inner = children[index].removeTapAction() ?? children[index].actions.tap
      if inner != nil { children[index].actions.tap = nil }
      taken = taken ?? inner
    }
    return taken
  }
}
