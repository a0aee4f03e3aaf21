/// The appearance of text editors. Both styles of this module are drawn alike.
public protocol TextEditorStyle {}

/// The default style.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The text alone.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Sets the style of the text editors in the view. Changes no picture.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { inert("textEditorStyle") }
}
