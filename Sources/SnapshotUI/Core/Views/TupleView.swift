/// Several views of a block. Their container arranges them.
nonisolated public struct TupleView<each Content: View>: StructuralView {
  /// The views in their order.
  public var value: (repeat each Content)

  /// Creates a view of several views.
  public init(_ content: repeat each Content) { value = (repeat each content) }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var elements: [ViewElement] = []
    var position = 0
    for view in repeat each value {
      elements += try context.child(.position(position)).elements(of: view)
      position += 1
    }
    return elements
  }
}

/// A view of several views, of which a container can show one.
protocol SeveralViews {
  var views: [any View] { get }
}

extension TupleView: SeveralViews {
  var views: [any View] {
    var views: [any View] = []
    for view in repeat each value { views.append(view) }
    return views
  }
}
