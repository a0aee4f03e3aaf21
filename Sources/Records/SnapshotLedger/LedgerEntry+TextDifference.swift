extension LedgerEntry {
  /// The difference of a text and its reference: the changed lines with their context, and the changed words in them.
  package struct TextDifference: Equatable, Sendable, Codable {
    package enum Kind: String, Equatable, Sendable, Codable { case common, removed, added }

    /// A part of a line.
    package struct Span: Equatable, Sendable, Codable {
      package var text: String
      /// Whether this part changed, as opposed to the rest of the line.
      package var isChanged: Bool

      package init(text: String, isChanged: Bool) {
        self.text = text
        self.isChanged = isChanged
      }
    }

    package struct Line: Equatable, Sendable, Codable {
      package var kind: Kind
      /// The parts of the line, without its line feed.
      package var spans: [Span]

      package init(kind: Kind, spans: [Span]) {
        self.kind = kind
        self.spans = spans
      }
    }

    /// Consecutive lines.
    package struct Hunk: Equatable, Sendable, Codable {
      /// The number of the first line in the reference, counted from 1.
      package var expectedStart: Int
      /// The number of the first line in the new text, counted from 1.
      package var actualStart: Int
      package var lines: [Line]

      package init(expectedStart: Int, actualStart: Int, lines: [Line]) {
        self.expectedStart = expectedStart
        self.actualStart = actualStart
        self.lines = lines
      }
    }

    package var hunks: [Hunk]
    /// The number of lines that are left out because the difference is long. The artifacts have all lines.
    package var omittedLines: Int

    package init(hunks: [Hunk], omittedLines: Int = 0) {
      self.hunks = hunks
      self.omittedLines = omittedLines
    }
  }
}
