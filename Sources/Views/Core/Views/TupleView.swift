/// Several views in a row, as a builder makes them; their container decides how they stand.
public struct TupleView<each Content: View>: StructuralView {
  public var value: (repeat each Content)

  public init(_ content: repeat each Content) { value = (repeat each content) }

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
