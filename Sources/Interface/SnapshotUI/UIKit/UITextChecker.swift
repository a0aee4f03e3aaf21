#if !canImport(UIKit)
  /// The checker of words. It has no dictionary: each word is spelled correctly, and it guesses none.
  public final class UITextChecker {
    /// The languages of the dictionaries. None.
    public static var availableLanguages: [String] { [] }

    /// Creates a checker.
    public init() {}

    /// Returns no range, because each word is correct.
    public func rangeOfMisspelledWord(
      in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
      NSRange(location: NSNotFound, length: 0)
    }

    /// Returns no guesses.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns no completions.
    public func completions(
      forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
      nil
    }

    /// Does nothing.
    public func ignoreWord(_ wordToIgnore: String) {}

    /// Does nothing.
    public static func learnWord(_ word: String) {}

    /// Returns `false`.
    public static func hasLearnedWord(_ word: String) -> Bool { false }

    /// Does nothing.
    public static func unlearnWord(_ word: String) {}
  }
#endif
