extension FontDescriptor {
  /// Creates the request for the system font of a text style at a type size, as views use it.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - typeSize: The type size, such as ``RenderContext/dynamicTypeSize``.
  ///   - weight: The weight, or `nil` for that of the style.
  ///   - styles: The platform's text styles. Defaults to those of iOS.
  public init(
    _ style: TextStyle, at typeSize: DynamicTypeSize, weight: FontWeight? = nil, styles: TextStyles = .dynamicType
  ) {
    let metrics = styles.metrics(for: style, at: typeSize)
    self.init(
      size: metrics.size, weight: weight ?? metrics.weight, lineHeight: metrics.leading, textMetrics: .system)
  }
}
