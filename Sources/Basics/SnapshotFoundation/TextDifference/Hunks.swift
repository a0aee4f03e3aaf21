/// The difference of two texts as hunks: changed lines and their context.
package enum Hunks {
  package static let minus = "\u{2212}"
  package static let plus = "+"
  package static let figureSpace = "\u{2007}"
  /// The number of common lines shown before and after a change.
  package static let context = 4

  /// Returns the difference of two texts in the form of failure messages:
  ///
  ///     @@ −1,3 +1,3 @@
  ///      a
  ///     −b
  ///     +B
  ///      c
  ///
  /// Removed lines begin with a minus sign (U+2212), added lines with a plus sign and common lines with a figure space
  /// (U+2007), which all have the same width. `¬` marks a space at the end of a line.
  package static func text(old: String, new: String) -> String { text(of: hunks(old: old, new: new)) }

  /// Returns the text of hunks.
  package static func text(of hunks: [Hunk]) -> String {
    var text = ""
    for hunk in hunks {
      if !text.isEmpty { text += "\n" }
      text += "@@ \(minus)\(hunk.old + 1),\(hunk.oldCount) \(plus)\(hunk.new + 1),\(hunk.newCount) @@"
      for line in hunk.lines {
        switch line.kind {
        case .common: text += "\n" + figureSpace
        case .removed: text += "\n" + minus
        case .added: text += "\n" + plus
        }
        text += line.text
        if line.text.utf8.last == UInt8(ascii: " ") { text += "¬" }
      }
    }
    return text
  }

  /// Returns the hunks of two texts. Two changes are in one hunk if at most twice the context of common lines is between
  /// them.
  package static func hunks(old: String, new: String, context: Int = context) -> [Hunk] {
    let oldLines = textLines(of: old)
    let newLines = textLines(of: new)
    // Lines are added to the last hunk in place, because copying a long hunk is expensive.
    var hunks: [Hunk] = []
    for run in LineDifference.runs(old: oldLines, new: newLines) {
      switch run {
      case .common(let old, let new, let count):
        let isLong = count > context * 2
        if !hunks.isEmpty {
          hunks[hunks.count - 1].append(oldLines[old..<(old + (isLong ? context : count))], as: .common)
        }
        if hunks.isEmpty || isLong {
          let shown = min(count, context)
          hunks.append(Hunk(old: old + count - shown, new: new + count - shown))
          hunks[hunks.count - 1].append(oldLines[(old + count - shown)..<(old + count)], as: .common)
        }
      case .removed(let old, let new, let count):
        if hunks.isEmpty { hunks.append(Hunk(old: old, new: new)) }
        hunks[hunks.count - 1].append(oldLines[old..<(old + count)], as: .removed)
      case .added(let old, let new, let count):
        if hunks.isEmpty { hunks.append(Hunk(old: old, new: new)) }
        hunks[hunks.count - 1].append(newLines[new..<(new + count)], as: .added)
      }
    }
    return hunks.filter(\.hasChange)
  }
}

/// Changed lines and their context.
package struct Hunk {
  package enum Kind { case common, removed, added }

  package struct Line {
    package var kind: Kind
    package var text: Substring
  }

  /// The position of the first line in the old text, counted from 0.
  package private(set) var old: Int
  /// The position of the first line in the new text, counted from 0.
  package private(set) var new: Int
  /// The number of lines of the old text.
  package private(set) var oldCount = 0
  /// The number of lines of the new text.
  package private(set) var newCount = 0
  /// The lines of both texts, in order.
  package private(set) var lines: [Line] = []
  /// Whether a line is removed or added.
  private(set) var hasChange = false

  init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }

  mutating func append(_ more: ArraySlice<Substring>, as kind: Kind) {
    for text in more { lines.append(Line(kind: kind, text: text)) }
    if kind != .added { oldCount += more.count }
    if kind != .removed { newCount += more.count }
    if kind != .common { hasChange = true }
  }
}
