/// Reads lines that Swift Testing prints.
enum SwiftTestingLine {
  /// Returns the text after the symbol of a line, or `nil` if the line has no symbol.
  ///
  /// The symbol is a character of Unicode such as ◇ or, on a Mac with the app SF Symbols, one for private use in that app's
  /// font. In a terminal the symbol has colors, and those of SF Symbols are followed by another space.
  static func text(in line: String) -> Substring? {
    var rest = line.unicodeScalars[...]
    skipColors(&rest)
    guard let symbol = rest.popFirst(), isSymbol(symbol) else { return nil }
    // The symbol may be followed by a variation selector.
    if rest.first == "\u{FE0E}" || rest.first == "\u{FE0F}" { rest.removeFirst() }
    skipColors(&rest)
    let count = rest.count
    while rest.first == " " {
      rest.removeFirst()
      skipColors(&rest)
    }
    return rest.count < count ? Substring(rest) : nil
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x100000...0x10FFFD: true
    default: scalar.properties.generalCategory == .otherSymbol || scalar.properties.generalCategory == .mathSymbol
    }
  }

  /// Skips escape sequences that select colors: the escape character, `[`, parameters and `m`.
  private static func skipColors(_ rest: inout Substring.UnicodeScalarView) {
    while rest.starts(with: "\u{1B}[".unicodeScalars),
      let end = rest.firstIndex(of: "m"),
      rest[..<end].dropFirst(2).allSatisfy({ $0 == ";" || ("0"..."9").contains($0) })
    {
      rest = rest[rest.index(after: end)...]
    }
  }
}
