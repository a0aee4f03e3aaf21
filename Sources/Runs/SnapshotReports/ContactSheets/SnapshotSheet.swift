import Foundation
import SnapshotLedger
import SnapshotRuns

/// The snapshots of one name in one test, arranged in a table with the axes of their matrix as rows and columns.
struct SnapshotSheet: Equatable, Sendable {
  /// A row of the table, with the values of all axes except for the column axis.
  struct Row: Equatable, Sendable {
    var header: [String]
    /// One result per column; `nil` if the matrix has no such configuration.
    var results: [SnapshotResult?]
  }

  var target: String
  var suite: String
  var test: String
  var name: String
  /// The arguments of a parametrised test; empty without arguments.
  var arguments: String
  /// The values of the column axis.
  var columns: [String]
  var columnAxis: String
  var rows: [Row]
  /// Images without a configuration.
  var singles: [SnapshotResult]
  /// Snapshots that are not images.
  var texts: [SnapshotResult]

  /// Returns the sheets of results, which must be in the order of `SnapshotResult.results(of:)`.
  ///
  /// - Parameter axis: The column axis. By default, the axis with the most values.
  static func sheets(of results: [SnapshotResult], across axis: String? = nil) -> [SnapshotSheet] {
    var groups: [[SnapshotResult]] = []
    for result in results {
      if let last = groups.last?.first, isSameSheet(last.entry, result.entry) {
        groups[groups.count - 1].append(result)
      } else {
        groups.append([result])
      }
    }
    return groups.compactMap { $0.isEmpty ? nil : SnapshotSheet($0, across: axis) }
  }

  private static func isSameSheet(_ a: LedgerEntry, _ b: LedgerEntry) -> Bool {
    a.target == b.target && a.suite == b.suite && a.test == b.test && a.name == b.name
      && (a.cell.isEmpty || b.cell.isEmpty
        || SnapshotID.withoutConfiguration(a.id) == SnapshotID.withoutConfiguration(b.id))
  }

  private init(_ results: [SnapshotResult], across axis: String?) {
    let entry = results[0].entry
    target = entry.target
    suite = entry.suite
    test = entry.preview ?? entry.test
    name = entry.name
    arguments = entry.preview == nil ? SnapshotID.arguments(in: entry.id) : ""
    let images = results.filter { $0.entry.format == "png" }
    texts = results.filter { $0.entry.format != "png" }
    singles = images.filter { $0.entry.cell.isEmpty }
    columns = []
    columnAxis = ""
    rows = []
    layOut(images.filter { !$0.entry.cell.isEmpty }, across: axis)
  }

  /// Arranges images in the table. Every combination of values of the other axes is a row.
  private mutating func layOut(_ images: [SnapshotResult], across axis: String?) {
    let configurations = images.map { $0.entry.cell.map(AxisValue.init) }
    let count = configurations.map(\.count).max() ?? 0
    // A single image does not need a table.
    guard count > 0, images.count > 1 else {
      singles += images
      return
    }
    var values = [[String]](repeating: [], count: count)
    for configuration in configurations {
      for (axis, value) in configuration.enumerated() where !values[axis].contains(value.value) {
        values[axis].append(value.value)
      }
    }
    let wanted = axis.flatMap { axis in configurations.first?.firstIndex { $0.axis == axis } }
    let longest = values.indices.max { values[$0].count < values[$1].count }
    guard let across = wanted ?? longest else { return }
    columnAxis = configurations.first { $0.indices.contains(across) }?[across].axis ?? ""
    columns = values[across].sorted {
      SnapshotOrder.valuePrecedes("\(columnAxis)=\($0)", "\(columnAxis)=\($1)")
    }
    for (result, configuration) in zip(images, configurations) {
      let header = configuration.indices.filter { $0 != across }.map { configuration[$0].value }
      guard configuration.indices.contains(across), let column = columns.firstIndex(of: configuration[across].value)
      else {
        singles.append(result)
        continue
      }
      if let row = rows.firstIndex(where: { $0.header == header && $0.results[column] == nil }) {
        rows[row].results[column] = result
      } else {
        var results = [SnapshotResult?](repeating: nil, count: columns.count)
        results[column] = result
        rows.append(Row(header: header, results: results))
      }
    }
  }
}

extension SnapshotSheet {
  /// Every snapshot of the sheet.
  var all: [SnapshotResult] { rows.flatMap { $0.results.compactMap { $0 } } + singles + texts }

  /// The test, and the name if it is not just a number.
  var title: String {
    let test = SnapshotID.title(test: test, arguments: arguments)
    let parts = [test] + (name.isEmpty || Int(name) != nil ? [] : [name]) + (strategy.map { [$0] } ?? [])
    return parts.joined(separator: " \u{00B7} ")
  }

  /// What the texts of a sheet without pictures are: `layout`, `accessibility`; `nil` for pictures and other texts.
  private var strategy: String? {
    guard rows.isEmpty, singles.isEmpty, let reference = texts.first?.entry.reference else { return nil }
    let parts = (reference as NSString).lastPathComponent.split(separator: ".")
    guard parts.count > 2, let format = parts.last, format.allSatisfy(\.isLetter) else { return nil }
    let word = String(parts[parts.count - 2])
    return word.allSatisfy(\.isLetter) && word != name ? word : nil
  }
}
