/// The script that a scalar belongs to, after Unicode Standard Annex #24.
struct UnicodeScript: Hashable, Sendable {
  /// The four letters of the ISO 15924 code, the first in the highest byte.
  let tag: UInt32

  /// The script of a scalar: one value of the Script property, without script extensions.
  static func of(_ scalar: Unicode.Scalar) -> UnicodeScript {
    UnicodeScript(tag: tags[Int(ScalarTable.scripts[scalar])])
  }

  /// The scripts of many scalars, several times faster than one by one.
  static func scripts(of scalars: [Unicode.Scalar]) -> [UnicodeScript] {
    let tags = tags
    return ScalarTable.scripts.values(of: scalars).map { UnicodeScript(tag: tags[Int($0)]) }
  }

  /// The ISO 15924 code, such as `Latn`.
  var code: String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)) }))
  }

  /// The standard's name, such as `Latin`.
  var name: String { Self.tags.firstIndex(of: tag).map { Self.names[$0] } ?? code }

  /// Characters used by several scripts: punctuation, digits, symbols.
  static let common = UnicodeScript(tag: 0x5A79_7979)
  /// Marks that take the script of their base.
  static let inherited = UnicodeScript(tag: 0x5A69_6E68)
  /// Scalars that are not assigned, private or not characters.
  static let unknown = UnicodeScript(tag: 0x5A7A_7A7A)
}

extension UnicodeScript: CustomStringConvertible {
  var description: String { code }
}
