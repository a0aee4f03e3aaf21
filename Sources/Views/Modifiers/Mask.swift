extension View {
  /// The view where a shape covers it.
  ///
  /// The mask is an outline, not an alpha channel: every shape masks with its full area, whatever it is painted with.
  public func mask<Outline: Shape>(_ shape: Outline) -> some View { clipShape(shape) }
}
