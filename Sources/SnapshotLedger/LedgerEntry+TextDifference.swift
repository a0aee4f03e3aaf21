extension LedgerEntry {
  /// How a text differs from its reference: the changed lines with some around them, and in them the changed words.
  public struct TextDifference: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case common, removed, added }

    /// A piece of a line.
    public struct Span: Hashable, Sendable, Codable {
      public var text: String
      /// Whether this piece is what changed in a line that otherwise stayed.
      public var isChanged: Bool

      public init(text: String, isChanged: Bool) {
        self.text = text
        self.isChanged = isChanged
      }
    }

    public struct Line: Hashable, Sendable, Codable {
      public var kind: Kind
      /// The line in pieces, without its line feed.
      public var spans: [Span]

      public init(kind: Kind, spans: [Span]) {
        self.kind = kind
        self.spans = spans
      }
    }

    /// Lines that follow each other.
    public struct Hunk: Hashable, Sendable, Codable {
      /// The number of the first line, from 1, in the reference and in the new text.
      public var expectedStart: Int
      public var actualStart: Int
      public var lines: [Line]

      public init(expectedStart: Int, actualStart: Int, lines: [Line]) {
        self.expectedStart = expectedStart
        self.actualStart = actualStart
        self.lines = lines
      }
    }

    public var hunks: [Hunk]
    /// How many lines of the hunks are left out, because a ledger is no place for a book; the artifacts have them.
    public var omittedLines: Int

    public init(hunks: [Hunk], omittedLines: Int = 0) {
      self.hunks = hunks
      self.omittedLines = omittedLines
    }
  }
}
