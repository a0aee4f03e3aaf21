/// The difference of two texts, line by line, with the words that changed.
public struct TextDifference: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case same, removed, added }

  /// A piece of a line.
  public struct Span: Hashable, Sendable {
    public var text: String
    /// Whether this piece is what changed in the line.
    public var isChanged: Bool
  }

  public struct Line: Hashable, Sendable {
    public var kind: Kind
    /// Counted from 1; in the expected text, or in the actual one where the line was added.
    public var number: Int
    public var spans: [Span]
  }

  /// Lines that belong together, with the lines around them.
  public var hunks: [[Line]]

  /// Compares two texts.
  ///
  /// - Complexity: linear in what both texts have in common at their ends, quadratic at worst in what lies between; where
  ///   that is large, it is given as one replacement.
  public init(expected: String, actual: String, context: Int = 3) {
    let old = TextDifference.lines(of: expected)
    let new = TextDifference.lines(of: actual)
    hunks = TextDifference.hunks(TextDifference.lines(old, new), context: context)
  }

  /// The difference that the ledger tells, with words of its own; `nil` where it tells none, or not all of it.
  public init?(_ told: LedgerEntry.TextDifference?) {
    guard let told, told.omittedLines == 0 else { return nil }
    hunks = told.hunks.map { hunk in
      var (expected, actual) = (hunk.expectedStart, hunk.actualStart)
      return hunk.lines.map { line in
        defer {
          if line.kind != .added { expected += 1 }
          if line.kind != .removed { actual += 1 }
        }
        let spans = line.spans.map { Span(text: $0.text, isChanged: $0.isChanged) }
        switch line.kind {
        case .common: return Line(kind: .same, number: expected, spans: spans)
        case .removed: return Line(kind: .removed, number: expected, spans: spans)
        case .added: return Line(kind: .added, number: actual, spans: spans)
        }
      }
    }
  }

  private static let largestProduct = 4_000_000

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let middleOld = head..<old.count - tail
    let middleNew = head..<new.count - tail
    var removed = Set(middleOld)
    var added = Set(middleNew)
    if middleOld.count * middleNew.count <= largestProduct {
      removed = []
      added = []
      for change in numbers(old, new, middleNew).difference(from: numbers(old, new, middleOld, isOld: true)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(head + offset)
        case .insert(let offset, _, _): added.insert(head + offset)
        }
      }
    }
    return merge(old, new, removed: removed, added: added)
  }

  /// Equal lines as equal numbers, which compare faster.
  private static func numbers(
    _ old: [Substring], _ new: [Substring], _ range: Range<Int>, isOld: Bool = false
  ) -> [Int] {
    var known: [Substring: Int] = [:]
    for line in old where known[line] == nil { known[line] = known.count }
    for line in new where known[line] == nil { known[line] = known.count }
    return (isOld ? old : new)[range].map { known[$0] ?? 0 }
  }

  private static func merge(
    _ old: [Substring], _ new: [Substring], removed: Set<Int>, added: Set<Int>
  ) -> [Line] {
    var lines: [Line] = []
    var o = 0
    var n = 0
    while o < old.count || n < new.count {
      var gone: [Int] = []
      var come: [Int] = []
      while o < old.count, removed.contains(o) {
        gone.append(o)
        o += 1
      }
      while n < new.count, added.contains(n) {
        come.append(n)
        n += 1
      }
      lines += changed(gone.map { (old[$0], $0 + 1) }, come.map { (new[$0], $0 + 1) })
      if o < old.count, n < new.count {
        lines.append(Line(kind: .same, number: o + 1, spans: [Span(text: String(old[o]), isChanged: false)]))
        o += 1
        n += 1
      } else if gone.isEmpty, come.isEmpty {
        break
      }
    }
    return lines
  }

  /// Removed lines, then added ones; of the first with the first, and so on, only what lies between their common ends is
  /// marked.
  private static func changed(_ gone: [(Substring, Int)], _ come: [(Substring, Int)]) -> [Line] {
    var removed: [Line] = []
    var added: [Line] = []
    for (index, line) in gone.enumerated() {
      let other = index < come.count ? come[index].0 : nil
      removed.append(Line(kind: .removed, number: line.1, spans: spans(line.0, against: other)))
    }
    for (index, line) in come.enumerated() {
      let other = index < gone.count ? gone[index].0 : nil
      added.append(Line(kind: .added, number: line.1, spans: spans(line.0, against: other)))
    }
    return removed + added
  }

  private static func spans(_ line: Substring, against other: Substring?) -> [Span] {
    guard let other else { return [Span(text: String(line), isChanged: false)] }
    let head = zip(line, other).prefix { $0 == $1 }.count
    let tail = min(
      zip(line.reversed(), other.reversed()).prefix { $0 == $1 }.count, min(line.count, other.count) - head)
    let pieces = [
      Span(text: String(line.prefix(head)), isChanged: false),
      Span(text: String(line.dropFirst(head).dropLast(tail)), isChanged: true),
      Span(text: String(line.suffix(tail)), isChanged: false),
    ]
    return pieces.filter { !$0.text.isEmpty }
  }

  private static func hunks(_ lines: [Line], context: Int) -> [[Line]] {
    var hunks: [[Line]] = []
    var lastEnd = -1
    for (index, line) in lines.enumerated() where line.kind != .same {
      let start = max(lastEnd + 1, index - context)
      let end = min(lines.count - 1, index + context)
      guard end > lastEnd else { continue }
      if start == lastEnd + 1, !hunks.isEmpty {
        hunks[hunks.count - 1] += lines[start...end]
      } else {
        hunks.append(Array(lines[start...end]))
      }
      lastEnd = end
    }
    return hunks
  }
}
