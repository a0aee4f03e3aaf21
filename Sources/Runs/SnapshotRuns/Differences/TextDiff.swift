import SnapshotLedger
import SnapshotFoundation

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
    let difference = WordDifference(of: Hunks.hunks(old: expected, new: actual, context: context))
    hunks = difference.sections.map { section in
      Self.lines(
        section.lines, from: (section.expectedStart, section.actualStart), kind: { Kind($0.kind) },
        spans: { $0.spans.map { Span(text: $0.text, isChanged: $0.isChanged) } })
    }
  }

  /// The diff stored in the ledger; `nil` if there is none, or only a part of it.
  package init?(_ recorded: LedgerEntry.TextDifference?) {
    guard let recorded, recorded.omittedLines == 0 else { return nil }
    hunks = recorded.hunks.map { hunk in
      Self.lines(
        hunk.lines, from: (hunk.expectedStart, hunk.actualStart), kind: { Kind($0.kind) },
        spans: { $0.spans.map { Span(text: $0.text, isChanged: $0.isChanged) } })
    }
  }

  /// Numbers the lines of a hunk.
  private static func lines<Source>(
    _ lines: [Source], from start: (expected: Int, actual: Int), kind: (Source) -> Kind, spans: (Source) -> [Span]
  ) -> [Line] {
    var (expected, actual) = start
    return lines.map { line in
      let kind = kind(line)
      defer {
        if kind != .added { expected += 1 }
        if kind != .removed { actual += 1 }
      }
      return Line(kind: kind, number: kind == .added ? actual : expected, spans: spans(line))
    }
  }
}

extension TextDiff.Kind {
  fileprivate init(_ kind: Hunk.Kind) {
    switch kind {
    case .common: self = .same
    case .removed: self = .removed
    case .added: self = .added
    }
  }

  fileprivate init(_ kind: LedgerEntry.TextDifference.Kind) {
    switch kind {
    case .common: self = .same
    case .removed: self = .removed
    case .added: self = .added
    }
  }
}
