extension Text {
  /// Returns the text in uppercase or lowercase letters.
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
  /// The locale of the view whose body is being evaluated.
  static var locale: Locale { (current?.environment.values ?? EnvironmentValues()).locale }
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct HasTextCaseKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The case in which texts are shown; `nil` for no conversion.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      self[HasTextCaseKey.self] = true
    }
  }

  /// Whether a case, or none, is set. Otherwise containers choose one for their headers.
  var hasTextCase: Bool { self[HasTextCaseKey.self] }
}

nonisolated extension View {
  /// Uses the monospaced font design, with digits of equal width, for the texts in the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment {
      $0.fontDesign = isActive ? .monospaced : nil
      $0.hasMonospacedDigits = isActive
    }
  }

  /// Allows tighter letter spacing before truncation. Has no effect: spacing never changes.
  public func allowsTightening(_ flag: Bool) -> some View { self }
}
