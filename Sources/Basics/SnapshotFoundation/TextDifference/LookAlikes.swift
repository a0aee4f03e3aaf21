/// Characters that look like others, or like nothing.
enum LookAlikes {
  /// Returns a text that two lines share if they look the same in a monospaced font: without invisible characters and blanks
  /// at the end, with one space for each run of blanks, and with ASCII letters for those that look like them.
  ///
  /// `==` of strings ignores whether characters are composed.
  static func skeleton(of line: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var isAfterBlank = false
    for scalar in line.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace && scalar != "\r"
      if isBlank {
        isAfterBlank = true
        continue
      }
      if isInvisible(scalar) { continue }
      if isAfterBlank { result.append(" ") }
      isAfterBlank = false
      result.append(letter(for: scalar))
    }
    return String(result)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
  }

  private static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x80 else { return scalar }
    // Fullwidth forms have the order of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) }
    return letters[scalar] ?? scalar
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      for scalar in row.others.unicodeScalars { letters[scalar] = row.ascii }
    }
    return letters
  }()

  /// ASCII characters, and the Cyrillic and Greek letters and the punctuation that look like them.
  private static let rows: [(ascii: Unicode.Scalar, others: String)] = [
    ("A", "\u{410}\u{391}"), ("B", "\u{412}\u{392}"), ("C", "\u{421}\u{3F9}"), ("E", "\u{415}\u{395}"),
    ("H", "\u{41D}\u{397}"), ("I", "\u{406}\u{399}\u{4C0}"), ("J", "\u{408}"), ("K", "\u{41A}\u{39A}\u{212A}"),
    ("M", "\u{41C}\u{39C}"), ("N", "\u{39D}"), ("O", "\u{41E}\u{39F}"), ("P", "\u{420}\u{3A1}"), ("S", "\u{405}"),
    ("T", "\u{422}\u{3A4}"), ("X", "\u{425}\u{3A7}"), ("Y", "\u{423}\u{3A5}\u{4AE}"), ("Z", "\u{396}"),
    ("a", "\u{430}\u{251}"), ("c", "\u{441}\u{3F2}"), ("d", "\u{501}"), ("e", "\u{435}"), ("g", "\u{261}"),
    ("h", "\u{4BB}"), ("i", "\u{456}\u{131}"), ("j", "\u{458}\u{3F3}"), ("l", "\u{4CF}"), ("o", "\u{43E}\u{3BF}"),
    ("p", "\u{440}\u{3C1}"), ("q", "\u{51B}"), ("s", "\u{455}"), ("v", "\u{3BD}"), ("w", "\u{51D}"), ("x", "\u{445}"),
    ("y", "\u{443}"), ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"), ("'", "\u{2018}\u{2019}\u{2032}"),
    ("\"", "\u{201C}\u{201D}\u{2033}"), (";", "\u{37E}"), (":", "\u{2236}\u{A789}"), ("/", "\u{2044}\u{2215}"),
    (".", "\u{2024}"), ("*", "\u{2217}"), ("!", "\u{1C3}"),
  ]
}
