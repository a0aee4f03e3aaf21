/// A line of text that can be edited. It shows its text, or its prompt where that is empty.
public struct TextField: PrimitiveView {
  let title: String
  let prompt: String
  let text: Binding<String>
  /// Whether the field grows downward with its text.
  var growsDown = false
  var isSecure = false

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    prompt = self.title
    self.text = text
  }

  /// A field whose prompt is not its title. The title is for those who listen.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.title = String(title)
    self.prompt = prompt?.string ?? self.title
    self.text = text
  }

  /// A field that grows along an axis with its text.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    growsDown = axis == .vertical
  }

  /// A field for a value in a format, written in the locale of the environment. What is typed and cannot be read leaves
  /// the value as it is.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      title,
      text: Binding(
        get: { style.format(value.wrappedValue) },
        set: { if let read = try? style.parseStrategy.parse($0) { value.wrappedValue = read } }),
      prompt: prompt)
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.alignTexts(context.environment.fieldAlignment)
    var field = try ViewElement.container(
      isSecure ? "SecureField" : "TextField", detail: quoted(title), layout: LayeredLayout(alignment: .leading),
      stackAxis: nil, content: content(inner.environment), in: inner)
    field.roles = .textField
    let text = text
    let typed = text.wrappedValue
    field.speak(title, value: isSecure ? String(repeating: "•", count: typed.count) : typed, traits: .isTextEntry)
    field.actions.input = context.environment.isEnabled ? context.performing { text.wrappedValue = $0 } : nil
    return [field]
  }

  @ViewBuilder private func content(_ environment: EnvironmentValues) -> some View {
    switch environment.textFieldStyle {
    case .plain: line(environment)
    case .roundedBorder:
      line(environment).padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 1) }
    }
  }

  private func line(_ environment: EnvironmentValues) -> some View {
    shown.modified(OneLine(isNeeded: !growsDown))
      .frame(maxWidth: .infinity, alignment: Alignment(environment.multilineTextAlignment))
      .modified(FadedWhereDisabled())
  }

  private var shown: Text {
    let current = text.wrappedValue
    if current.isEmpty { return Text(prompt).foregroundColor(Color(.placeholderText)) }
    return Text(isSecure ? String(repeating: "•", count: current.count) : current)
  }
}

extension Alignment {
  /// Where the lines of a text stand beside each other.
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading, .justified: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

/// Keeps a text on one line.
private struct OneLine: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    if isNeeded {
      inner.environment.lineLimit = 1
      inner.environment.reservedLines = 0
    }
    return try inner.elements(of: content)
  }
}

/// Several lines of text that can be edited, in all the room that is offered.
public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    TextField("", text: text, axis: .vertical).textFieldStyle(.plain).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
