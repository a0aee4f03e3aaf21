/// A label that opens a URL. A tap calls ``EnvironmentValues/openURL``, which does nothing by default.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button with the label and the link trait.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a link with a text label.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// An action that opens a URL. It calls its handler and never opens the URL itself.
public struct OpenURLAction {
  /// Does nothing.
  nonisolated(unsafe) static let none = OpenURLAction { _ in }

  private let handler: ActionHandler<URL>

  /// Creates an action that calls `handler` with the URL.
  public init(handler: @escaping (URL) -> Void) { self.handler = ActionHandler(handler) }

  /// Calls the handler with a URL.
  public func callAsFunction(_ url: URL) { handler.perform(url) }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { .none }
}

extension EnvironmentValues {
  /// The action that opens a URL. Does nothing by default.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A label that offers a list of actions. It is drawn closed. A test chooses an action with
/// ``InspectedView/choose(_:fileID:filePath:line:column:)``.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var menu = try ViewElement.container(
      "Menu", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: context.styledButtonBody(of: label),
      in: context)
    if context.environment.buttonStyle.isPrimitive { _ = menu.removeTapAction() }
    menu.accessibility.traits = .isButton
    menu.actions.choices = Choices(control: .menu, label: menu.spokenWords) {
      // An open menu lists the options of its pickers.
      var inner = context.child(.type("menu")).kept
      inner.evaluator = nil
      inner.environment.pickerStyle = .inline
      return try inner.elements(ofOwn: content).flatMap { try $0.options() }
    }
    return [menu]
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// Creates a menu whose label is a text with the symbol `systemImage`.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}
