extension TextLayout {
  /// Returns the names of the scripts that are written without spaces and whose words a line break divides. Words of these
  /// scripts are found with a dictionary, which the package doesn't have.
  ///
  /// - Parameter text: The scalars of all runs of the layout.
  /// - Complexity: O(n) in the number of lines.
  package func scriptsBrokenWithinWords(of text: [Unicode.Scalar]) -> [String] {
    var names: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) {
      let place = line.range.upperBound
      // After a space or a line break, the next line doesn't begin where the line ends.
      guard next.range.lowerBound == place, place > 0, place < text.count else { continue }
      let script = UnicodeScript.of(text[place - 1])
      guard Self.scriptsWithoutSpaces.contains(script.code), UnicodeScript.of(text[place]) == script,
        !names.contains(script.name)
      else { continue }
      names.append(script.name)
    }
    return names
  }

  /// The scripts with letters of the line breaking class SA in Unicode Standard Annex #14.
  private static let scriptsWithoutSpaces: Set<String> = [
    "Thai", "Laoo", "Khmr", "Mymr", "Tale", "Talu", "Lana", "Tavt", "Ahom",
  ]
}
