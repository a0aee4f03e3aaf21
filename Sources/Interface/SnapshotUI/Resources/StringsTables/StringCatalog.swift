import Foundation

/// A string catalog, `.xcstrings`.
struct StringCatalog {
  /// The translations by language and key.
  private(set) var languages: [String: [String: LocalizedValue]] = [:]
  let sourceLanguage: String
  /// All keys.
  let keys: Set<String>
  /// The keys that aren't translated on purpose.
  private(set) var untranslated: Set<String> = []

  /// Reads a catalog.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  init(_ file: URL, in folder: ResourceFolder) throws(ViewError) {
    let root = try JSONFile.object(at: file, in: folder)
    guard let strings = root["strings"] as? [String: Any] else {
      throw folder.unreadable(file, "it has no object \"strings\"")
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    keys = Set(strings.keys)
    for key in strings.keys.sorted() {
      guard let entry = strings[key] as? [String: Any] else {
        throw folder.unreadable(file, "the value of \(quoted(key)) is not an object")
      }
      if entry["shouldTranslate"] as? Bool == false { untranslated.insert(key) }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any] else {
          throw folder.unreadable(file, "\(quoted(key)) for \(language) is not an object")
        }
        // An entry that isn't translated yet has no value, or the state "new", which the source language can have too.
        guard let value = Self.value(of: localization, isSource: language == sourceLanguage),
          !value.isEmpty || key.isEmpty
        else { continue }
        languages[language, default: [:]][key] = value
      }
    }
  }

  private static func value(of entry: [String: Any], isSource: Bool) -> LocalizedValue? {
    func unit(of entry: [String: Any]) -> LocalizedValue? { Self.unit(of: entry, isSource) }
    guard let value = unit(of: entry) else { return nil }
    guard let substitutions = entry["substitutions"] as? [String: Any] else { return value }
    let variables = substitutions.compactMapValues { substitution -> LocalizedValue.Variable? in
      guard let substitution = substitution as? [String: Any], let value = unit(of: substitution) else { return nil }
      return LocalizedValue.Variable(
        position: (substitution["argNum"] as? Int).map { $0 - 1 }.flatMap { $0 >= 0 ? $0 : nil },
        specifier: substitution["formatSpecifier"] as? String ?? "lld", value: value)
    }
    return .variables(value, variables)
  }

  /// Returns the string of an entry, or its variations.
  private static func unit(of entry: [String: Any], _ isSource: Bool) -> LocalizedValue? {
    if let unit = entry["stringUnit"] as? [String: Any] {
      guard let value = unit["value"] as? String, isSource || unit["state"] as? String != "new" else { return nil }
      return .format(value)
    }
    guard let variations = entry["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      var forms: [PluralCategory: LocalizedValue] = [:]
      for form in PluralCategory.allCases {
        if let entry = plural[form.rawValue] as? [String: Any], let value = unit(of: entry, isSource) {
          forms[form] = value
        }
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    guard let devices = variations["device"] as? [String: Any] else { return nil }
    let forms = devices.compactMapValues { ($0 as? [String: Any]).flatMap { unit(of: $0, isSource) } }
    return forms.isEmpty ? nil : .device(forms)
  }
}
