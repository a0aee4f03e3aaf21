/// The difference of two texts: hunks of changed lines with their context, and the changed words in them.
///
/// Every text difference has this form, from the comparison of an assertion through the ledger to reports and the review. The
/// names of the properties are keys in the ledger.
package struct TextDifference: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable { case common, removed, added }

  /// A part of a line.
  package struct Span: Hashable, Sendable, Codable {
    package var text: String
    /// Whether this part changed, as opposed to the rest of its line.
    package var isChanged: Bool

    package init(text: String, isChanged: Bool) {
      self.text = text
      self.isChanged = isChanged
    }
  }

  package struct Line: Hashable, Sendable, Codable {
    package var kind: Kind
    /// The parts of the line, without its line feed.
    package var spans: [Span]

    package init(kind: Kind, spans: [Span]) {
      self.kind = kind
      self.spans = spans
    }

    package var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }
  }

  /// Changed lines and their context.
  package struct Hunk: Hashable, Sendable, Codable {
    /// The number of the first line in the expected text, counted from 1.
    package var expectedStart: Int
    /// The number of the first line in the actual text, counted from 1.
    package var actualStart: Int
    /// The lines of both texts, in order.
    package var lines: [Line]

    package init(expectedStart: Int, actualStart: Int, lines: [Line] = []) {
      self.expectedStart = expectedStart
      self.actualStart = actualStart
      self.lines = lines
    }

    /// The lines with their numbers: in the actual text for added lines, otherwise in the expected text.
    package var numbered: [(number: Int, line: Line)] {
      var (expected, actual) = (expectedStart, actualStart)
      return lines.map { line in
        defer {
          if line.kind != .added { expected += 1 }
          if line.kind != .removed { actual += 1 }
        }
        return (line.kind == .added ? actual : expected, line)
      }
    }

    fileprivate mutating func append(_ more: ArraySlice<Substring>, as kind: Kind) {
      for text in more {
        lines.append(Line(kind: kind, spans: text.isEmpty ? [] : [Span(text: String(text), isChanged: false)]))
      }
    }
  }

  package var hunks: [Hunk]
  /// The number of lines that are left out because the difference is long.
  package var omittedLines: Int

  package init(hunks: [Hunk], omittedLines: Int = 0) {
    self.hunks = hunks
    self.omittedLines = omittedLines
  }

  /// The number of common lines before and after a change in ``patch``.
  package static let patchContext = 4

  /// Compares two texts line by line. Two changes are in one hunk if at most twice the context of common lines is between
  /// them.
  ///
  /// - Parameter context: The number of common lines before and after a change.
  package init(expected: String, actual: String, context: Int = patchContext) {
    let (old, new) = (textLines(of: expected), textLines(of: actual))
    // Lines are added to the last hunk in place, because copying a long hunk is expensive.
    var hunks: [Hunk] = []
    func begin(_ old: Int, _ new: Int) { hunks.append(Hunk(expectedStart: old + 1, actualStart: new + 1)) }
    for run in LineDifference.runs(old: old, new: new) {
      switch run {
      case .common(let start, let newStart, let count):
        let isLong = count > context * 2
        if !hunks.isEmpty {
          hunks[hunks.count - 1].append(old[start..<(start + (isLong ? context : count))], as: .common)
        }
        if hunks.isEmpty || isLong {
          let skipped = count - min(count, context)
          begin(start + skipped, newStart + skipped)
          hunks[hunks.count - 1].append(old[(start + skipped)..<(start + count)], as: .common)
        }
      case .removed(let start, let newStart, let count):
        if hunks.isEmpty { begin(start, newStart) }
        hunks[hunks.count - 1].append(old[start..<(start + count)], as: .removed)
      case .added(let oldStart, let start, let count):
        if hunks.isEmpty { begin(oldStart, start) }
        hunks[hunks.count - 1].append(new[start..<(start + count)], as: .added)
      }
    }
    self.init(hunks: hunks.filter { $0.lines.contains { $0.kind != .common } })
  }
}
