/// A path as a shape. Its points are relative to the top left corner of its frame.
extension Path: Drawable, View, PrimitiveView, Shape {
  /// Returns the path, moved to the origin of the rectangle. It isn't scaled.
  public func path(in rect: CGRect) -> Path { rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY) }
}
