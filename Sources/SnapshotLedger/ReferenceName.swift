/// The names of reference files.
public enum ReferenceName {
  /// A name as a part of a file's name: what is not a letter, a digit, a mark or a low line becomes a hyphen, many of
  /// them one; then one hyphen less at either end.
  ///
  /// No result has a dot or a slash, so no name leads out of the reference folder.
  public static func sanitized(_ name: String) -> String {
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

  /// `<components joined by dots>[.<extension>]`.
  public static func file(_ components: [String], pathExtension: String?) -> String {
    let name = components.joined(separator: ".")
    guard let pathExtension, !pathExtension.isEmpty else { return name }
    return name + "." + pathExtension
  }
}
