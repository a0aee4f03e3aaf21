extension Snapshotting where Value == FunctionTable, Format == String {
  /// A function's results for every combination of inputs, as a table; see ``FunctionTable``.
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
  /// What a function gives for each of some inputs, as a table. An error that it throws stands in its cell.
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
  /// For functions of several inputs there is ``FunctionTable``.
  ///
  /// - Parameter columns: A name for the input and one for the result; `nil` takes the input's type and `result`.
  public static func table<Output>(
    columns: [String]? = nil, result function: @escaping (Value.Element) throws -> Output
  ) -> Snapshotting {
    Snapshotting<FunctionTable, String>.table.pullback { FunctionTable(columns: columns, $0, result: function) }
  }
}

/// Inputs that have too many combinations.
struct TooManyRows: Error, CustomStringConvertible {
  var description: String {
    "The inputs have more than \(FunctionTable.largestRowCount) combinations; choose fewer values of each."
  }
}

/// Names of columns that are not as many as the columns.
struct MisnamedColumns: Error, CustomStringConvertible {
  var names: Int
  var columns: Int
  var description: String { "The table has \(columns) columns and \(names) names; name each input and the result." }
}
