extension TextField where Label == Text {
  /// Creates a field for a formatted value.
  init<Format: ParseableFormatStyle>(
    label: Text, value: Binding<Format.FormatInput>, format: Format, prompt: Text?
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      label: label, prompt: prompt,
      text: Binding(
        get: { style.format(value.wrappedValue) },
        set: { if let read = try? style.parseStrategy.parse($0) { value.wrappedValue = read } }))
  }

  /// Creates a field for an optional formatted value.
  init<Format: ParseableFormatStyle>(
    label: Text, value: Binding<Format.FormatInput?>, format: Format, prompt: Text?
  ) where Format.FormatOutput == String {
    let style = format.locale(EvaluationFrame.locale)
    self.init(
      label: label, prompt: prompt,
      text: Binding(
        get: { value.wrappedValue.map { style.format($0) } ?? "" },
        set: { value.wrappedValue = try? style.parseStrategy.parse($0) }))
  }

  /// Creates a field for a value that a formatter shows.
  init<V>(label: Text, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    nonisolated(unsafe) let formatter = formatter
    self.init(
      label: label, prompt: prompt,
      text: Binding(
        get: { formatter.text(of: value.wrappedValue) ?? "" },
        set: { if let read = formatter.value(in: $0) as? V { value.wrappedValue = read } }))
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
