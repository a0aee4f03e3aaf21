extension LocalizedStringKey {
  /// Returns the parts of a text: a format as Markdown, with the values in place of its placeholders. Markdown in values
  /// is not interpreted.
  func filled(
    _ parts: [FormatString.Part], in resolution: TextResolution, isMarkdown: Bool = true
  ) -> [Text.Segment] {
    var markdown = ""
    var values: [[Text.Segment]] = []
    for part in parts {
      switch part {
      case .literal(let text): markdown += text
      case .value(let index, let specifier, _):
        guard arguments.indices.contains(index), let stand = Self.standIn(values.count) else { continue }
        values.append(specifier.segments(for: arguments[index], in: resolution.environment))
        markdown.unicodeScalars.append(stand)
      case .argument, .variable: break
      }
    }
    let pieces = isMarkdown ? InlineMarkdown.pieces(of: markdown) : [InlineMarkdown.Piece(text: markdown)]
    return pieces.flatMap { piece -> [Text.Segment] in
      let style = TextStyle(piece)
      let filled = Self.replacingStandIns(in: piece.text, by: values).map { segment in
        var segment = segment
        segment.style.inherit(from: style)
        return segment
      }
      return piece.isInflected ? Inflection.inflected(filled, in: resolution) : filled
    }
  }

  /// The private scalar that stands for a value while Markdown is read; `nil` if there are too many values.
  private static func standIn(_ index: Int) -> Unicode.Scalar? {
    index < 0xFFFD ? Unicode.Scalar(UInt32(0xF0000 + index)) : nil
  }

  private static func replacingStandIns(in text: String, by values: [[Text.Segment]]) -> [Text.Segment] {
    var segments: [Text.Segment] = []
    var literal = String.UnicodeScalarView()
    func flush() {
      if !literal.isEmpty { segments.append(Text.Segment(text: String(literal))) }
      literal = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      let index = Int(scalar.value) - 0xF0000
      if values.indices.contains(index) {
        flush()
        segments += values[index]
      } else {
        literal.append(scalar)
      }
    }
    flush()
    return segments
  }
}

extension TextStyle {
  /// Creates the style of a part of Markdown.
  init(_ piece: InlineMarkdown.Piece) {
    self.init(piece.intent)
    link = piece.link.flatMap { URL(string: $0) }
  }

  /// Creates the style for the purpose of a text.
  init(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
    if intent.contains(.code) { isMonospaced = true }
  }
}
