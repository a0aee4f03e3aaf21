/// The values that one module above the rasterizer adds to a ``RenderContext``, with their defaults.
///
/// The rasterizer does not read them. They are part of the context's equality.
package protocol RenderContextValues: Hashable, Sendable {
  /// Creates the default values.
  init()
}

extension RenderContext {
  /// The added values of a type.
  package subscript<Values: RenderContextValues>(type: Values.Type) -> Values {
    get { added[ObjectIdentifier(type)]?.values as? Values ?? Values() }
    // Without the default values, a context in which they were set equals one in which they were not.
    set { added[ObjectIdentifier(type)] = newValue == Values() ? nil : AddedValues(values: newValue) }
  }

  /// Added values, as keys of a dictionary compare and hash them.
  struct AddedValues: Hashable, Sendable {
    let values: any RenderContextValues

    static func == (left: AddedValues, right: AddedValues) -> Bool {
      AnyHashable(left.values) == AnyHashable(right.values)
    }

    func hash(into hasher: inout Hasher) { values.hash(into: &hasher) }
  }
}
