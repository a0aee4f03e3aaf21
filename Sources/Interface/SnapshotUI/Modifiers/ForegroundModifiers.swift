nonisolated extension View {
  /// Sets the default style of texts, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changingEnvironment { if !(style is ForegroundStyle) { $0.foregroundStyle = style.nested(in: $0) } }
  }

  /// The legacy spelling of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension Text {
  /// Sets the style of the text, which can be of any type.
  @_disfavoredOverload
  public func foregroundStyle(_ style: any ShapeStyle) -> some View { foregroundStyle(AnyShapeStyle(style)) }
}
