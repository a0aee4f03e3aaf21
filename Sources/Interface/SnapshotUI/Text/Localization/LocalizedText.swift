/// The translation of a key in the environment's locale.
struct LocalizedText: DeferredText {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// What a key without a translation shows; `nil` for the key.
  var fallback: LocalizedStringKey?

  func segments(in resolution: TextResolution) -> [Text.Segment] { key.filled(parts(in: resolution), in: resolution) }

  /// Returns the format with its plural forms chosen.
  func parts(in resolution: TextResolution) -> [FormatString.Part] {
    translation(in: resolution) ?? Self.parts(of: fallback ?? key)
  }

  private static func parts(of key: LocalizedStringKey) -> [FormatString.Part] {
    key.isFormat ? FormatString(key.key).parts : [.literal(key.key)]
  }

  private func translation(in resolution: TextResolution) -> [FormatString.Part]? {
    let environment = resolution.environment
    guard let folder = environment.resources(of: bundle) else { return nil }
    do throws(ViewError) {
      guard let found = try folder.table(named: table ?? "Localizable") else {
        if let table, !folder.tables.isEmpty { resolution.report(.missingTable(table, in: folder)) }
        return nil
      }
      let isPseudo = environment.textVariant.map { TextVariant.pseudoLocales.contains($0) } ?? false
      let translation = found.translation(
        of: key.key, for: isPseudo ? nil : environment.localeIdentifier, isExpected: key.hasWords)
      if let problem = translation.problem {
        resolution.report(TextProblem(rule: .translationMissing, message: problem))
      }
      guard let value = translation.value else { return nil }
      // Without values, percent signs are characters.
      if !key.isFormat, case .format(let text) = value { return [.literal(text)] }
      return value.parts(
        with: LocalizedFormatArguments(
          values: key.arguments, language: translation.language, device: environment.isTablet ? "ipad" : "iphone",
          resolution: resolution))
    } catch {
      resolution.fail(error)
      return nil
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.table == right.table && left.bundle == right.bundle
      && left.fallback == right.fallback
  }
}

extension LocalizedStringKey {
  /// Whether the key has letters besides its placeholders, so that a translation is expected.
  fileprivate var hasWords: Bool {
    guard isFormat else { return key.contains(where: \.isLetter) }
    return FormatString(key).parts.contains { part in
      if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension TextProblem {
  fileprivate static func missingTable(_ name: String, in folder: ResourceFolder) -> TextProblem {
    let known = folder.tables.keys.sorted().map { quoted($0) }.joined(separator: ", ")
    return TextProblem(
      rule: .translationMissing,
      message: "there is no strings table \(quoted(name)); the bundle has \(known): \(folder.url.path)")
  }
}
