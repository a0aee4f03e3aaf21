/// A container whose content can scroll to views by their identity. Under a ``ViewHost`` the scroll views in it show the
/// view to which ``ScrollViewProxy/scrollTo(_:anchor:)`` has scrolled last.
public struct ScrollViewReader<Content: View>: NonisolatedView {
  /// Returns the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var target: ShownScrollTarget?

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content, scrolled.
  public var body: some View {
    let target = $target
    let shown = self.target
    content(ScrollViewProxy { target.wrappedValue = $0 }).changingEnvironment { $0.scrollTarget = shown }
  }
}

/// An action that scrolls to views.
public struct ScrollViewProxy {
  let scroll: (ShownScrollTarget) -> Void

  /// Scrolls to a view. Without an anchor the view is scrolled the shortest way into the visible part.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(ShownScrollTarget(id: AnyHashable(id), anchor: anchor))
  }
}
