import SnapshotFoundation

/// The names of reference files.
package enum ReferenceName {
  /// Returns a name as a component of a file name. Each run of characters other than letters, digits, marks and underscores
  /// becomes one hyphen; a hyphen at the start and a hyphen at the end are removed.
  ///
  /// The result has no dot and no slash, so the file is always in the reference folder.
  package static func sanitized(_ name: String) -> String { name.sanitizedASCII ?? sanitizedUnicode(name) }

  private static func sanitizedUnicode(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var isInGap = false
    for scalar in name.unicodeScalars {
      if isWord(scalar) {
        result.append(scalar)
        isInGap = false
      } else if !isInGap {
        result.append("-")
        isInGap = true
      }
    }
    if result.first == "-" { result.removeFirst() }
    if result.last == "-" { result.removeLast() }
    return String(result)
  }

  /// Returns whether `\w` matches a scalar in Unicode regular expressions (UTS #18, annex C).
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || "0"..."9" ~= scalar }
    if scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// Returns whether a name is that of a file in its folder. A path extension can have slashes, and the name of a test and a
  /// snapshot without letters is only dots.
  package static func isFile(_ name: String) -> Bool {
    !name.contains(byte: UInt8(ascii: "/")) && !name.contains(byte: 0) && name != "" && name != "." && name != ".."
  }

  /// The largest number of bytes in a file name on common file systems.
  package static let longest = 255

  /// Returns `<name>[.<extension>]`. A name that is too long is truncated and gets a hash of the whole name.
  package static func file(_ name: String, pathExtension: String?) -> String {
    let suffix = pathExtension.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    guard name.utf8.count + suffix.utf8.count > longest else { return name + suffix }
    let hash = "-" + StableHash.hexadecimal(name)
    var beginning = ""
    for character in name {
      guard beginning.utf8.count + character.utf8.count + hash.utf8.count + suffix.utf8.count <= longest else { break }
      beginning.append(character)
    }
    return beginning + hash + suffix
  }
}
