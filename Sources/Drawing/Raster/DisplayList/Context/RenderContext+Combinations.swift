import Foundation

extension RenderContext {
  /// Returns the context with each combination of values. Values that are not given stay as they are.
  ///
  ///     let contexts = RenderContext(background: .system).combinations(
  ///       widths: [160, 320], displayScales: [1, 3], dynamicTypeSizes: [.large, .accessibility3])
  ///     let pictures = Renderer().render(badge, across: contexts)
  ///
  /// - Parameters:
  ///   - widths: The proposed widths in points; `nil` for the content's ideal width.
  ///   - displayScales: The pixels per point.
  ///   - dynamicTypeSizes: The text sizes.
  ///   - colorSchemes: The appearances.
  ///   - layoutDirections: The directions of text and layout.
  /// - Returns: The contexts. The last parameter varies fastest.
  public func combinations(
    widths: [CGFloat?]? = nil, displayScales: [CGFloat]? = nil, dynamicTypeSizes: [DynamicTypeSize]? = nil,
    colorSchemes: [ColorScheme]? = nil, layoutDirections: [LayoutDirection]? = nil
  ) -> [RenderContext] {
    [self].combined(with: widths, at: \.width)
      .combined(with: displayScales, at: \.displayScale)
      .combined(with: dynamicTypeSizes, at: \.dynamicTypeSize)
      .combined(with: colorSchemes, at: \.colorScheme)
      .combined(with: layoutDirections, at: \.layoutDirection)
  }
}

extension [RenderContext] {
  fileprivate func combined<Value>(
    with values: [Value]?, at property: WritableKeyPath<RenderContext, Value>
  ) -> [RenderContext] {
    guard let values else { return self }
    return flatMap { context in
      values.map { value in
        var copy = context
        copy[keyPath: property] = value
        return copy
      }
    }
  }
}
