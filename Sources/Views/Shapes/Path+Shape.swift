/// A path of fixed points, counted from the top left corner of its frame.
extension Path: Drawable, View, PrimitiveView, Shape {
  public func path(in rect: CGRect) -> Path { rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY) }
}
