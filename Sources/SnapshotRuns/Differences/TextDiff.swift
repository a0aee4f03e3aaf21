import SnapshotLedger

/// A line-by-line diff of two texts that marks the changed words.
package struct TextDiff: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case same, removed, added }

  /// A part of a line.
  package struct Span: Hashable, Sendable {
    package var text: String
    /// Whether this part of the line changed.
    package var isChanged: Bool
  }

  package struct Line: Hashable, Sendable {
    package var kind: Kind
    /// The line number, from 1: in the actual text for added lines, otherwise in the expected text.
    package var number: Int
    package var spans: [Span]
  }

  /// Groups of changed lines with their context.
  package var hunks: [[Line]]

  /// Compares two texts.
  ///
  /// - Complexity: near-linear for similar texts; at worst linear in the product of the texts' lengths and a limit.
  package init(expected: String, actual: String, context: Int = 3) {
    let hunks = Hunks.hunks(old: expected, new: actual, context: context)
    self.init(whole: WordDifference.difference(of: hunks, mostLines: .max, mostBytes: .max))
  }

  /// The diff stored in the ledger; `nil` if there is none, or only a part of it.
  package init?(_ stored: LedgerEntry.TextDifference?) {
    guard let stored, stored.omittedLines == 0 else { return nil }
    self.init(whole: stored)
  }

  private init(whole difference: LedgerEntry.TextDifference) {
    hunks = difference.hunks.map { hunk in
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
}
