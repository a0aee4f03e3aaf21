/// A piece of a screen as a function of data. The spelling is SwiftUI's.
public protocol View: Drawable {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<V: View>(_ view: V) -> V { view }
}

extension View {
  public func displayList(in context: RenderContext) throws -> DisplayList {
    DisplayList(size: .zero)
  }
}
