/// Hyphenates words by patterns: F. M. Liang, *Word Hy-phen-a-tion by Com-put-er*, Stanford University, 1983.
struct Hyphenation {
  private let patterns: HyphenationPatterns

  /// The most letters of a word that is hyphenated. What is longer is not a word.
  static let longestWord = 64

  /// Creates the hyphenation of a language, or `nil` if no patterns of it are embedded.
  ///
  /// - Parameter language: A code such as `de` or `de-AT`.
  init?(language: String) {
    guard let patterns = HyphenationPatterns.patterns(of: language) else { return nil }
    self.patterns = patterns
  }

  /// Returns the places in a text before which a hyphen may stand, in ascending order.
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - range: A range of the text. A word that begins before it or ends after it is hyphenated as a whole.
  /// - Complexity: O(*n*) in the length of the range, besides the words at its ends.
  func places(in scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var start = range.lowerBound
    while start > 0, range.lowerBound - start <= Self.longestWord, Self.isLetter(scalars[start - 1]) { start -= 1 }
    while start < range.upperBound {
      guard Self.isLetter(scalars[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, end - start <= Self.longestWord, Self.isLetter(scalars[end]) { end += 1 }
      if end - start <= Self.longestWord {
        places += self.places(inWord: scalars[start..<end])
      } else {
        // What follows the range does not matter, and could be long.
        while end < range.upperBound, Self.isLetter(scalars[end]) { end += 1 }
      }
      start = end
    }
    return places.filter { $0 > range.lowerBound && $0 < range.upperBound }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private func places(inWord word: ArraySlice<Unicode.Scalar>) -> [Int] {
    let (first, last) = (patterns.minimums.leading, word.count - patterns.minimums.trailing)
    guard first <= last else { return [] }
    let table = patterns.read()
    let letters = ["."] + word.map(Self.lowercase) + ["."]
    // The greatest value before each letter decides: an odd one allows a hyphen.
    var values = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in start + 1...min(letters.count, start + table.longest) {
        guard let own = table.values[Array(letters[start..<end])] else { continue }
        for (offset, value) in own.enumerated() { values[start + offset] = max(values[start + offset], value) }
      }
    }
    return (first...last).filter { values[$0 + 1] % 2 == 1 }.map { word.startIndex + $0 }
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }
}
