#if !canImport(Darwin)
  extension String {
    /// A key of a strings table and the values that replace its placeholders. Foundation doesn't declare it on Linux.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      let key: LocalizedStringKey

      /// Creates a value from a string.
      public init(_ value: String) { key = LocalizedStringKey(value) }

      /// Creates a value from a string literal.
      public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

      /// Creates a value from an interpolated string literal.
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Creates a localized string in the environment of the running body.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is shown if it has no translation.
    ///   - table: The name of the strings table; `nil` for `Localizable`.
    ///   - bundle: The bundle with the table; `nil` for the bundle of the app, which a test sets with `mainBundle(_:)`.
    ///   - locale: The locale. The current one is the locale of the environment.
    ///   - comment: A note for translators, which has no effect.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(LocalizedText(key: keyAndValue.key, table: table, bundle: bundle), locale)
    }

    /// Creates a localized string with a key that differs from the text of the source code.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(LocalizedText(key: key, defaultValue, table: table, bundle: bundle), locale)
    }

    /// Creates the string of a resource in the environment of the running body.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self.init(resource.text, resource.locale) }

    private init(_ text: LocalizedText, _ locale: Locale) {
      let resolution = TextResolution(in: .running(in: locale))
      let segments = text.key.filled(text.parts(in: resolution), in: resolution, isMarkdown: false)
      self = Text(segments: segments).resolved(by: resolution).characters
      resolution.reportToRunningBody()
    }
  }

  extension AttributedString {
    /// Creates a localized attributed string from Markdown, in the environment of the running body.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let resolution = TextResolution(in: .running(in: locale))
      let text = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle)
      self.init(Text(segments: text.segments(in: resolution)).resolved(by: resolution))
      resolution.reportToRunningBody()
    }
  }

  extension EnvironmentValues {
    /// Returns the environment of the running body in a locale.
    fileprivate static func running(in locale: Locale) -> EnvironmentValues {
      var values = EvaluationFrame.current?.environment.values ?? EnvironmentValues()
      if locale != .current, locale != .autoupdatingCurrent { values.locale = locale }
      return values
    }
  }

  extension LocalizedText {
    init(key: StaticString, _ defaultValue: String.LocalizationValue, table: String?, bundle: Bundle?) {
      self.init(
        key: LocalizedStringKey(
          key: "\(key)", arguments: defaultValue.key.arguments, isFormat: defaultValue.key.isFormat),
        table: table, bundle: bundle, fallback: defaultValue.key)
    }
  }
#endif
