/// What a text shows in place of a character, such as an image.
protocol InlineContent: Sendable {
  /// Returns the elements of the content in its font and color.
  func elements(in context: ElementContext) throws -> [ViewElement]

  func isEqual(to other: any InlineContent) -> Bool
}

extension Text {
  /// Returns the images of a resolved text, measured in a context.
  func inlineImages(in context: ElementContext) throws -> [InlineImage] {
    try segments.compactMap { segment in
      try segment.image.map { try InlineImage($0, style: segment.style, in: context) }
    }
  }
}

/// An image on a line of text, measured.
struct InlineImage {
  private let node: LayoutNode
  private let size: CGSize
  /// The distance of the baseline from the top.
  private let baseline: CGFloat
  private let fontSize: CGFloat

  init(_ content: any InlineContent, style: TextStyle, in context: ElementContext) throws {
    var inner = context.child(.type("image"))
    if let font = style.font { inner.environment.font = font }
    if let weight = style.weight { inner.environment.fontWeight = weight }
    if style.isBold == true { inner.environment.isBold = true }
    if let style = style.foreground?.style { inner.environment.foregroundStyle = style.nested(in: inner.environment) }
    let element = try content.elements(in: inner).first ?? ViewElement("Image", kind: .leaf, in: inner)
    node = LayoutNode(element)
    let dimensions = node.dimensions(.unspecified)
    size = CGSize(width: dimensions.width, height: dimensions.height)
    baseline = dimensions[explicit: .firstTextBaseline] ?? dimensions.height
    fontSize = inner.environment.resolvedFont().resolve(in: inner.environment).size
  }

  func attachment(at index: Int) -> TextAttachment {
    TextAttachment(id: UInt32(index), width: size.width, ascent: baseline, descent: max(0, size.height - baseline))
  }

  /// Draws the image with its baseline at a point, scaled with the text.
  func draw(at point: CGPoint, fontSize: CGFloat, of text: PlacedElement, in canvas: inout DisplayListRecorder) {
    let scale = self.fontSize > 0 ? fontSize / self.fontSize : 1
    let safeArea = SafeArea(rect: text.frame, screen: text.frame)
    guard
      let placed = try? node.placed(
        at: .zero, proposal: ProposedViewSize(size), path: text.path + "/Image", in: safeArea)
    else { return }
    canvas.saved { canvas in
      canvas.translate(x: point.x, y: point.y - baseline * scale)
      if scale != 1 { canvas.scale(x: scale, y: scale) }
      placed.draw(in: &canvas)
    }
  }
}
