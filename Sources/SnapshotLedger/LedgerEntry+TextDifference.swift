extension LedgerEntry {
  /// How a text differs from its reference: the changed lines with some around them, and in them the changed words.
  package struct TextDifference: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable { case common, removed, added }

    /// A piece of a line.
    package struct Span: Hashable, Sendable, Codable {
      package var text: String
      /// Whether this piece is what changed in a line that otherwise stayed.
      package var isChanged: Bool

      package init(text: String, isChanged: Bool) {
        self.text = text
        self.isChanged = isChanged
      }
    }

    package struct Line: Hashable, Sendable, Codable {
      package var kind: Kind
      /// The line in pieces, without its line feed.
      package var spans: [Span]

      package init(kind: Kind, spans: [Span]) {
        self.kind = kind
        self.spans = spans
      }
    }

    /// Lines that follow each other.
    package struct Hunk: Hashable, Sendable, Codable {
      /// The number of the first line, from 1, in the reference and in the new text.
      package var expectedStart: Int
      package var actualStart: Int
      package var lines: [Line]

      package init(expectedStart: Int, actualStart: Int, lines: [Line]) {
        self.expectedStart = expectedStart
        self.actualStart = actualStart
        self.lines = lines
      }
    }

    package var hunks: [Hunk]
    /// How many lines of the hunks are left out, because a ledger is no place for a book; the artifacts have them.
    package var omittedLines: Int

    package init(hunks: [Hunk], omittedLines: Int = 0) {
      self.hunks = hunks
      self.omittedLines = omittedLines
    }
  }
}
