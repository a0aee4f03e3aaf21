/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators by which the table is sorted; `Never` for a table that isn't sorted.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these ones consist of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns in order.
  var tableColumnBody: TableColumnBody { get }
}

/// A column of a table: a label in the header, and a view in each row.
///
///     Table(people, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
///     }
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let content: (RowValue) -> Content
  /// The order by which a tap on the label sorts; `nil` for none.
  let comparator: Sort?
  var width = TableColumnWidth()

  /// The column as a list.
  public var tableColumnBody: TableColumns<RowValue, Sort> {
    let content = content
    return TableColumns(columns: [
      AnyTableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, width: width)
    ])
  }

  /// Sets a fixed width in points; `nil` for a share of the table's width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the width in points. `ideal` has no effect.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = TableColumnWidth(min: min, max: max)
    return copy
  }

  /// Returns the column. Users can't hide columns of a picture.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }

  /// Returns the column. Users can't rearrange the columns of a picture.
  public func customizationID(_ id: String) -> TableColumn { self }
}

/// Several columns of a table.
public struct TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort

  var columns: [AnyTableColumn<RowValue, Sort>]

  /// The columns themselves.
  public var tableColumnBody: TableColumns<RowValue, Sort> { self }
}

/// A column without the types of its views.
struct AnyTableColumn<RowValue, Sort> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let comparator: Sort?
  let width: TableColumnWidth
}

/// The limits of a column's width in points.
struct TableColumnWidth {
  var min: CGFloat?
  var max: CGFloat?
}

/// A result builder that combines the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Passes a column through.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue, Sort> {
    column.tableColumnBody
  }

  /// Passes columns through.
  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> TableColumns<RowValue, Sort>
  where Columns.TableColumnBody == TableColumns<RowValue, Sort> {
    columns.tableColumnBody
  }

  /// Combines columns.
  public static func buildBlock(_ columns: TableColumns<RowValue, Sort>...) -> TableColumns<RowValue, Sort> {
    TableColumns(columns: columns.flatMap(\.columns))
  }

  /// Includes columns if a condition is true.
  public static func buildOptional(_ columns: TableColumns<RowValue, Sort>?) -> TableColumns<RowValue, Sort> {
    columns ?? TableColumns(columns: [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first columns: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> {
    columns
  }

  /// Builds the second branch of a condition.
  public static func buildEither(second columns: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> {
    columns
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that isn't sorted.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: title, content: content, comparator: nil)
  }

  /// Creates a column that isn't sorted, for a value of the rows.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content, comparator: nil)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that is sorted by a comparator of a value of the rows.
  public init<V, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(label: Text(titleKey), content: content, comparator: KeyPathComparator(value, comparator: comparator))
  }
}
