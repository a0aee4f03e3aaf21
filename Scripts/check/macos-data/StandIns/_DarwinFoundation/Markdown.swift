@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var emphasized: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 0) }
  public static var stronglyEmphasized: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 1) }
  public static var code: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 2) }
  public static var strikethrough: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 5) }
  public static var softBreak: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 6) }
  public static var lineBreak: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 7) }
  public static var inlineHTML: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 8) }
  public static var blockHTML: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1 << 9) }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct PresentationIntent: Hashable, Sendable {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError() }
  public var presentationIntent: PresentationIntentAttribute { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public var appliesSourcePositionAttributes: Bool { false }

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

  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { self.init() }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { self.init() }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { self.init() }
}
