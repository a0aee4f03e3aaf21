import Foundation

/// Fonts, lengths and texts as a context asks for them.
extension RenderContext {
  /// Returns the system font of a text style at the context's type size, as views use it. With the setting "Bold Text" it is heavier.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - weight: The weight, or `nil` for that of the style.
  public func font(_ style: FontDescriptor.TextStyle, weight: FontWeight? = nil) -> FontDescriptor {
    var font = FontDescriptor(style, at: dynamicTypeSize, weight: weight)
    font.textMetrics = textMetrics
    if legibilityWeight == .bold { font.weight = font.weight.forBoldText }
    return font
  }

  /// Returns a length that grows with the type size, as `ScaledMetric` does in SwiftUI.
  ///
  /// - Parameters:
  ///   - length: The length at the type size `large`, such as a margin, in points.
  ///   - style: The text style with which the length grows.
  public func scaled(_ length: CGFloat, relativeTo style: FontDescriptor.TextStyle = .body) -> CGFloat {
    dynamicTypeSize.scaled(length, relativeTo: style)
  }

  /// Lays out a paragraph of one style with the context's fonts, layout direction and language.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font, such as ``font(_:weight:)``.
  ///   - color: The text color.
  ///   - style: The paragraph style. The context's layout direction replaces its own.
  ///   - width: The maximum line width in points, or `nil` to break lines at hard breaks only.
  public func layout(
    _ text: String, font: FontDescriptor, color: RGBA, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil
  ) -> TextLayout {
    layout([TextRun(text, font: font, color: color)], style: style, width: width)
  }

  /// Lays out a paragraph with the context's fonts, layout direction and language.
  ///
  /// - Parameters:
  ///   - runs: The styled text. Runs without a language have that of the context's locale, except `en_US`, the default.
  ///   - style: The paragraph style. The context's layout direction replaces its own.
  ///   - width: The maximum line width in points, or `nil` to break lines at hard breaks only.
  public func layout(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil) -> TextLayout {
    var (runs, style) = (runs, style)
    style.layoutDirection = layoutDirection
    if let language {
      for index in runs.indices where runs[index].language == nil { runs[index].language = language }
    }
    return Typesetter(fonts: fonts).layout(runs, style: style, width: width)
  }

  /// The locale as a BCP 47 tag, or `nil` for the default.
  private var language: String? {
    guard localeIdentifier != RenderContext().localeIdentifier else { return nil }
    return String(localeIdentifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }
}
