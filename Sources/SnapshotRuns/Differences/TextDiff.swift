import SnapshotLedger

/// The difference of two texts, line by line, with the words that changed.
package struct TextDiff: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case same, removed, added }

  /// A piece of a line.
  package struct Span: Hashable, Sendable {
    package var text: String
    /// Whether this piece is what changed in the line.
    package var isChanged: Bool
  }

  package struct Line: Hashable, Sendable {
    package var kind: Kind
    /// Counted from 1; in the expected text, or in the actual one where the line was added.
    package var number: Int
    package var spans: [Span]
  }

  /// Lines that belong together, with the lines around them.
  package var hunks: [[Line]]

  /// Compares two texts.
  ///
  /// - Complexity: near-linear for near-equal texts, and at worst linear in the product of the texts' lengths and a limit.
  package init(expected: String, actual: String, context: Int = 3) {
    let hunks = Hunks.hunks(old: expected, new: actual, context: context)
    self.init(whole: WordDifference.difference(of: hunks, mostLines: .max, mostBytes: .max))
  }

  /// The difference that the ledger tells, with words of its own; `nil` where it tells none, or not all of it.
  package init?(_ told: LedgerEntry.TextDifference?) {
    guard let told, told.omittedLines == 0 else { return nil }
    self.init(whole: told)
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
