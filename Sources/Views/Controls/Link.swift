/// A label that leads to an address. A tap does what ``EnvironmentValues/openURL`` says; nothing unless it was set.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What happens when a view wants an address opened. Nothing is ever opened here.
public struct OpenURLAction {
  private let action: (URL) -> Void

  public init(handler: @escaping (URL) -> Void) { action = handler }

  public func callAsFunction(_ url: URL) { action(url) }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in } }
}

extension EnvironmentValues {
  /// What happens when a view wants an address opened; nothing unless set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A label that leads to further actions. It is drawn closed, as its label; a test chooses one of its actions by
/// ``InspectedView/choose(_:fileID:filePath:line:column:)``.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var menu = try ViewElement.container(
      "Menu", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: context.buttonLook(of: label),
      in: context)
    if context.environment.buttonStyle.isPrimitive { _ = menu.takeTap() }
    menu.accessibility.traits = .isButton
    menu.actions.choices = Choices(control: .menu, label: menu.spokenWords) {
      // Open, it shows pickers as their options.
      var inner = context.child(.type("menu")).kept
      inner.evaluator = nil
      inner.environment.pickerStyle = .inline
      return try inner.elements(ofOwn: content).flatMap { try $0.options() }
    }
    return [menu]
  }
}

extension Menu where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}
