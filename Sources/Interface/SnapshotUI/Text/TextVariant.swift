/// A transformation of all texts in a view that tests other languages and unusual content. It is selected by the
/// identifier of the context's locale.
public enum TextVariant: String, Hashable, Sendable, CaseIterable {
  /// `[Šéţţîñĝš]`: accented letters between brackets. Text without accents isn't translated, and a missing bracket
  /// shows truncation.
  case accented = "en_XA"
  /// Longer by about half, with additional words, like translations from English.
  case longer = "en_XL"
  /// Right-to-left text in a mirrored layout.
  case rightToLeft = "ar_XB"
  /// Empty texts.
  case empty = "en_US@content=empty"
  /// One word of forty letters in place of each text.
  case longWord = "en_US@content=longWord"
  /// Each text between emoji, some with several code points. The fonts of the context must contain them.
  case emoji = "en_US@content=emoji"
  /// Ten digits in place of each number.
  case largeNumbers = "en_US@content=largeNumbers"

  /// The variants that simulate other languages.
  public static let pseudoLocales: [TextVariant] = [.accented, .longer, .rightToLeft]
  /// The variants with unusual content.
  public static let stress: [TextVariant] = [.empty, .longWord, .emoji, .largeNumbers]

  /// The identifier of the locale that selects the variant.
  public var localeIdentifier: String { rawValue }

  /// The name in references, such as `accented`.
  public var name: String { "\(self)" }

  /// Returns the transformed text. A text of whitespace is unchanged.
  public func apply(to text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    switch self {
    case .accented: return "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
    case .longer: return Self.lengthened(text)
    case .rightToLeft:
      // A line break ends a directional override.
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
    // The remaining length is counted down, because counting a text takes linear time.
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

  /// Replaces each run of digits, including its separators, with ten digits.
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
  /// The variant that the locale selects; `nil` for an ordinary locale.
  package var textVariant: TextVariant? { TextVariant(rawValue: localeIdentifier) }
}

extension Text {
  /// Returns the text with the environment's text case and variant applied.
  func shown(in environment: EnvironmentValues) -> Text {
    var copy = self
    if let textCase = environment.textCase { copy = copy.cased(textCase, locale: environment.locale) }
    guard let variant = environment.textVariant else { return copy }
    if copy.segments.count > 1, variant != .rightToLeft, variant != .accented, variant != .largeNumbers {
      // A text in several styles becomes one segment in the style of the first.
      copy.segments = [Segment(text: copy.characters, style: copy.segments[0].style)]
    }
    for index in copy.segments.indices where copy.segments[index].image == nil {
      copy.segments[index].text = variant.apply(to: copy.segments[index].text)
    }
    return copy
  }
}
