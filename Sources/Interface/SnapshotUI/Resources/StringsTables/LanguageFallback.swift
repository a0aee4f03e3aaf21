/// The languages in which an app looks for a translation.
enum LanguageFallback {
  /// Returns the language tags for a locale, the best one first: `zh_TW` has `zh-Hant-TW`, `zh-Hant`, `zh-TW` and `zh`.
  ///
  /// - Parameter locale: A locale identifier such as `de_DE` or `sr-Latn-RS`. Keywords after `@` are ignored.
  static func languages(for locale: String) -> [String] {
    let parts = locale.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let first = parts.first else { return [] }
    let language = first.lowercased()
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }.map(\.capitalized)
    let region = parts.dropFirst().first { ($0.count == 2 || Int($0) != nil) && $0.count <= 3 }.map { $0.uppercased() }
    var tags: [String] = []
    for language in [language] + (synonyms[language] ?? []) {
      let scripts = [script ?? likelyScript(of: language, in: region), nil]
      // The likely script is not tried for languages with one script.
      for script in scripts {
        let base = script.map { "\(language)-\($0)" } ?? language
        if let region { tags.append("\(base)-\(region)") }
        if script == nil, let parent = parentRegion(of: language, in: region) { tags.append("\(language)-\(parent)") }
        if script != nil || scripts[0] == nil || language != "zh" || scripts[0] == "Hans" { tags.append(base) }
      }
    }
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }

  /// Returns the first available language for a locale.
  static func best(of available: some Collection<String>, for locale: String) -> String? {
    let names = Dictionary(available.map { (tag($0), $0) }, uniquingKeysWith: min)
    return languages(for: locale).lazy.compactMap { names[$0.lowercased()] }.first
  }

  /// Returns the name of a folder or catalog language as a tag in lowercase.
  private static func tag(_ name: String) -> String {
    let tag = name.replacingOccurrences(of: "_", with: "-").lowercased()
    return ["english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja"][tag]
      ?? tag
  }

  private static let synonyms = [
    "nb": ["no"], "nn": ["nb", "no"], "no": ["nb"], "he": ["iw"], "iw": ["he"], "id": ["in"], "in": ["id"],
    "fil": ["tl"], "tl": ["fil"],
  ]

  private static func likelyScript(of language: String, in region: String?) -> String? {
    switch language {
    case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "yue": "Hant"
    case "sr": region == "ME" ? "Latn" : "Cyrl"
    default: nil
    }
  }

  /// Returns the region whose translation is closer than the language's own one.
  private static func parentRegion(of language: String, in region: String?) -> String? {
    guard let region else { return nil }
    switch language {
    case "es": return ["ES", "419", "GQ", "PH", "EA", "IC"].contains(region) ? nil : "419"
    case "en": return ["US", "CA", "PR", "VI", "GU", "PH", "GB"].contains(region) ? nil : "GB"
    case "pt": return ["BR", "PT"].contains(region) ? nil : "PT"
    default: return nil
    }
  }
}
