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

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(view: label), isPressed: context.environment.isPressed)
    let style = context.environment.buttonStyle
    let look = context.evaluate { style.anyBody(configuration) }
    var button = try ViewElement.container(
      "Button", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: look,
      in: context.forViewsOfClosures)
    button.actions.tap = context.environment.isEnabled ? context.performing(action) : nil
    button.accessibility.traits = .isButton
    return [button]
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
