extension Text {
  /// Creates a text that shows an image on its baseline.
  public init(_ image: Image) {
    self.init(segments: [Segment(text: String(TextAttachment.character), image: ImageInText(image: image))])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image on the baseline of the text, with the placeholder `%@`.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
}

/// An image in a text. Unchecked because images are immutable.
private struct ImageInText: InlineContent, @unchecked Sendable {
  let image: Image

  func elements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: image) }

  func isEqual(to other: any InlineContent) -> Bool {
    (other as? Self).map { "\(image)" == "\($0.image)" } ?? false
  }
}
