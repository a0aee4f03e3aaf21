/// One reason for which snapshots differ, and how far it explains each.
package struct Cause: Hashable, Sendable {
  /// `RoundedRectangle corner radius 8 → 10`; where nothing is known of the elements, the first snapshot and how many more
  /// changed in the same way.
  package var title: String
  package var results: [SnapshotResult]
  /// How many of the results have changed pixels that nothing explains; `nil` where nothing is known of the elements.
  package var unexplained: Int?
  /// The first station of the way from value to picture that changed: `elements`, `layout`, `drawing`, `pixels`.
  package var station: String
  /// Further changes that come with it, in lines.
  package var details: [String] = []
  /// Where in matrices it happened, in few words: `dark`, `accessibility1…accessibility5 × iPad`; empty without a matrix,
  /// and where it is another place in each.
  package var cells = ""

  /// `48 snapshots in 3 tests, nothing unexplained`.
  package var extent: String {
    let tests = Set(results.map { SnapshotID.withoutConfiguration($0.id) }).count
    var text = "\(DifferenceSentence.grouped(results.count)) \(results.count == 1 ? "snapshot" : "snapshots")"
    if tests > 1 { text += " of \(tests) names" }
    if !cells.isEmpty { text += ", \(cells)" }
    if let unexplained {
      text += unexplained == 0 ? ", nothing unexplained" : ", \(unexplained) with pixels that this does not explain"
    }
    return text
  }

  /// The causes of what differs in a run, those of most snapshots first.
  ///
  /// A snapshot whose elements are known belongs to the change that most such snapshots share; those left over to the change
  /// that most of them share, and so on. The others are one cause where their pixels, or their words, changed from the same to
  /// the same.
  ///
  /// - Complexity: each text behind a picture is read once; of other pictures, each with its reference is decoded once.
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
        title: group.title, results: group.results, unexplained: nil, station: "pixels",
        cells: matrices.cells(of: group.results))
    }
    return known + unknown
  }

  /// All snapshots of a run by their name, so that it can be told which cells of a matrix something happened in.
  struct Matrices {
    private let byName: [String: [[String]]]

    init(_ results: [SnapshotResult]) {
      byName = results.reduce(into: [:]) { all, result in
        guard !result.entry.cell.isEmpty else { return }
        all[SnapshotID.withoutConfiguration(result.id), default: []].append(result.entry.cell)
      }
    }

    /// All cells of the names of some snapshots.
    func known(of results: [SnapshotResult]) -> [[String]] {
      Set(results.map { SnapshotID.withoutConfiguration($0.id) }).sorted().flatMap { byName[$0] ?? [] }
    }

    /// Which cells some snapshots are, where that is the same for each of their names.
    func cells(of results: [SnapshotResult]) -> String {
      let chosen = Dictionary(grouping: results) { SnapshotID.withoutConfiguration($0.id) }
      var sets = Set<[Set<[String]>]>()
      for (name, members) in chosen {
        sets.insert([Set(members.map(\.entry.cell)), Set(byName[name] ?? [])])
      }
      guard sets.count == 1, let only = sets.first, let some = only[0].first, !some.isEmpty, only[1].count > 1 else {
        return ""
      }
      return CellCover(Array(only[0]), among: Array(only[1])).text
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
      // Of equally frequent ones that of the earliest snapshot, so that the order never depends on hashing.
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
      unexplained: members.count { $0.difference.explained < 1000 }, station: "\(change.station)")
    cause.details = SemanticText.lines(
      members, leavingOut: change.key, among: matrices.known(of: members.map(\.result)))
    cause.cells = matrices.cells(of: members.map(\.result))
    return cause
  }

  /// The same elements drawn in the same way, and other pixels: what draws them changed.
  private static func unchanged(
    _ members: [(result: SnapshotResult, difference: SemanticDifference)], _ matrices: Matrices
  ) -> Cause {
    Cause(
      title: "The same drawing makes other pixels", results: members.map(\.result), unexplained: members.count,
      station: "pixels", cells: matrices.cells(of: members.map(\.result)))
  }
}
