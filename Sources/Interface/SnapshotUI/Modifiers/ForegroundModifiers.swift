nonisolated extension View {
  /// Sets the default style of texts, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changingEnvironment { if !(style is ForegroundStyle) { $0.foregroundStyle = style } }
  }

  /// Sets the default color of texts, symbols and shapes; `nil` for the label color.
  public func foregroundColor(_ color: Color?) -> some View { changingEnvironment { $0.foregroundStyle = color } }

  /// Sets the color of controls; `nil` for the system's. `Color.accentColor` in `tint` is the enclosing view's accent
  /// color.
  public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint } }

  /// The legacy spelling of ``tint(_:)``.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
