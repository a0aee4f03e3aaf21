/// Rows of values in columns.
///
/// In a regular width, as on an iPad, a header shows the labels of the columns, which share the width. In a compact width,
/// as on an iPhone, the table is a list of the first column without a header.
public struct Table<Value: Identifiable, Data: RandomAccessCollection, Sort>: NonisolatedView
where Data.Element == Value {
  let data: Data
  let columns: [AnyTableColumn<Value, Sort>]
  var selection: ListSelection?
  /// Sorts by the column with this index; `nil` for a table that isn't sorted.
  var sort: ((Int) -> Void)?
  /// The column by which the table is sorted, and the order.
  var sorted: (column: Int, order: SortOrder)?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.tableColumnHeaders) private var columnHeaders

  init(_ data: Data, _ columns: TableColumns<Value, Sort>, selection: ListSelection? = nil) {
    self.data = data
    self.columns = columns.columns
    self.selection = selection
  }

  /// The header and the rows.
  public var body: some View {
    if horizontalSizeClass == .regular {
      VStack(spacing: 0) {
        if columnHeaders != .hidden {
          header.padding(.horizontal, 16).frame(minHeight: 36)
          Divider()
        }
        list { value in
          HStack(spacing: 12) {
            ForEach(columns.indices) { index in
              columns[index].content(value).lineLimit(1).modifier(ColumnFrame(width: columns[index].width))
            }
          }
        }
      }
    } else {
      list { value in columns.first?.content(value) }
    }
  }

  private func list(@ViewBuilder row: @escaping (Value) -> some View) -> some View {
    List(ForEach(data, content: row), selection: selection, of: Value.ID.self).listStyle(.plain)
  }

  private var header: some View {
    HStack(spacing: 12) {
      ForEach(columns.indices) { index in
        label(of: index).font(.subheadline.weight(.semibold)).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
          .modifier(ColumnFrame(width: columns[index].width))
      }
    }
  }

  @ViewBuilder private func label(of index: Int) -> some View {
    if let sort, columns[index].comparator != nil {
      Button {
        sort(index)
      } label: {
        HStack(spacing: 4) {
          columns[index].label
          if let sorted, sorted.column == index {
            Image(systemName: sorted.order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      columns[index].label
    }
  }
}

/// The frame of a cell: within the limits of the column, otherwise a share of the width.
nonisolated private struct ColumnFrame: ViewModifier {
  let width: TableColumnWidth

  func body(content: Content) -> some View {
    content.frame(
      minWidth: width.min, maxWidth: max(width.min ?? 0, width.max ?? .infinity), alignment: .leading)
  }
}

nonisolated extension List {
  /// Creates a list with a type-erased selection.
  fileprivate init(_ content: Content, selection: ListSelection?, of type: SelectionValue.Type) {
    self.init(content, selection: selection)
  }
}

nonisolated extension Table where Sort == Never {
  /// Creates a table of values.
  public init(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>) {
    self.init(data, columns())
  }

  /// Creates a table in which one row can be selected.
  public init(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
  ) {
    self.init(data, columns(), selection: ListSelection(selection))
  }

  /// Creates a table in which several rows can be selected.
  public init(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
  ) {
    self.init(data, columns(), selection: ListSelection(selection))
  }
}

nonisolated extension Table where Sort: SortComparator, Sort.Compared == Value {
  /// Creates a table with labels that change the order. The data must be in that order already.
  public init(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) {
    self.init(data, columns())
    sort(by: sortOrder)
  }

  /// Creates a table with labels that change the order, and in which one row can be selected.
  public init(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) {
    self.init(data, columns(), selection: ListSelection(selection))
    sort(by: sortOrder)
  }

  /// Creates a table with labels that change the order, and in which several rows can be selected.
  public init(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) {
    self.init(data, columns(), selection: ListSelection(selection))
    sort(by: sortOrder)
  }

  private mutating func sort(by sortOrder: Binding<[Sort]>) {
    let comparators = columns.map(\.comparator)
    /// A comparator with a fixed order, to recognize the one of a column.
    func key(_ comparator: Sort?) -> Sort? {
      var key = comparator
      key?.order = .forward
      return key
    }
    if let first = sortOrder.wrappedValue.first, let column = comparators.firstIndex(where: { key($0) == key(first) }) {
      sorted = (column, first.order)
    }
    sort = { index in
      guard let comparator = comparators[index] else { return }
      var order = sortOrder.wrappedValue
      let known = order.firstIndex { key($0) == key(comparator) }
      var next = known.map { order.remove(at: $0) } ?? comparator
      // The label of the column by which the table is sorted reverses its order.
      if known == 0 { next.order = next.order == .forward ? .reverse : .forward }
      sortOrder.wrappedValue = [next] + order
    }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  fileprivate var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the tables in the view have a header in a regular width.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

/// The appearance of tables.
public protocol TableStyle {}
