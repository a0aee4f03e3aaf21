/// Code points of one script that no font has, with a font to register.
package struct MissingScript: Hashable, Sendable {
  /// The script's name in the Unicode Standard, such as `Devanagari`, or a category such as `emoji` for code points
  /// without a script.
  package var name: String
  /// The name of a free font for the script, if known.
  package var font: String?
  /// The code points without duplicates, in order of appearance.
  package var scalars: [Unicode.Scalar]

  /// Returns code points grouped by script, in order of appearance.
  package static func grouping(_ scalars: some Sequence<Unicode.Scalar>) -> [MissingScript] {
    var scripts: [MissingScript] = []
    var seen: Set<Unicode.Scalar> = []
    for scalar in scalars where !scalar.isInvisible && seen.insert(scalar).inserted {
      let kind = Kind(of: scalar)
      if let known = scripts.firstIndex(where: { $0.name == kind.name }) {
        scripts[known].scalars.append(scalar)
      } else {
        scripts.append(MissingScript(name: kind.name, font: kind.font, scalars: [scalar]))
      }
    }
    return scripts
  }

  /// The script and its first code points, such as `Devanagari U+0915, U+0937`.
  package var summary: String {
    let shown = scalars.prefix(Self.mostShown).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let others = scalars.count - shown.count
    return "\(name) \(shown.joined(separator: ", "))" + (others > 0 ? " and \(others) more" : "")
  }

  private static let mostShown = 8
}

/// The script or category of a scalar, and a font for it.
private struct Kind {
  var name: String
  var font: String?

  init(of scalar: Unicode.Scalar) {
    let script = UnicodeScript.of(scalar)
    switch script {
    case .common: self = Self.kind(ofCommon: scalar)
    case .inherited: self = Kind("combining marks", "Noto Sans")
    case .unknown: self = Kind(scalar.properties.generalCategory == .privateUse ? "private use" : "unassigned", nil)
    default: self = Kind(script.name, Self.font(ofScript: script.name))
    }
  }

  private init(_ name: String, _ font: String?) { (self.name, self.font) = (name, font) }

  private static func kind(ofCommon scalar: Unicode.Scalar) -> Kind {
    if scalar.isShownAsEmoji { return Kind("emoji", "Noto Color Emoji (product RasterEmoji)") }
    switch scalar.value {
    case 0x1D400...0x1D7FF, 0x2200...0x22FF, 0x27C0...0x27EF, 0x2980...0x2AFF:
      return Kind("mathematical symbols", "Noto Sans Math")
    case 0x1D000...0x1D24F: return Kind("musical symbols", "Noto Music")
    case 0x3000...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: return Kind("East Asian symbols", "Noto Sans CJK")
    default: return Kind("symbols", "Noto Sans Symbols 2")
    }
  }

  private static func font(ofScript name: String) -> String? {
    switch name {
    case "Latin", "Greek", "Cyrillic": "Noto Sans"
    case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": "Noto Sans CJK"
    case "Braille": "Noto Sans Symbols 2"
    case "Meroitic Cursive", "Meroitic Hieroglyphs": "Noto Sans Meroitic"
    case "Nko": "Noto Sans NKo"
    case "Phags Pa": "Noto Sans PhagsPa"
    case "SignWriting": "Noto Sans SignWriting"
    case "Ahom", "Dogra", "Makasar", "Old Uyghur", "Tangut", "Tibetan", "Toto", "Yezidi": "Noto Serif \(name)"
    case "Dives Akuru", "Khitan Small Script", "Nyiakeng Puachue Hmong": nil
    default: "Noto Sans \(name)"
    }
  }
}
