/// A line of text that can be edited. It shows its text, or its prompt where that is empty.
public struct TextField: PrimitiveView {
  let prompt: String
  let text: Binding<String>
  var isSecure = false

  public init(_ prompt: some StringProtocol, text: Binding<String>) {
    self.prompt = String(prompt)
    self.text = text
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var field = try ViewElement.container(
      isSecure ? "SecureField" : "TextField", detail: quoted(prompt), layout: LayeredLayout(alignment: .leading),
      stackAxis: nil, content: content(context.environment), in: context)
    field.accessibility.label = prompt
    field.accessibility.value = isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
    let text = text
    field.actions.input = context.environment.isEnabled ? { text.wrappedValue = $0 } : nil
    return [field]
  }

  @ViewBuilder private func content(_ environment: EnvironmentValues) -> some View {
    switch environment.textFieldStyle {
    case .plain: line
    case .roundedBorder:
      line.padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 1) }
    }
  }

  private var line: some View {
    shown.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading).modified(FadedWhereDisabled())
  }

  private var shown: Text {
    let current = text.wrappedValue
    if current.isEmpty { return Text(prompt).foregroundColor(Color(.placeholderText)) }
    return Text(isSecure ? String(repeating: "•", count: current.count) : current)
  }
}

/// A line of text that is shown as dots.
public struct SecureField: View {
  let field: TextField

  public init(_ prompt: some StringProtocol, text: Binding<String>) {
    var field = TextField(prompt, text: text)
    field.isSecure = true
    self.field = field
  }

  public var body: some View { field }
}

/// How text fields look.
public enum TextFieldStyle: String, Hashable, Sendable {
  case plain
  case roundedBorder

  public static let automatic = TextFieldStyle.plain
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.plain
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// How the text fields in the view look.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View { environment(\.textFieldStyle, style) }
}
