extension TextDifference {
  package static let minus = "\u{2212}"
  private static let plus = "+"
  private static let figureSpace = "\u{2007}"

  /// The difference in the form of failure messages:
  ///
  ///     @@ −1,3 +1,3 @@
  ///      a
  ///     −b
  ///     +B
  ///      c
  ///
  /// Removed lines begin with a minus sign (U+2212), added lines with a plus sign and common lines with a figure space
  /// (U+2007), which all have the same width. `¬` marks a space at the end of a line.
  package var patch: String {
    var text = ""
    for hunk in hunks {
      if !text.isEmpty { text += "\n" }
      let (expected, actual) = (hunk.lines.count { $0.kind != .added }, hunk.lines.count { $0.kind != .removed })
      text += "@@ \(Self.minus)\(hunk.expectedStart),\(expected) \(Self.plus)\(hunk.actualStart),\(actual) @@"
      for line in hunk.lines {
        switch line.kind {
        case .common: text += "\n" + Self.figureSpace
        case .removed: text += "\n" + Self.minus
        case .added: text += "\n" + Self.plus
        }
        for span in line.spans { text += span.text }
        if line.spans.last?.text.utf8.last == UInt8(ascii: " ") { text += "¬" }
      }
    }
    return text
  }
}
