/// What becomes of every text of a view, to see how the view bears other languages and other content. The locale's
/// identifier says it, so that it is part of the context like everything else that a picture depends on.
public enum TextVariant: String, Hashable, Sendable, CaseIterable {
  /// `[Šéţţîñĝš]`: every letter with an accent, between brackets. What stays plain is not translated, and a bracket that
  /// is not to be seen was cut off.
  case accented = "en_XA"
  /// About half as long again, by words: translations from English are.
  case longer = "en_XL"
  /// Written from right to left, in a layout that is mirrored.
  case rightToLeft = "ar_XB"
  /// No words at all.
  case empty = "en_US@content=empty"
  /// One word of forty letters in place of each text.
  case longWord = "en_US@content=longWord"
  /// Each text between emoji, some of several code points. They need a font that has them.
  case emoji = "en_US@content=emoji"
  /// Ten digits in place of each number.
  case largeNumbers = "en_US@content=largeNumbers"

  /// The variants that stand for languages.
  public static let pseudoLocales: [TextVariant] = [.accented, .longer, .rightToLeft]
  /// The variants that stand for unusual content.
  public static let stress: [TextVariant] = [.empty, .longWord, .emoji, .largeNumbers]

  /// The identifier of the locale that asks for the variant.
  public var localeIdentifier: String { rawValue }

  /// The name in references, such as `accented`.
  public var name: String { "\(self)" }

  /// What becomes of a text.
  public func apply(to text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    switch self {
    case .accented: return "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
    case .longer: return Self.lengthened(text)
    case .rightToLeft:
      // A line break ends an override.
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { "\u{202E}\($0)\u{202C}" }
        .joined(separator: "\n")
    case .empty: return ""
    case .longWord: return "Donaudampfschifffahrtskapitänskajütentür"
    case .emoji: return "👩‍👩‍👧‍👦 \(text) 🏳️‍🌈"
    case .largeNumbers: return Self.enlarged(text)
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽåƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵýž"))

  private static func lengthened(_ text: String) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var longer = text
    // Counted on the way: to count a long text takes time for each of its letters.
    var lacking = max(2, (text.count + 1) / 2)
    var index = 0
    while lacking > 0 {
      let word = words[index % words.count]
      longer += " " + word
      lacking -= 1 + word.count
      index += 1
    }
    return longer
  }

  /// Every run of digits, with the separators in it, as ten digits.
  private static func enlarged(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isDigit = character.isASCII && character.isNumber
      let isSeparator =
        isInNumber && (character == "," || character == ".") && index + 1 < characters.count
        && characters[index + 1].isASCII && characters[index + 1].isNumber
      if isDigit, !isInNumber { result += "9999999999" }
      isInNumber = isDigit || isSeparator
      if !isInNumber { result.append(character) }
    }
    return result
  }
}

extension EnvironmentValues {
  /// What becomes of every text, as the locale's identifier says; `nil` for an ordinary locale.
  public var textVariant: TextVariant? { TextVariant(rawValue: localeIdentifier) }
}

extension Text {
  /// The text as an environment has it shown.
  func shown(in environment: EnvironmentValues) -> Text {
    var copy = self
    if let textCase = environment.textCase { copy = copy.cased(textCase, locale: environment.locale) }
    guard let variant = environment.textVariant else { return copy }
    if copy.segments.count > 1, variant != .rightToLeft, variant != .accented, variant != .largeNumbers {
      // Several styles make one text: the first one's stands for all.
      copy.segments = [Segment(text: copy.string, style: copy.segments[0].style)]
    }
    for index in copy.segments.indices { copy.segments[index].text = variant.apply(to: copy.segments[index].text) }
    return copy
  }
}

extension Matrix {
  /// Stand-ins for other languages: `.pseudoLocales()` has longer, accented and right-to-left texts.
  public static func pseudoLocales(_ variants: TextVariant...) -> Matrix {
    textVariants("pseudoLocale", variants.isEmpty ? TextVariant.pseudoLocales : variants)
  }

  /// Unusual content: `.contentStress()` has no texts, very long words, emoji and large numbers.
  public static func contentStress(_ variants: TextVariant...) -> Matrix {
    textVariants("content", variants.isEmpty ? TextVariant.stress : variants)
  }

  private static func textVariants(_ axis: String, _ variants: [TextVariant]) -> Matrix {
    .axis(
      axis, variants, preposition: "with texts", label: \.name,
      apply: { variant, context in
        context.localeIdentifier = variant.localeIdentifier
        if variant == .rightToLeft { context.layoutDirection = .rightToLeft }
      })
  }
}
