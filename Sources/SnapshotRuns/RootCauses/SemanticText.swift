/// The changes of several snapshots as lines, each with the configurations that have it.
package enum SemanticText {
  /// Further lines are only counted.
  private static let mostLines = 40

  /// The changes of one snapshot; empty without render traces.
  package static func lines(of result: SnapshotResult, in report: RunReport) -> [String] {
    guard let difference = SemanticDifference(of: result, in: report) else { return [] }
    let lines = lines([(result, difference)])
    return lines.isEmpty ? ["same display list, different pixels"] : lines
  }

  /// One line per change: the element, the change, and the configurations.
  ///
  /// - Parameter key: A change to leave out.
  static func lines(
    _ members: [(result: SnapshotResult, difference: SemanticDifference)], leavingOut key: String? = nil,
    among known: [[String]]? = nil
  ) -> [String] {
    var order: [String] = []
    var found: [String: (change: SemanticChange, configurations: [[String]])] = [:]
    var consequences = 0
    for (result, difference) in members {
      consequences += difference.changes.count - difference.primary.count
      for change in difference.primary where change.key != key {
        let text = "\(change.element)|\(change.sentence)"
        if found[text] == nil {
          order.append(text)
          found[text] = (change, [])
        }
        found[text]?.configurations.append(result.entry.cell)
      }
    }
    let all = known ?? members.map(\.result.entry.cell)
    let rows = order.compactMap { found[$0] }.map { change, configurations in
      (change.element, change.sentence, ConfigurationCover(configurations, among: all).text)
    }
    var lines = table(Array(rows.prefix(mostLines)))
    if rows.count > mostLines { lines.append("… and \(rows.count - mostLines) more changes") }
    if consequences > 0 {
      lines.append("\(consequences) \(consequences == 1 ? "frame follows" : "frames follow") from these")
    }
    return lines
  }

  /// Rows with aligned columns.
  private static func table(_ rows: [(String, String, String)]) -> [String] {
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { element, sentence, configurations in
      func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
      }
      guard !configurations.isEmpty, configurations != "all configurations" || rows.count > 1 else {
        return "\(padded(element, widths.0))  \(sentence)"
      }
      return "\(padded(element, widths.0))  \(padded(sentence, widths.1))  \(configurations)"
    }
  }
}
