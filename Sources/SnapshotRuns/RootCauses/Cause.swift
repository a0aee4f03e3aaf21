/// A root cause: one change that explains why one or more snapshots differ.
package struct Cause: Hashable, Sendable {
  /// `RoundedRectangle corner radius 8 → 10`; without render traces, the first snapshot and the number of further snapshots
  /// with the same change.
  package var title: String
  package var results: [SnapshotResult]
  /// The number of results with unexplained pixels; `nil` without render traces.
  package var unexplained: Int?
  /// The first pipeline stage that changed: `elements`, `layout`, `drawing` or `pixels`.
  package var stage: String
  /// Further changes of the same snapshots, as lines.
  package var details: [String] = []
  /// The configurations of a matrix that have the change: `dark`, `accessibility1…accessibility5 × iPad`. Empty without a
  /// matrix, and if the configurations differ between matrices.
  package var configurations = ""

  /// `48 snapshots of 3 names, no unexplained pixels`.
  package var extent: String {
    let tests = Set(results.map { SnapshotID.withoutConfiguration($0.id) }).count
    var text = "\(DifferenceSentence.grouped(results.count)) \(results.count == 1 ? "snapshot" : "snapshots")"
    if tests > 1 { text += " of \(tests) names" }
    if !configurations.isEmpty { text += ", \(configurations)" }
    if let unexplained {
      text += unexplained == 0 ? ", no unexplained pixels" : ", \(unexplained) with unexplained pixels"
    }
    return text
  }

  /// The root causes of the differences in a run, those of most snapshots first.
  ///
  /// A snapshot with render traces belongs to the change that most of these snapshots share. The remaining snapshots belong
  /// to the change that most of them share, and so on. Snapshots without traces share a cause if their pixels or their texts
  /// changed in the same way.
  ///
  /// - Complexity: reads each render trace once, and decodes each image without a trace once, with its reference.
  package static func causes(of results: [SnapshotResult], in report: RunReport) -> [Cause] {
    var differences: [(result: SnapshotResult, difference: SemanticDifference)] = []
    var others: [SnapshotResult] = []
    for result in results {
      if let difference = SemanticDifference(of: result, in: report) {
        differences.append((result, difference))
      } else {
        others.append(result)
      }
    }
    let matrices = Matrices(report.results)
    let known = explained(differences, matrices)
    let unknown = EqualChange.groups(of: others, in: report).map { group in
      Cause(
        title: group.title, results: group.results, unexplained: nil, stage: "pixels",
        configurations: matrices.configurations(of: group.results))
    }
    return known + unknown
  }

  /// The configurations of each matrix in a run, by the name of the snapshot.
  struct Matrices {
    private let byName: [String: [[String]]]

    init(_ results: [SnapshotResult]) {
      byName = results.reduce(into: [:]) { all, result in
        guard !result.entry.cell.isEmpty else { return }
        all[SnapshotID.withoutConfiguration(result.id), default: []].append(result.entry.cell)
      }
    }

    /// All configurations of the matrices that some snapshots belong to.
    func known(of results: [SnapshotResult]) -> [[String]] {
      Set(results.map { SnapshotID.withoutConfiguration($0.id) }).sorted().flatMap { byName[$0] ?? [] }
    }

    /// The configurations of some snapshots, if they are the same in each of their matrices.
    func configurations(of results: [SnapshotResult]) -> String {
      let chosen = Dictionary(grouping: results) { SnapshotID.withoutConfiguration($0.id) }
      var sets = Set<[Set<[String]>]>()
      for (name, members) in chosen {
        sets.insert([Set(members.map(\.entry.cell)), Set(byName[name] ?? [])])
      }
      guard sets.count == 1, let only = sets.first, let some = only[0].first, !some.isEmpty, only[1].count > 1 else {
        return ""
      }
      return ConfigurationCover(Array(only[0]), among: Array(only[1])).text
    }
  }

  private static func explained(
    _ differences: [(result: SnapshotResult, difference: SemanticDifference)], _ matrices: Matrices
  ) -> [Cause] {
    var left = differences
    var causes: [Cause] = []
    while !left.isEmpty {
      var counts: [String: Int] = [:]
      for (_, difference) in left {
        for key in Set(difference.primary.map(\.key)) { counts[key, default: 0] += 1 }
      }
      // Of equally frequent changes, take the one of the earliest snapshot: the order must not depend on hashing.
      let most = counts.values.max() ?? 0
      let chosen = left.lazy.flatMap { $0.difference.primary }.first { counts[$0.key] == most }
      guard let chosen else {
        causes.append(unchanged(left.filter { $0.difference.primary.isEmpty }, matrices))
        break
      }
      let members = left.filter { $0.difference.primary.contains { $0.key == chosen.key } }
      left.removeAll { $0.difference.primary.contains { $0.key == chosen.key } }
      causes.append(cause(chosen, members, matrices))
    }
    return causes
  }

  private static func cause(
    _ change: SemanticChange, _ members: [(result: SnapshotResult, difference: SemanticDifference)],
    _ matrices: Matrices
  ) -> Cause {
    let owners = members.compactMap { $0.difference.primary.first { $0.key == change.key }?.element }
    let isOne = Set(owners).count == 1
    var cause = Cause(
      title: isOne ? "\(change.element) \(change.sentence)" : change.title, results: members.map(\.result),
      unexplained: members.count { $0.difference.explained < 1000 }, stage: "\(change.stage)")
    cause.details = SemanticText.lines(
      members, leavingOut: change.key, among: matrices.known(of: members.map(\.result)))
    cause.configurations = matrices.configurations(of: members.map(\.result))
    return cause
  }

  /// Equal display lists with different pixels: the renderer changed.
  private static func unchanged(
    _ members: [(result: SnapshotResult, difference: SemanticDifference)], _ matrices: Matrices
  ) -> Cause {
    Cause(
      title: "Same display list, different pixels", results: members.map(\.result), unexplained: members.count,
      stage: "pixels", configurations: matrices.configurations(of: members.map(\.result)))
  }
}
