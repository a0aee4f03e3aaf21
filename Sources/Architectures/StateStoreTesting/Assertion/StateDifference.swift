import SnapshotFoundation
import SnapshotValueDump

/// The difference of two values as text: lines with − are expected, lines with + are actual.
package enum StateDifference {
  /// The number of lines above which dumps are compared line by line. The structural comparison takes quadratic time.
  private static let structuralLimit = 400
  /// The number of changed lines above which common lines are not searched for. The lines are then shown as two blocks.
  private static let searchLimit = 1_000
  /// The number of lines shown of such a block.
  private static let blockLimit = 40
  /// The number of common lines shown before and after a change.
  private static let context = 3

  /// Returns the indented difference, or the dump of both values if their dumps are equal.
  static func text<Value>(expected: Value, actual: Value) -> String {
    let old = dump(of: expected)
    let new = dump(of: actual)
    guard old != new else {
      return """
        \(old.indented)

        The values are not equal, but their dumps are. Conform the type that differs to CustomDumpReflectable.
        """
    }
    let oldLines = lines(old)
    let newLines = lines(new)
    if max(oldLines.count, newLines.count) <= structuralLimit,
      let difference = dumpDifference(expected, actual)
    {
      return legend(difference)
    }
    return legend(lineDifference(oldLines, newLines).joined(separator: "\n"))
  }

  /// Returns the changed lines of the dumps, or an empty array if the dumps are equal.
  package static func changes<Value>(from old: Value, to new: Value) -> [String] {
    let (old, new) = (lines(dump(of: old)), lines(dump(of: new)))
    guard old != new else { return [] }
    return middle(old, new).filter { !$0.hasPrefix(Prefix.common) }.map { line in
      let text = line.dropFirst().drop { $0 == " " }
      return "\(line.prefix(1)) " + (text.last == "," ? text.dropLast() : text)
    }
  }

  private static func legend(_ difference: String) -> String {
    "\(difference.indented)\n\n(\(Prefix.removed) expected, \(Prefix.added) actual)"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private enum Prefix {
    static let removed = "\u{2212}"
    static let added = "+"
    static let common = "\u{2007}"
  }

  /// Compares lines. Long runs of common lines are shortened.
  private static func lineDifference(_ old: [Substring], _ new: [Substring]) -> [String] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let oldMiddle = Array(old[start..<(old.count - end)])
    let newMiddle = Array(new[start..<(new.count - end)])
    return common(Array(old[..<start]), isFirst: true) + middle(oldMiddle, newMiddle)
      + common(Array(old[(old.count - end)...]), isLast: true)
  }

  private static func middle(_ old: [Substring], _ new: [Substring]) -> [String] {
    guard old.count + new.count <= searchLimit else {
      return block(old, Prefix.removed) + block(new, Prefix.added)
    }
    return LineDifference.runs(old: old, new: new).flatMap { run in
      switch run {
      case .common(let start, _, let count): common(Array(old[start..<(start + count)]))
      case .removed(let start, _, let count): old[start..<(start + count)].map { "\(Prefix.removed) \($0)" }
      case .added(_, let start, let count): new[start..<(start + count)].map { "\(Prefix.added) \($0)" }
      }
    }
  }

  private static func block(_ lines: [Substring], _ prefix: String) -> [String] {
    lines.prefix(blockLimit).map { "\(prefix) \($0)" }
      + (lines.count > blockLimit ? ["\(prefix) … (\(lines.count - blockLimit) more lines)"] : [])
  }

  private static func common(_ lines: [Substring], isFirst: Bool = false, isLast: Bool = false) -> [String] {
    let head = isFirst ? 0 : context
    let tail = isLast ? 0 : context
    func line(_ text: Substring) -> String { "\(Prefix.common) \(text)" }
    guard lines.count > head + tail + 1 else { return lines.map(line) }
    return lines.prefix(head).map(line)
      + ["\(Prefix.common) … (\(lines.count - head - tail) unchanged lines)"] + lines.suffix(tail).map(line)
  }
}
