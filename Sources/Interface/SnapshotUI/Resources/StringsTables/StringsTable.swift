import Foundation

/// A strings table in all languages.
struct StringsTable {
  let name: String
  /// The values by language and key.
  private(set) var languages: [String: [String: LocalizedValue]] = [:]
  /// The language of the source code.
  private(set) var source = "en"
  /// The keys that aren't translated on purpose.
  private(set) var untranslated: Set<String> = []
  /// The file of each language, as messages show it.
  private var files: [String: String] = [:]
  /// The catalog of all languages, as messages show it.
  private var catalog: String?
  /// The keys of the catalog, with and without translations.
  private var catalogKeys: Set<String> = []

  /// Reads the files of a table.
  init(_ name: String, _ tableFiles: [ResourceFolder.TableFile], in folder: ResourceFolder) throws(ViewError) {
    self.name = name
    for file in tableFiles {
      if let language = file.language {
        let values = try StringsFile.read(file.url, in: folder)
        languages[language, default: [:]].merge(values) { old, new in
          // The file with plural forms takes precedence.
          if case .format = new { old } else { new }
        }
        files[language] = files[language] ?? folder.path(of: file.url)
      } else {
        let catalog = try StringCatalog(file.url, in: folder)
        for (language, values) in catalog.languages {
          languages[language, default: [:]].merge(values) { _, new in new }
        }
        self.catalog = folder.path(of: file.url)
        untranslated.formUnion(catalog.untranslated)
        catalogKeys.formUnion(catalog.keys)
        source = catalog.sourceLanguage
        languages[source] = languages[source] ?? [:]
      }
    }
    if catalog == nil { source = Self.developmentLanguage(of: languages.keys, in: folder) }
  }

  private static func developmentLanguage(of languages: some Collection<String>, in folder: ResourceFolder) -> String {
    if languages.contains("Base") { return "Base" }
    if let stated = folder.developmentLanguage, languages.contains(stated) { return stated }
    return folder.developmentLanguage ?? "en"
  }

  /// The result of a search for a key.
  struct Translation {
    var value: LocalizedValue?
    /// The language of the value.
    var language: String
    /// What is missing; `nil` if the key has a translation for the locale.
    var problem: String?
  }

  /// Returns the translation of a key.
  ///
  /// - Parameters:
  ///   - locale: The locale identifier; `nil` for the development language.
  ///   - isExpected: Whether a missing translation is a problem.
  func translation(of key: String, for locale: String?, isExpected: Bool) -> Translation {
    let source = tag(of: self.source, for: locale)
    let best = locale.map { LanguageFallback.best(of: languages.keys, for: $0) } ?? self.source
    if let best, let value = languages[best]?[key] {
      return Translation(value: value, language: tag(of: best, for: locale))
    }
    // A language with a region lacks what is the same as in the language itself.
    if let locale, best != nil {
      for language in LanguageFallback.languages(for: locale) {
        if let value = languages[language]?[key] { return Translation(value: value, language: language) }
      }
    }
    let value = languages[self.source]?[key]
    let isSource = locale.map { isSourceLanguage($0) } ?? true
    if untranslated.contains(key) || !isExpected
      || (isSource && (value != nil || catalogKeys.contains(key) || languages[self.source] == nil))
    {
      return Translation(value: value, language: source)
    }
    return Translation(value: value, language: source, problem: problem(key, best, locale ?? source))
  }

  /// Returns whether a locale has the language of the source code.
  private func isSourceLanguage(_ locale: String) -> Bool {
    if source == "Base" { return false }
    return LanguageFallback.languages(for: locale).contains(source)
      || locale.prefix { $0 != "_" && $0 != "-" } == source.prefix { $0 != "-" }
  }

  /// Returns the language of a folder for plural rules: that of the locale for `Base`.
  private func tag(of language: String, for locale: String?) -> String {
    guard language == "Base" else { return language.replacingOccurrences(of: "_", with: "-") }
    return locale.flatMap { LanguageFallback.languages(for: $0).last } ?? "en"
  }

  /// Returns the description of a missing translation and how to add it.
  private func problem(_ key: String, _ best: String?, _ locale: String) -> String {
    let shown = languages[source]?[key] == nil ? "it shows the key" : "it shows the text for \(source)"
    let language = best ?? LanguageFallback.languages(for: locale).last ?? locale
    if let catalog {
      let how = catalogKeys.contains(key) ? "translate it" : "add it"
      return "\(quoted(key)) has no translation for \(language); \(shown); \(how) in \(catalog)"
    }
    guard let best, let file = files[best] else {
      let known = files.keys.sorted().joined(separator: ", ")
      return
        "\(quoted(key)) has no translation for \(language); \(shown); add \(language).lproj/\(name).strings to the languages \(known)"
    }
    return "\(quoted(key)) has no translation for \(language); \(shown); add it to \(file)"
  }
}
