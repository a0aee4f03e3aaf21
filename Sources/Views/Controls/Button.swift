/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable {
  case cancel
  case destructive
}

/// A label that does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  public let role: ButtonRole?
  public let action: () -> Void
  public let label: Label
  /// The action of a button that does something with the environment in which it stands.
  private let contextualAction: ((EnvironmentValues) -> Void)?

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
    contextualAction = nil
  }

  /// - Parameter performing: Called with the environment of the place where the button stands, which is not that of the
  ///   body that made it.
  package init(role: ButtonRole?, performing: @escaping (EnvironmentValues) -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    action = { performing(EvaluationFrame.current?.environment.values ?? EnvironmentValues()) }
    self.label = label()
    contextualAction = performing
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let tap = context.environment.isEnabled ? context.performing(action(in: context.environment)) : nil
    let look = context.buttonLook(of: label, role: role, trigger: tap ?? {})
    var button = try ViewElement.container(
      "Button", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: look,
      in: context.forViewsOfClosures)
    var styled: (() -> Void)?
    if context.environment.buttonStyle.isPrimitive {
      if button.containsButton {
        // The style has made the button itself.
        button.name = "ButtonStyle"
        return [button]
      }
      styled = button.takeTap()
    }
    button.actions.tap = tap == nil ? nil : styled ?? tap
    button.roles = .button
    button.accessibility.traits = .isButton
    return [button]
  }

  private func action(in environment: EnvironmentValues) -> () -> Void {
    contextualAction.map { perform in { perform(environment) } } ?? action
  }
}

extension ViewElement {
  /// Whether a button stands in the element.
  fileprivate var containsButton: Bool { children.contains { $0.roles.contains(.button) || $0.containsButton } }

  /// What a tap on something in the element does, which from now on is no target of its own.
  mutating func takeTap() -> (() -> Void)? {
    var taken: (() -> Void)?
    for index in children.indices {
      let inner = children[index].takeTap() ?? children[index].actions.tap
      if inner != nil { children[index].actions.tap = nil }
      taken = taken ?? inner
    }
    return taken
  }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Views.Label(title, systemImage: systemImage) }
  }
}
