/// Several views of a block. Their container arranges them.
///
/// The type has the tuple as its parameter, as SwiftUI's has. A parameter pack in a generic type would require macOS 14.
nonisolated public struct TupleView<T>: StructuralView {
  /// The views in their order.
  public let value: T
  private let split: (T) -> [any View]

  /// Creates a view of several views.
  public init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    split = { value in
      var views: [any View] = []
      for view in repeat each value { views.append(view) }
      return views
    }
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    let chosen = inner.takeSubviewIndex()
    var elements: [ViewElement] = []
    for (position, view) in views.enumerated() where chosen == nil || chosen == position {
      var made = try inner.child(.position(position)).elements(of: view)
      context.note(position, to: &made)
      elements += made
    }
    return elements
  }
}

/// A view of several views, of which a container can show one.
protocol SeveralViews {
  var views: [any View] { get }
}

extension TupleView: SeveralViews {
  var views: [any View] { split(value) }
}
