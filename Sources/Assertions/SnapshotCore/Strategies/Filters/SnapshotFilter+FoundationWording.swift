extension SnapshotFilter {
  /// Replaces what Foundation writes differently on Apple's systems and on Linux, so that one reference serves both: curly
  /// quotation marks become straight, no-break spaces (U+00A0, U+202F) and thin spaces (U+2009) become spaces, and contractions
  /// are written out: `couldn’t` and `couldn't` become `could not`.
  ///
  ///     assertSnapshot(of: error, as: .error.filtering(.foundationWording))
  ///
  /// Sentences of which Foundation has two versions remain different.
  public static var foundationWording: SnapshotFilter { .text { FoundationWording.normalized($0) } }
}

/// Normalizes the wording of Foundation's texts.
enum FoundationWording {
  static func normalized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(replacements[scalar] ?? scalar) }
    var output: [Substring.UnicodeScalarView] = []
    var rest = scalars[...]
    // Words of letters and apostrophes, and what is between them.
    while let first = rest.first {
      let isWord = Self.isWord(first)
      let part = rest.prefix { Self.isWord($0) == isWord }
      rest = rest[part.endIndex...]
      guard isWord else {
        output.append(part)
        continue
      }
      output.append(expanded(Substring(part)).unicodeScalars)
    }
    var result = String.UnicodeScalarView()
    for part in output { result.append(contentsOf: part) }
    return String(result)
  }

  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{A0}": " ", "\u{202F}": " ",
    "\u{2009}": " ",
  ]

  private static let contractions: [Substring: Substring] = [
    "can't": "cannot", "couldn't": "could not", "didn't": "did not", "doesn't": "does not", "don't": "do not",
    "hasn't": "has not", "haven't": "have not", "isn't": "is not", "aren't": "are not", "wasn't": "was not",
    "weren't": "were not", "won't": "will not", "wouldn't": "would not", "shouldn't": "should not",
  ]

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  private static func expanded(_ word: Substring) -> Substring {
    if let long = contractions[word] { return long }
    // At the beginning of a sentence.
    guard let first = word.first, first.isUppercase, let long = contractions[first.lowercased() + word.dropFirst()]
    else {
      return word
    }
    return long.prefix(1).uppercased() + long.dropFirst()
  }
}
