extension Text {
  /// Creates a text from an attributed string, with its styles. A string literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      segments: attributedContent.runs.map { run in
        Segment(text: String(attributedContent[run.range].characters), style: TextStyle(run.attributes))
      })
  }
}

extension TextStyle {
  fileprivate init(_ attributes: AttributeContainer) {
    self.init(attributes.inlinePresentationIntent ?? [])
    font = attributes.font
    foreground = attributes.foregroundColor.map(TextForeground.color)
    backgroundColor = attributes.backgroundColor
    if let style = attributes.underlineStyle { (isUnderlined, underlineStyle) = (true, style) }
    if let style = attributes.strikethroughStyle { (isStruckThrough, strikethroughStyle) = (true, style) }
    tracking = attributes.kern ?? attributes.tracking
    baselineOffset = attributes.baselineOffset
    link = attributes.link
  }
}

extension AttributedString {
  /// Creates an attributed string from a resolved text.
  init(_ text: Text) {
    self.init()
    for segment in text.segments {
      var part = AttributedString(segment.text)
      let style = segment.style
      var intent: InlinePresentationIntent = []
      if style.isBold == true { intent.insert(.stronglyEmphasized) }
      if style.isItalic == true { intent.insert(.emphasized) }
      if style.isStruckThrough == true { intent.insert(.strikethrough) }
      if style.isMonospaced == true { intent.insert(.code) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = style.link { part.link = link }
      if let color = style.foreground?.color { part.foregroundColor = color }
      if let font = style.font { part.font = font }
      append(part)
    }
  }
}
