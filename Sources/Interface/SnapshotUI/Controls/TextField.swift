/// An editable line of text. It shows its prompt if the text is empty.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  /// The prompt; `nil` for the text of the label.
  let prompt: Text?
  let text: Binding<String>
  /// Closures that nothing calls, such as `onEditingChanged`.
  var inert: [InertModifier] = []
  /// Whether the field grows vertically with its text.
  var growsDown = false
  var isSecure = false

  init(label: Label, prompt: Text?, text: Binding<String>) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }

  /// Creates a field with a custom label, which is also its prompt if there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a field with a custom label that grows along `axis` with its text. Only `.vertical` has an effect.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
    growsDown = axis == .vertical
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.alignTexts(context.environment.fieldAlignment)
    let title = try (label as? Text).map { try context.string(of: $0) } ?? ControlLabel(label, in: context).words ?? ""
    // A prompt is gray, also where its text is an address that would be a link elsewhere.
    let hint = try prompt.map { try context.string(of: $0) } ?? title
    var field = try ViewElement.container(
      isSecure ? "SecureField" : "TextField", detail: quoted(title), layout: LayeredLayout(alignment: .leading),
      stackAxis: nil, content: content(hint, in: inner), in: inner.forViewsOfClosures)
    field.roles = .textField
    let text = text
    let typed = text.wrappedValue
    field.speak(title, value: isSecure ? String(repeating: "•", count: typed.count) : typed, traits: .isTextEntry)
    field.inertModifiers += inert
    field.actions.input = context.environment.isEnabled ? context.performing { text.wrappedValue = $0 } : nil
    return [field]
  }

  @ViewBuilder private func content(_ hint: String, in context: ElementContext) -> some View {
    let environment = context.environment
    switch environment.textFieldLook {
    case .plain: line(hint, environment)
    case .roundedBorder:
      line(hint, environment).padding(EdgeInsets(top: 4.5, leading: 7, bottom: 4.5, trailing: 7))
        .frame(minHeight: 34)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 1 / environment.displayScale)
        }
    case .custom(let style):
      style.body(styleField(hint), at: \.customTextFieldStyle, in: context)
    }
  }

  /// The field that a style decorates.
  private func styleField(_ hint: String) -> TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      label: .init(view: label), prompt: prompt ?? Text(verbatim: hint), text: text)
    field.growsDown = growsDown
    field.isSecure = isSecure
    return field
  }

  private func line(_ hint: String, _ environment: EnvironmentValues) -> some View {
    shown(hint, environment).modified(OneLine(isNeeded: !growsDown))
      .frame(
        maxWidth: .infinity, minHeight: growsDown ? nil : environment.fieldHeight,
        alignment: Alignment(environment.multilineTextAlignment)
      )
      .modified(DimmedWhenDisabled())
  }

  private func shown(_ hint: String, _ environment: EnvironmentValues) -> Text {
    let current = text.wrappedValue
    if current.isEmpty {
      return (styledPrompt(in: environment) ?? Text(verbatim: hint)).foregroundColor(Color(environment.promptColor))
    }
    guard isSecure else { return Text(verbatim: current) }
    // Dots of 0.4375 times the font size at a distance of 0.604 times the size: 7 and 9.67 points at 16 points. The disk
    // is three quarters of its font's size wide.
    let size = environment.resolvedFont().resolve(in: environment).size
    return Text(verbatim: String(repeating: "●", count: current.count)).setting(\.scale, 0.5833)
      .tracking(0.0706 * size)
  }
}

extension TextField {
  /// The prompt in its own styles; `nil` without a prompt.
  private func styledPrompt(in environment: EnvironmentValues) -> Text? {
    guard var text = prompt?.resolved(by: TextResolution(in: environment)) else { return nil }
    for index in text.segments.indices { text.segments[index].style.link = nil }
    return text
  }
}

extension EnvironmentValues {
  /// The height of a field of one line: the line height of its font, which is more than that of a text by the leading.
  fileprivate var fieldHeight: CGFloat? { resolvedFont().resolve(in: self).lineHeight }
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
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor bound to `text`.
  public init(text: Binding<String>) { self.text = text }

  /// Creates an editor bound to `text`, whose selected text is bound. An editor at rest draws no selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// A multiline text field with padding that fills the proposed size.
  public var body: some View {
    // A long text continues below the frame, where it can be scrolled to.
    TextField(String(), text: text, axis: .vertical).textFieldStyle(.plain)
      .fixedSize(horizontal: false, vertical: true).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading).clipped()
  }
}

/// An editable line of text that is shown as dots.
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>

  init(_ field: TextField<Label>) {
    var field = field
    field.isSecure = true
    self.field = field
  }

  /// Creates a field with a custom label, which is also its prompt if there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextField(text: text, prompt: prompt, label: label))
  }

  /// The field with one dot per character.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field whose prompt is also its accessibility label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(TextField(titleKey, text: text)) }

  /// Creates a field whose prompt is also its accessibility label.
  @_disfavoredOverload
  public init(_ prompt: some StringProtocol, text: Binding<String>) { self.init(TextField(prompt, text: text)) }
}
