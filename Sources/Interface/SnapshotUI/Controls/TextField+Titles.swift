extension TextField where Label == Text {
  /// Creates a field whose title is also its prompt and its accessibility label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field whose title is also its prompt and its accessibility label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a separate prompt. The title is its accessibility label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with a separate prompt. The title is its accessibility label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field that grows along `axis` with its text. Only `.vertical` has an effect.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(titleKey, text: text, prompt: prompt)
    growsDown = axis == .vertical
  }

  /// Creates a field that grows along `axis` with its text. Only `.vertical` has an effect.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    growsDown = axis == .vertical
  }

  /// Creates a field. Nothing calls `onEditingChanged` and `onCommit`. The legacy spelling of `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    inert = ["onEditingChanged", "onCommit"].map { InertModifier(name: $0, detail: nil) }
  }

  /// Creates a field. Nothing calls `onEditingChanged` and `onCommit`. The legacy spelling of `onSubmit`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    inert = ["onEditingChanged", "onCommit"].map { InertModifier(name: $0, detail: nil) }
  }

  /// Creates a field. Nothing calls `onEditingChanged`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(titleKey, text: text)
    inert = [InertModifier(name: "onEditingChanged", detail: nil)]
  }

  /// Creates a field. Nothing calls `onEditingChanged`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title, text: text)
    inert = [InertModifier(name: "onEditingChanged", detail: nil)]
  }

  /// Creates a field. Nothing calls `onCommit`. The legacy spelling of `onSubmit`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    inert = [InertModifier(name: "onCommit", detail: nil)]
  }

  /// Creates a field. Nothing calls `onCommit`. The legacy spelling of `onSubmit`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    inert = [InertModifier(name: "onCommit", detail: nil)]
  }

  /// Creates a field for a formatted value, in the locale of the environment. Input that can't be parsed leaves the
  /// value unchanged.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      titleKey,
      text: Binding(
        get: { style.format(value.wrappedValue) },
        set: { if let read = try? style.parseStrategy.parse($0) { value.wrappedValue = read } }),
      prompt: prompt)
  }

  /// Creates a field for a formatted value, in the locale of the environment. Input that can't be parsed leaves the
  /// value unchanged.
  @_disfavoredOverload
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

  /// Creates a field for an optional formatted value, in the locale of the environment. It is empty for `nil`, and input
  /// that can't be parsed is `nil`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      titleKey,
      text: Binding(
        get: { value.wrappedValue.map { style.format($0) } ?? "" },
        set: { value.wrappedValue = try? style.parseStrategy.parse($0) }),
      prompt: prompt)
  }

  /// Creates a field for an optional formatted value, in the locale of the environment. It is empty for `nil`, and input
  /// that can't be parsed is `nil`.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map { style.format($0) } ?? "" },
        set: { value.wrappedValue = try? style.parseStrategy.parse($0) }),
      prompt: prompt)
  }

  /// Creates a field for a value that a formatter shows. Input that can't be parsed leaves the value unchanged.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    nonisolated(unsafe) let formatter = formatter
    self.init(
      titleKey,
      text: Binding(
        get: { formatter.text(of: value.wrappedValue) ?? "" },
        set: { if let read = formatter.value(in: $0) as? V { value.wrappedValue = read } }),
      prompt: prompt)
  }

  /// Creates a field for a value that a formatter shows. Input that can't be parsed leaves the value unchanged.
  @_disfavoredOverload
  public init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    nonisolated(unsafe) let formatter = formatter
    self.init(
      title,
      text: Binding(
        get: { formatter.text(of: value.wrappedValue) ?? "" },
        set: { if let read = formatter.value(in: $0) as? V { value.wrappedValue = read } }),
      prompt: prompt)
  }

  /// Creates a field for a value that a formatter shows. Nothing calls `onEditingChanged` and `onCommit`.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    inert = ["onEditingChanged", "onCommit"].map { InertModifier(name: $0, detail: nil) }
  }

  /// Creates a field for a value that a formatter shows. Nothing calls `onEditingChanged` and `onCommit`.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
    inert = ["onEditingChanged", "onCommit"].map { InertModifier(name: $0, detail: nil) }
  }

  /// Creates a field for a value that a formatter shows. Nothing calls `onCommit`.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    inert = [InertModifier(name: "onCommit", detail: nil)]
  }

  /// Creates a field for a value that a formatter shows. Nothing calls `onCommit`.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    inert = [InertModifier(name: "onCommit", detail: nil)]
  }
}

extension Formatter {
  /// Returns the value that a text stands for; `nil` if it can't be parsed.
  fileprivate func value(in text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number
    case let formatter as DateFormatter: return formatter.date(from: text)
    default: return nil
    }
  }
}
