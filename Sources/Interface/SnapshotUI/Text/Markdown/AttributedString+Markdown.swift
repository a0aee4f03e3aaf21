#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// The syntax that is read.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks and inline markup. The marks of headings, lists and quotes are removed, and blocks follow each other
        /// without line breaks, as a text shows them.
        case full
        /// Inline markup. White space is combined.
        case inlineOnly
        /// Inline markup with all white space.
        case inlineOnlyPreservingWhitespace
      }

      /// What happens if a text is no Markdown, which never occurs: every text is.
      public enum FailurePolicy: Hashable, Sendable {
        /// An error is thrown.
        case throwError
        /// What was read is returned.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](…)` is read.
      public var allowsExtendedAttributes: Bool
      /// The syntax that is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What happens if a text is no Markdown.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      public var languageCode: String?

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Creates an attributed string from Markdown. Foundation doesn't declare it on Linux.
    ///
    /// - Parameter baseURL: The URL that relative links refer to.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      let source =
        switch options.interpretedSyntax {
        case .full: MarkdownBlocks.inlineText(of: markdown)
        case .inlineOnly: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .inlineOnlyPreservingWhitespace: markdown
        }
      self.init()
      for piece in InlineMarkdown.pieces(of: source) {
        var part = AttributedString(piece.text)
        if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
        if let link = piece.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) { part.link = link.absoluteURL }
        append(part)
      }
    }

    /// Creates an attributed string from Markdown in UTF-8.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
  }
#endif
