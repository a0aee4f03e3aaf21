nonisolated extension View {
  /// Sets the background of the container around the view. For `navigation` and `tabView` it is drawn behind the view up to
  /// the edges of the screen. It is inert for the other containers, which are not drawn.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the container around the view.
  @ViewBuilder public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container == .navigation || container == .tabView {
      let background = content()
      frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) {
        background.ignoresSafeArea()
      }
    } else {
      inert("containerBackground", container.name)
    }
  }
}
