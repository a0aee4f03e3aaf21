extension Snapshotting where Value == FunctionTable, Format == String {
  /// The results of a function for every combination of inputs, as a table; see ``FunctionTable``.
  public static var table: Snapshotting {
    .text("md") { table in
      if table.isTooLarge { throw TooManyRows() }
      for row in table.rows where row.inputs.count + 1 != table.columns.count {
        throw MisnamedColumns(names: table.columns.count, columns: row.inputs.count + 1)
      }
      return TextTable(header: table.columns, rows: table.rows.map { $0.inputs + [$0.result] }).text
    }
  }
}

extension Snapshotting where Value: Sequence, Format == String {
  /// The results of a function for each input, as a table. An error that it throws is shown as its result.
  ///
  ///     assertSnapshot(of: Direction.allCases, as: .table { $0.rotatedLeft })
  ///
  /// Records, in a file that ends in `md`:
  ///
  ///     | Direction | result |
  ///     |-----------|--------|
  ///     | up        | left   |
  ///     | down      | right  |
  ///
  /// For functions with several inputs, use ``FunctionTable``.
  ///
  /// - Parameter columns: A name for the input and one for the result, or `nil` for the input's type and `result`.
  public static func table<Output>(
    columns: [String]? = nil, result function: @escaping (Value.Element) throws -> Output
  ) -> Snapshotting {
    Snapshotting<FunctionTable, String>.table.pullback { FunctionTable(columns: columns, $0, result: function) }
  }
}

/// An error for inputs with too many combinations.
struct TooManyRows: Error, CustomStringConvertible {
  var description: String {
    "The inputs have more than \(FunctionTable.largestRowCount) combinations. Pass fewer values per input."
  }
}

/// An error for a number of column names that differs from the number of columns.
struct MisnamedColumns: Error, CustomStringConvertible {
  var names: Int
  var columns: Int
  var description: String { "The table has \(columns) columns and \(names) names; name each input and the result." }
}
