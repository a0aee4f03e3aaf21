/// A style that one paint can't express, such as a material, which filters what lies below the shape.
package protocol DrawnShapeStyle: ShapeStyle {
  /// Fills a path with the style.
  ///
  /// - Parameter rect: The frame of the shape.
  func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder)
}

/// A style that stands for another one in an environment, such as the foreground style.
package protocol StandInShapeStyle: ShapeStyle {
  /// Returns the style for which this one stands.
  func standing(in environment: EnvironmentValues) -> any ShapeStyle
}

extension EnvironmentValues {
  /// Returns the style as one that draws itself; `nil` for styles of a single paint.
  func drawnStyle(for style: any ShapeStyle) -> (any DrawnShapeStyle)? {
    var style = style
    // Foreground and background styles may stand for each other.
    for _ in 0..<8 {
      style = paintingStyle(for: style) ?? style
      guard let standIn = style as? any StandInShapeStyle else { break }
      style = standIn.standing(in: self)
    }
    return style as? any DrawnShapeStyle
  }

  /// Fills a path with any style.
  func fill(
    _ path: Path, with style: any ShapeStyle, rule: FillRule = .nonZero, rect: CGRect,
    on canvas: inout DisplayListRecorder
  ) {
    if let drawn = drawnStyle(for: style) { return drawn.fill(path, rule: rule, in: self, rect: rect, on: &canvas) }
    let paint = style.resolvePaint(in: self, rect: rect)
    if !paint.isInvisible { canvas.fill(path, with: paint, rule: rule) }
  }
}
