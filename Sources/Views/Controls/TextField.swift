/// An editable line of text. It shows its prompt if the text is empty.
public struct TextField: PrimitiveView {
  let title: String
  let prompt: String
  let text: Binding<String>
  /// Whether the field grows vertically with its text.
  var growsDown = false
  var isSecure = false

  /// Creates a field whose title is also its prompt and its accessibility label.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    prompt = self.title
    self.text = text
  }

  /// Creates a field with a separate prompt. The title is its accessibility label.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.title = String(title)
    self.prompt = prompt?.string ?? self.title
    self.text = text
  }

  /// Creates a field that grows along `axis` with its text. Only `.vertical` has an effect.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    growsDown = axis == .vertical
  }

  /// Creates a field for a formatted value, in the locale of the environment. Input that can't be parsed leaves the
  /// value unchanged.
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

  /// Returns the elements that represent the view in its container.
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
      .modified(DimmedWhenDisabled())
  }

  private var shown: Text {
    let current = text.wrappedValue
    if current.isEmpty { return Text(prompt).foregroundColor(Color(.placeholderText)) }
    return Text(isSecure ? String(repeating: "•", count: current.count) : current)
  }
}

extension Alignment {
  /// The alignment of a frame for the given text alignment.
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading, .justified: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

/// Limits a text to one line.
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

/// An editable text of several lines that fills the proposed size.
public struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor bound to `text`.
  public init(text: Binding<String>) { self.text = text }

  /// A multiline text field with padding that fills the proposed size.
  public var body: some View {
    TextField("", text: text, axis: .vertical).textFieldStyle(.plain).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// An editable line of text that is shown as dots.
public struct SecureField: View {
  let field: TextField

  /// Creates a field whose prompt is also its accessibility label.
  public init(_ prompt: some StringProtocol, text: Binding<String>) {
    var field = TextField(prompt, text: text)
    field.isSecure = true
    self.field = field
  }

  /// The field with one dot per character.
  public var body: some View { field }
}

/// The appearance of text fields.
public enum TextFieldStyle: String, Hashable, Sendable {
  /// The text alone.
  case plain
  /// The text in a rounded border on the background color.
  case roundedBorder

  /// The default style, `plain`.
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
  /// Sets the style of the text fields in the view.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View { environment(\.textFieldStyle, style) }
}
