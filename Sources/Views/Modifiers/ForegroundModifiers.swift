extension View {
  /// The style of text, symbols and shapes that have none of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changingEnvironment { if !(style is ForegroundStyle) { $0.foregroundStyle = style } }
  }

  /// The colour of text, symbols and shapes that have none of their own; `nil` for the label colour.
  public func foregroundColor(_ color: Color?) -> some View { changingEnvironment { $0.foregroundStyle = color } }

  /// The colour of controls; `nil` for the system's. The accent colour in it is that of the surroundings.
  public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint } }

  /// The older spelling of ``tint(_:)``.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
