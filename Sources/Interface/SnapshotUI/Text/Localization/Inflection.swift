/// The automatic grammar agreement of `^[\(count) apple](inflect: true)`, for regular English nouns. In other languages a
/// text is unchanged.
enum Inflection {
  /// Returns the parts with the last word in the plural if their number isn't 1.
  static func inflected(_ segments: [Text.Segment], in resolution: TextResolution) -> [Text.Segment] {
    guard resolution.environment.localeIdentifier.hasPrefix("en") else { return segments }
    let text = Text(segments: segments).resolved(by: resolution)
    guard let number = text.characters.first(where: { $0.isNumber || $0.isLetter }), number.isNumber,
      var last = text.segments.last
    else { return segments }
    let digits = text.characters.filter { $0.isNumber || $0 == "." }
    guard digits != "1", let word = last.text.split(separator: " ").last, word.allSatisfy(\.isLetter) else {
      return segments
    }
    last.text = String(last.text.dropLast(word.count)) + plural(of: String(word))
    return text.segments.dropLast() + [last]
  }

  private static func plural(of word: String) -> String {
    let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet"]
    if let plural = irregular[word.lowercased()] {
      return word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    let isAfterVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? false
    if word.hasSuffix("y"), !isAfterVowel { return word.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    return word + "s"
  }
}
