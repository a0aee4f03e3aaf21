import SnapshotFoundation
import SnapshotPictureDifferences

/// The changes of several snapshots as lines, each with the configurations that have it.
package enum SemanticText {
  /// Further lines are only counted.
  private static let mostLines = 40

  /// The changes of one snapshot; empty without render traces.
  package static func lines(of result: SnapshotResult, in report: RunReport) -> [String] {
    switch report.difference(of: result) {
    case .contradictedReference: return [Contradiction.reference.title]
    case .contradictedPicture: return [Contradiction.picture.title]
    case .tooLarge(let reason): return [reason]
    case .unknown, .explained: break
    }
    guard let difference = report.difference(of: result).semantic else { return [] }
    if difference.isSameDrawing { return ["same display list, different pixels"] + difference.omissions }
    return defectLines([(result, difference)]) + lines([(result, difference)])
  }

  /// One line per new defect, with the configurations that have it: `NEW Text "Sign in" is truncated  accessibility3`.
  static func defectLines(
    _ members: [(result: SnapshotResult, difference: SemanticDifference)], among known: [[String]]? = nil
  ) -> [String] {
    var order: [LayoutDefect] = []
    var found: [LayoutDefect: [[String]]] = [:]
    for (result, difference) in members {
      for defect in difference.defects {
        if found[defect] == nil { order.append(defect) }
        found[defect, default: []].append(result.entry.cell)
      }
    }
    let all = known ?? members.map(\.result.entry.cell)
    let rows = order.map { defect in
      ("NEW " + defect.element, defect.sentence, ConfigurationCover(found[defect] ?? [], among: all).text)
    }
    var lines = table(Array(rows.prefix(mostLines)))
    if rows.count > mostLines { lines.append("… and \(rows.count - mostLines) more new defects") }
    return lines
  }

  /// One line per change: the element, the change, and the configurations.
  ///
  /// - Parameter keys: Changes to leave out.
  static func lines(
    _ members: [(result: SnapshotResult, difference: SemanticDifference)], leavingOut keys: Set<String> = [],
    among known: [[String]]? = nil
  ) -> [String] {
    var order: [String] = []
    var found: [String: (change: SemanticChange, configurations: [[String]])] = [:]
    var consequences = 0
    var withoutEffect: Set<String> = []
    for (result, difference) in members {
      consequences += difference.changes.count { $0.isConsequence }
      for change in difference.changes where change.isWithoutEffect && !change.isConsequence {
        withoutEffect.insert("\(change.element)|\(change.sentence)")
      }
      for change in difference.listed where !keys.contains(change.key) {
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
      lines.append("\(counted(consequences, "frame follows", "frames follow")) from these")
    }
    if !withoutEffect.isEmpty {
      let count = withoutEffect.count
      lines.append("\(counted(count, "change has", "changes have")) no effect on a pixel")
    }
    for omission in members.flatMap(\.difference.omissions) where !lines.contains(omission) { lines.append(omission) }
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
