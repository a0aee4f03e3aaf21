import Hashing

/// The names of reference files.
package enum ReferenceName {
  /// A name as a part of a file's name: what is not a letter, a digit, a mark or a low line becomes a hyphen, many of
  /// them one; then one hyphen less at either end.
  ///
  /// No result has a dot or a slash, so no name leads out of the reference folder.
  package static func sanitized(_ name: String) -> String {
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

  /// What `\w` matches in Unicode's regular expressions (UTS #18, annex C).
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return true
      default: return false
      }
    }
    if scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// Whether a name is that of a file in its folder: an extension may be anything, and a test and a snapshot without any
  /// letter leave nothing but dots.
  package static func isFile(_ name: Substring) -> Bool {
    !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 } && !["", ".", ".."].contains(name)
  }

  /// Bytes that a file's name may have on the usual disks.
  package static let longest = 255

  /// `<components joined by dots>[.<extension>]`. What no disk can hold is cut, and told by a hash of the whole.
  package static func file(_ components: [String], pathExtension: String?) -> String {
    let name = components.joined(separator: ".")
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
