// A binding to a collection is a collection of bindings to its elements.

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to a range of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of a collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Replaces a position by the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 },
      origin: (position as? any Hashable).flatMap { index in origin?.element(at: AnyHashable(index)) })
  }
}

/// A step to an element, which key paths compare by its index.
private struct ElementStep {
  subscript(index: AnyHashable) -> AnyHashable { index }
}

extension BindingOrigin {
  /// Returns the origin of an element of the value.
  fileprivate func element(at index: AnyHashable) -> BindingOrigin {
    BindingOrigin(storage: storage, path: path + [\ElementStep[index]])
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// Replaces a position by the previous one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding {
  /// Creates a binding to a hashable value without its type. Writing a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } },
      origin: base.origin)
  }
}
