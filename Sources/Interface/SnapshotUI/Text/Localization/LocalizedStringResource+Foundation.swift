#if canImport(Darwin)
  extension LocalizedStringResource {
    /// Returns the parts of the text in an environment.
    ///
    /// Foundation's type has its key, its table and its bundle, but not the values of its placeholders. A text without
    /// placeholders is looked up as any other. Foundation looks up and fills all others, which has three limits: a missing
    /// translation isn't reported, pseudo-locales show the source language, and the environment's `mainBundle` stands in
    /// for `Bundle.main` only if the text of the source code is the key.
    func segments(in resolution: TextResolution) -> [Text.Segment] {
      if !key.contains("%") {
        let text = LocalizedText(
          key: LocalizedStringKey(key: key, arguments: [], isFormat: true), table: table, bundle: tableBundle,
          fallback: LocalizedStringKey(String(localized: defaultValue)))
        let parts = text.parts(in: resolution)
        if parts.allSatisfy(\.isLiteral) { return text.key.filled(parts, in: resolution) }
      }
      return Text(filled(in: resolution.environment)).segments
    }

    /// Returns the text as Foundation finds and fills it.
    private func filled(in environment: EnvironmentValues) -> AttributedString {
      // A key with a placeholder is the text of the source code, which can be looked up in any bundle.
      if key.contains("%"), let bundle = environment.bundle(standingInFor: tableBundle) {
        return AttributedString(
          localized: defaultValue, table: table, bundle: bundle.localized(in: environment.locale),
          locale: environment.locale)
      }
      var resource = self
      resource.locale = environment.locale
      return AttributedString(localized: resource)
    }

    private var tableBundle: Bundle? {
      switch bundle {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      case .forClass(let type): Bundle(for: type)
      @unknown default: nil
      }
    }
  }

  extension FormatString.Part {
    fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
  }

  extension Bundle {
    /// Returns the bundle with the strings of the best language for a locale. `String(localized:)` chooses the language by
    /// the preferences of the process, and formats by the locale that it is given.
    fileprivate func localized(in locale: Locale) -> Bundle {
      let languages = Bundle.preferredLocalizations(from: localizations, forPreferences: [locale.identifier(.bcp47)])
      return languages.first.flatMap { path(forResource: $0, ofType: "lproj") }.flatMap(Bundle.init(path:)) ?? self
    }
  }
#endif
