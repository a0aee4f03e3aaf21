import SnapshotLedger
import SnapshotRuns

/// The snapshots of one name in one test, laid out for looking at: the axes of its matrix as rows and columns.
struct ContactSheet: Hashable, Sendable {
  /// A row: the values of all axes but the one that runs across.
  struct Row: Hashable, Sendable {
    var header: [String]
    /// One a column; `nil` where the matrix has no such cell.
    var results: [SnapshotResult?]
  }

  var target: String
  var suite: String
  var test: String
  var name: String
  /// The arguments of a parametrised test, and what else the id has; empty where the name says it.
  var arguments: String
  /// Pictures in a matrix.
  var columns: [String]
  var columnAxis: String
  var rows: [Row]
  /// Pictures without a cell.
  var singles: [SnapshotResult]
  /// Snapshots that are no pictures.
  var texts: [SnapshotResult]

  /// Sheets in the order of the results, which must be that of ``SnapshotResult/results(of:)``.
  ///
  /// - Parameter axis: The axis that runs across; the one with the most values unless given.
  static func sheets(of results: [SnapshotResult], across axis: String? = nil) -> [ContactSheet] {
    var groups: [[SnapshotResult]] = []
    for result in results {
      if let last = groups.last?.first, isSameSheet(last.entry, result.entry) {
        groups[groups.count - 1].append(result)
      } else {
        groups.append([result])
      }
    }
    return groups.compactMap { $0.isEmpty ? nil : ContactSheet($0, across: axis) }
  }

  private static func isSameSheet(_ a: LedgerEntry, _ b: LedgerEntry) -> Bool {
    a.target == b.target && a.suite == b.suite && a.test == b.test && a.name == b.name
      && (a.cell.isEmpty || b.cell.isEmpty || SnapshotID.withoutConfiguration(a.id) == SnapshotID.withoutConfiguration(b.id))
  }

  private init(_ results: [SnapshotResult], across axis: String?) {
    let entry = results[0].entry
    target = entry.target
    suite = entry.suite
    test = entry.test
    name = entry.name
    arguments = SnapshotID.arguments(in: entry.id)
    let pictures = results.filter { $0.entry.format == "png" }
    texts = results.filter { $0.entry.format != "png" }
    singles = pictures.filter { $0.entry.cell.isEmpty }
    columns = []
    columnAxis = ""
    rows = []
    layOut(pictures.filter { !$0.entry.cell.isEmpty }, across: axis)
  }

  /// The axis with the most values runs across; every combination of the others is a row.
  private mutating func layOut(_ pictures: [SnapshotResult], across axis: String?) {
    let cells = pictures.map { $0.entry.cell.map(CellValue.init) }
    let count = cells.map(\.count).max() ?? 0
    // One cell is no matrix; on its own it can be larger.
    guard count > 0, pictures.count > 1 else {
      singles += pictures
      return
    }
    var values = [[String]](repeating: [], count: count)
    for cell in cells {
      for (axis, value) in cell.enumerated() where !values[axis].contains(value.value) {
        values[axis].append(value.value)
      }
    }
    let wanted = axis.flatMap { axis in cells.first?.firstIndex { $0.axis == axis } }
    let longest = values.indices.max { values[$0].count < values[$1].count }
    guard let across = wanted ?? longest else { return }
    columnAxis = cells.first { $0.indices.contains(across) }?[across].axis ?? ""
    columns = values[across].sorted {
      SnapshotOrder.cellPrecedes("\(columnAxis)=\($0)", "\(columnAxis)=\($1)")
    }
    for (result, cell) in zip(pictures, cells) {
      let header = cell.indices.filter { $0 != across }.map { cell[$0].value }
      guard let column = cell.indices.contains(across) ? columns.firstIndex(of: cell[across].value) : nil else {
        singles.append(result)
        continue
      }
      if let row = rows.firstIndex(where: { $0.header == header && $0.results[column] == nil }) {
        rows[row].results[column] = result
      } else {
        var cells = [SnapshotResult?](repeating: nil, count: columns.count)
        cells[column] = result
        rows.append(Row(header: header, results: cells))
      }
    }
  }
}

extension ContactSheet {
  /// Every snapshot of the sheet.
  var all: [SnapshotResult] { rows.flatMap { $0.results.compactMap { $0 } } + singles + texts }

  /// The test, and the name where it is more than a number.
  var title: String {
    let test = SnapshotID.title(test: test, arguments: arguments)
    return name.isEmpty || Int(name) != nil ? test : "\(test) \u{00B7} \(name)"
  }
}
