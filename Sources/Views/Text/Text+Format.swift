extension Text {
  /// A value in a format, written in the locale of the environment in which the view's body is evaluated: that of the
  /// context, never the process's own.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(verbatim: format.locale(EvaluationFrame.locale).format(input))
  }

  /// The text in upper or lower case.
  func cased(_ textCase: Text.Case, locale: Locale) -> Text {
    var copy = self
    for index in copy.segments.indices {
      let text = copy.segments[index].text
      copy.segments[index].text =
        textCase == .uppercase ? text.uppercased(with: locale) : text.lowercased(with: locale)
    }
    return copy
  }

  /// The case of letters.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    case uppercase
    case lowercase
  }
}

extension EvaluationFrame {
  /// The locale of the code that runs.
  static var locale: Locale { (current?.environment.values ?? EnvironmentValues()).locale }
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct FontDesignKey: EnvironmentKey {
  static let defaultValue: Font.Design? = nil
}

extension EnvironmentValues {
  /// The case in which texts are shown; `nil` for their own.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitsKey.self] }
    set { self[MonospacedDigitsKey.self] = newValue }
  }
}

private struct MonospacedDigitsKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// The case in which the texts in the view are shown; `nil` for their own.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The kind of letters of the texts in the view.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Letters of equal width where a monospaced family is registered, and digits of equal width in any case.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment {
      $0.fontDesign = isActive ? .monospaced : nil
      $0.hasMonospacedDigits = isActive
    }
  }

  /// Digits of equal width.
  public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  /// Whether letters may come nearer to each other; they never do here.
  public func allowsTightening(_ flag: Bool) -> some View { self }
}
