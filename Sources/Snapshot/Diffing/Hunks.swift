/// A difference of two texts as hunks, in the form that failure messages have:
///
///     @@ −1,3 +1,3 @@
///      a
///     −b
///     +B
///      c
///
/// Removed lines begin with a minus sign (U+2212), added ones with a plus sign, common ones with a figure space
/// (U+2007), so that all three are as wide as each other. A space at a line's end is followed by `¬`.
enum Hunks {
  static let minus = "\u{2212}"
  static let plus = "+"
  static let figureSpace = "\u{2007}"
  /// Common lines that are shown before and after a change.
  static let context = 4

  /// The hunks of the difference between two texts.
  ///
  /// Common lines between two changes part them into two hunks when they are more than twice the context.
  static func text(old: String, new: String) -> String {
    let oldLines = textLines(of: old)
    let newLines = textLines(of: new)
    // The last hunk is the open one; hunks are changed in place, because a copy of a long one is dear.
    var hunks: [Hunk] = []
    func line(_ prefix: String, _ text: Substring) -> String {
      prefix + text + (text.utf8.last == UInt8(ascii: " ") ? "¬" : "")
    }
    for run in LineDifference.runs(old: oldLines, new: newLines) {
      switch run {
      case .common(let old, let new, let count):
        let isLong = count > context * 2
        if !hunks.isEmpty {
          let shown = isLong ? context : count
          hunks[hunks.count - 1].append(
            oldLines[old..<(old + shown)].map { line(figureSpace, $0) }, old: shown, new: shown)
        }
        if hunks.isEmpty || isLong {
          let shown = min(count, context)
          let (oldStart, newStart) = (old + count - shown, new + count - shown)
          var next = Hunk(old: oldStart, new: newStart)
          next.append(
            oldLines[oldStart..<(old + count)].map { line(figureSpace, $0) }, old: shown, new: shown)
          hunks.append(next)
        }
      case .removed(let old, let new, let count):
        if hunks.isEmpty { hunks.append(Hunk(old: old, new: new)) }
        hunks[hunks.count - 1].append(oldLines[old..<(old + count)].map { line(minus, $0) }, old: count, new: 0)
        hunks[hunks.count - 1].hasChange = true
      case .added(let old, let new, let count):
        if hunks.isEmpty { hunks.append(Hunk(old: old, new: new)) }
        hunks[hunks.count - 1].append(newLines[new..<(new + count)].map { line(plus, $0) }, old: 0, new: count)
        hunks[hunks.count - 1].hasChange = true
      }
    }
    return hunks.filter(\.hasChange).map(\.text).joined(separator: "\n")
  }
}

/// Changed lines and the common ones around them.
private struct Hunk {
  /// Positions of the first line, from 0, and how many lines of each text are shown.
  var old: Int
  var new: Int
  var oldCount = 0
  var newCount = 0
  var lines: [String] = []
  var hasChange = false

  init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }

  mutating func append(_ more: [String], old: Int, new: Int) {
    lines += more
    oldCount += old
    newCount += new
  }

  var text: String {
    let mark = "@@ \(Hunks.minus)\(old + 1),\(oldCount) \(Hunks.plus)\(new + 1),\(newCount) @@"
    return ([mark] + lines).joined(separator: "\n")
  }
}
