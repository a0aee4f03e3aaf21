import Foundation

/// The place of a key in JSON that `JSONSerialization` writes with sorted keys.
///
/// Foundation sorts such keys as a person would, by the collation data of the system: numbers by value, accents and capitals
/// only if the letters are equal. This type has the same order without that data, so that it does not depend on the system:
/// for ASCII, and for Latin letters with accents. Other characters follow, by their code points.
struct JSONKeyCollation: Comparable {
  /// What decides first. The cases are in ascending order.
  private enum Element: Comparable {
    case punctuation(Int)
    case number(digits: Int, text: String)
    case letter(UInt32)
  }

  private var elements: [Element] = []
  /// The accents of each element.
  private var accents: [[UInt32]] = []
  /// Whether each element is a capital letter: 0 or 1.
  private var capitals: [Int] = []
  /// The number of digits of each number, with leading zeros.
  private var widths: [Int] = []
  private let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
    let scalars = Array(key.decomposedStringWithCanonicalMapping.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if Self.isDigit(scalar) {
        var digits = ""
        while index < scalars.count, Self.isDigit(scalars[index]) {
          digits.unicodeScalars.append(scalars[index])
          index += 1
        }
        let value = String(digits.drop { $0 == "0" })
        add(.number(digits: value.utf8.count, text: value), isCapital: false)
        widths.append(digits.utf8.count)
        continue
      }
      index += 1
      if scalar.properties.canonicalCombiningClass != .notReordered {
        if let last = accents.indices.last { accents[last].append(Self.weight(ofAccent: scalar)) }
      } else if let rank = Self.punctuation[scalar] {
        add(.punctuation(rank), isCapital: false)
      } else if !Self.isIgnored(scalar) {
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        add(.letter(small.value), isCapital: small != scalar)
      }
    }
  }

  private mutating func add(_ element: Element, isCapital: Bool) {
    elements.append(element)
    accents.append([])
    capitals.append(isCapital ? 1 : 0)
  }

  static func < (left: JSONKeyCollation, right: JSONKeyCollation) -> Bool {
    if left.elements != right.elements { return left.elements.lexicographicallyPrecedes(right.elements) }
    for (first, second) in zip(left.accents, right.accents) where first != second {
      return first.lexicographicallyPrecedes(second)
    }
    if left.capitals != right.capitals { return left.capitals.lexicographicallyPrecedes(right.capitals) }
    if left.widths != right.widths { return left.widths.lexicographicallyPrecedes(right.widths) }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// ASCII's white space and punctuation in the order of the Unicode Collation Algorithm.
  private static let punctuation: [Unicode.Scalar: Int] = {
    let inOrder = "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"
    return Dictionary(inOrder.unicodeScalars.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }()

  /// The most frequent accents in the order of the Unicode Collation Algorithm: acute, grave, breve, circumflex, caron, ring,
  /// diaeresis, double acute, tilde, dot above.
  private static let frequentAccents: [Unicode.Scalar] = [
    "\u{301}", "\u{300}", "\u{306}", "\u{302}", "\u{30C}", "\u{30A}", "\u{308}", "\u{30B}", "\u{303}", "\u{307}",
  ]

  private static func weight(ofAccent scalar: Unicode.Scalar) -> UInt32 {
    frequentAccents.firstIndex(of: scalar).map(UInt32.init) ?? scalar.value
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a character is a control character, which decides only between keys that are equal otherwise.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value == 0x7F }
}
