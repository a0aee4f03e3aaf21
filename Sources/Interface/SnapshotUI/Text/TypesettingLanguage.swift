import Foundation

private struct TypesettingLanguageKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The language for the layout of texts as a BCP 47 tag, or `nil` for that of the locale.
  var typesettingLanguage: String? {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }

  /// The language in which fonts choose letters. `nil` for texts without a language in the locale that contexts have by default, so
  /// that the choice of a language is the caller's.
  var shapingLanguage: String? {
    typesettingLanguage ?? (localeIdentifier == Self.defaultLocaleIdentifier ? nil : locale.language.tag)
  }

  private static let defaultLocaleIdentifier = EnvironmentValues().localeIdentifier
}

extension Locale.Language {
  /// The language as a BCP 47 tag, with its script and its region if they are not the likely ones; `nil` for none.
  var tag: String? { minimalIdentifier.isEmpty ? nil : minimalIdentifier }
}

extension Text {
  /// Sets the language for the layout of the text: for letters that differ between languages in the text's font, and for hyphens in a
  /// text of this language alone.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? setting(\.language, language.tag) : self
  }
}
