/// The selection of a list.
struct ListSelection {
  /// Whether several rows can be selected. They are selected in edit mode only, as on a phone.
  var isMultiple: Bool
  /// Whether a row with a tag can be selected.
  var accepts: (AnyHashable) -> Bool
  var contains: (AnyHashable) -> Bool
  /// Selects a row, or deselects it if several rows can be selected.
  var select: (AnyHashable) -> Void
}

extension ListSelection {
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    self.init(
      isMultiple: true, accepts: { $0.base is Value },
      contains: { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false },
      select: { tag in
        guard let value = tag.base as? Value else { return }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      })
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    self.init(
      isMultiple: false, accepts: { $0.base is Value }, contains: { $0.base as? Value == selection.wrappedValue },
      select: { if let value = $0.base as? Value { selection.wrappedValue = value } })
  }

  init<Value: Hashable>(_ selection: Binding<Value>) {
    self.init(
      isMultiple: false, accepts: { $0.base is Value }, contains: { $0.base as? Value == selection.wrappedValue },
      select: { if let value = $0.base as? Value { selection.wrappedValue = value } })
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list with the given rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection of identifiable values.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each binding to an element of a collection.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Base, Base.Element.ID>], Base.Element.ID, Row>, Base.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each binding to an element of a collection, identified by a key path.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Base, ID>], ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a tree, whose rows with children can be expanded.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree whose elements are identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

nonisolated extension List {
  /// Creates a list whose rows can be selected, several at once in edit mode. The tag of a row is its value.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of which one row can be selected. The tag of a row is its value.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of which one row is always selected. The tag of a row is its value.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: ListSelection(selection))
  }

  /// Creates a list of identifiable values whose rows can be selected, several at once in edit mode.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of identifiable values of which one row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list whose rows can be selected, several at once in edit mode.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of a tree of which one row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of a tree whose rows can be selected, several at once in edit mode.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}
