/// A difference of two texts as hunks: changed lines and the common ones around them.
package enum Hunks {
  package static let minus = "\u{2212}"
  package static let plus = "+"
  package static let figureSpace = "\u{2007}"
  /// Common lines that are shown before and after a change.
  package static let context = 4

  /// The difference between two texts in the form that failure messages have:
  ///
  ///     @@ −1,3 +1,3 @@
  ///      a
  ///     −b
  ///     +B
  ///      c
  ///
  /// Removed lines begin with a minus sign (U+2212), added ones with a plus sign, common ones with a figure space
  /// (U+2007), so that all three are as wide as each other. A space at a line's end is followed by `¬`.
  package static func text(old: String, new: String) -> String { text(of: hunks(old: old, new: new)) }

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

  /// Common lines between two changes part them into two hunks when they are more than twice the context.
  package static func hunks(old: String, new: String, context: Int = context) -> [Hunk] {
    let oldLines = textLines(of: old)
    let newLines = textLines(of: new)
    // The last hunk is the open one; hunks are changed in place, because a copy of a long one is dear.
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

/// Changed lines and the common ones around them.
package struct Hunk {
  package enum Kind { case common, removed, added }

  package struct Line {
    package var kind: Kind
    package var text: Substring
  }

  /// Positions of the first line, from 0, and how many lines of each text are shown.
  package var old: Int
  package var new: Int
  package var oldCount = 0
  package var newCount = 0
  package var lines: [Line] = []
  package var hasChange = false

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
