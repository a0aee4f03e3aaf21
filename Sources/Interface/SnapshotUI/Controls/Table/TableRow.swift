/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows in order.
  var tableRowValues: [TableRowValue] { get }
}

/// A row of a table: a value that the columns show.
///
///     Table(of: Price.self) {
///       TableColumn("Price") { Text($0.value, format: .number) }
///     } rows: {
///       TableRow(Price(value: 20))
///       TableRow(Price(value: 50))
///     }
///
/// It is a view for the sake of ``ForEach``; outside of a table it has no elements.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent, PrimitiveView {
  /// The values of the row: one.
  public let tableRowValues: [Value]

  /// Creates a row.
  public init(_ value: Value) { tableRowValues = [value] }

  package func makeElements(in context: ElementContext) -> [ViewElement] { [] }
}

nonisolated extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows in order.
  public var tableRowValues: [Content.TableRowValue] { data.flatMap { content($0).tableRowValues } }
}

/// Several rows of a table.
nonisolated public struct TableRows<Value: Identifiable>: TableRowContent {
  /// The values of the rows in order.
  public let tableRowValues: [Value]
}

/// A result builder that combines the rows of a table.
@resultBuilder
nonisolated public enum TableRowBuilder<Value: Identifiable> {
  /// Makes one list of rows.
  public static func buildExpression(_ rows: some TableRowContent<Value>) -> TableRows<Value> {
    TableRows(tableRowValues: rows.tableRowValues)
  }

  /// Combines rows.
  public static func buildBlock(_ rows: TableRows<Value>...) -> TableRows<Value> { buildArray(rows) }

  /// Combines the rows of a loop.
  public static func buildArray(_ rows: [TableRows<Value>]) -> TableRows<Value> {
    TableRows(tableRowValues: rows.flatMap(\.tableRowValues))
  }

  /// Includes rows if a condition is true.
  public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> {
    rows ?? TableRows(tableRowValues: [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first rows: TableRows<Value>) -> TableRows<Value> { rows }

  /// Builds the second branch of a condition.
  public static func buildEither(second rows: TableRows<Value>) -> TableRows<Value> { rows }
}

nonisolated extension Table where Sort: SortComparator, Sort.Compared == Value, Data == [Value] {
  /// Creates a table of rows, with labels that change the order. The rows must be in that order already.
  public init(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().tableRowValues, sortOrder: sortOrder, columns: columns)
  }
}

nonisolated extension Table where Sort == Never, Data == [Value] {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().tableRowValues, columns: columns)
  }

  /// Creates a table of rows in which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().tableRowValues, selection: selection, columns: columns)
  }

  /// Creates a table of rows in which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().tableRowValues, selection: selection, columns: columns)
  }
}
