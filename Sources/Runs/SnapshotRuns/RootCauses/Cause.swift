import Foundation
import SnapshotFoundation
import SnapshotPictureDifferences
import SnapshotLedger

/// A root cause: one change that explains why one or more snapshots differ.
package struct Cause: Equatable, Sendable {
  /// `RoundedRectangle corner radius 8 → 10`; without render traces, the first snapshot and the number of further snapshots
  /// with the same change.
  package var title: String
  package var results: [SnapshotResult]
  /// The number of results with unexplained pixels; `nil` without render traces.
  package var unexplained: Int?
  /// The results with unexplained pixels.
  package var unexplainedKeys: Set<SnapshotResult.Key> = []
  /// The first pipeline stage that changed: `elements`, `layout`, `drawing`, `engine` or `pixels`.
  package var stage: String
  /// Texts that are newly truncated, clipped, overlapped or beyond the screen, as lines with their configurations.
  package var defects: [String] = []
  /// One of the new defects: `Text "Sign in" is truncated`.
  package var exampleOfDefects: String?
  /// The results with new defects.
  package var defectiveKeys: Set<SnapshotResult.Key> = []
  /// Further changes of the same snapshots, as lines.
  package var details: [String] = []
  /// The configurations of a matrix that have the change: `dark`, `accessibility1…accessibility5 × iPad`. Empty without a
  /// matrix. Snapshots with other axes are named apart, and `part of dark` says that some of these did not change.
  package var configurations = ""
  /// The number of results whose explanations this engine verified by rendering them.
  package var proven = 0
  /// Whether the engine changed all pixels, and the view none.
  package var isEngineOnly = false
  /// Why nothing that is known about the results may be believed; `nil` for all other causes.
  package var contradiction: Contradiction?

  /// Identifies the cause on the command line: equal in every report of a run, and in other runs with the same change.
  package var id: String { String(ContentDigest.of(Data("\(stage) \(identity ?? title)".utf8)).prefix(8)) }

  /// All changes that distinguish the cause, if the title states only some.
  var identity: String?

  /// `48 snapshots of 3 names and 12 texts, no unexplained pixels`.
  package var extent: String {
    let pictures = results.filter { !$0.entry.describesView }
    let main = pictures.isEmpty ? results : pictures
    let tests = Set(main.map { SnapshotID.withoutConfiguration($0.id) }).count
    var text = counted(main.count, "snapshot")
    if tests > 1 { text += " of \(tests) names" }
    if main.count < results.count { text += " and " + counted(results.count - main.count, "text") }
    if !configurations.isEmpty { text += ", \(configurations)" }
    if !defectiveKeys.isEmpty { text += ", \(defectiveKeys.count) with new defects" }
    if isEngineOnly { return text + ", engine only, verified" }
    if let unexplained {
      text += unexplained == 0 ? ", no unexplained pixels" : ", \(unexplained) with unexplained pixels"
    }
    return text
  }

  /// How many of the snapshots are pictures, and how many are texts.
  package var counts: (pictures: Int, texts: Int) {
    let pictures = results.count { $0.entry.format == "png" }
    return (pictures, results.count - pictures)
  }

  /// Why the cause cannot be accepted as a whole; `nil` if it can.
  ///
  /// A new defect is never part of an intended change until a person has seen it, and unexplained pixels can hide another
  /// change.
  package var obstacle: String? {
    func snapshots(_ count: Int) -> String { counted(count, "snapshot has", "snapshots have") }
    if let contradiction { return contradiction.reason }
    var reasons: [String] = []
    if !defectiveKeys.isEmpty {
      let example = exampleOfDefects.map { ", such as: \($0)" } ?? ""
      reasons.append("\(snapshots(defectiveKeys.count)) new defects\(example)")
    }
    if let unexplained, unexplained > 0 { reasons.append("\(snapshots(unexplained)) unexplained pixels") }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// The cause with only some of its results; `nil` if none of them remains.
  package func limited(to keys: Set<SnapshotResult.Key>) -> Cause? {
    var cause = self
    cause.results.removeAll { !keys.contains($0.key) }
    guard !cause.results.isEmpty else { return nil }
    cause.unexplainedKeys.formIntersection(keys)
    cause.defectiveKeys.formIntersection(keys)
    cause.unexplained = unexplained.map { _ in cause.unexplainedKeys.count }
    return cause
  }

  /// The root causes of the differences in a run, those of most snapshots first.
  ///
  /// A snapshot with render traces belongs to the change that most of these snapshots share. The remaining snapshots belong
  /// to the change that most of them share, and so on. A layout text belongs to the cause of its picture.
  /// Snapshots without traces share a cause if their pixels or their texts changed in the same way.
  ///
  /// - Complexity: reads each render trace once, and decodes each image once, with its reference.
  package static func causes(of results: [SnapshotResult], in report: RunReport) -> [Cause] {
    var members: [CauseMember] = []
    var others: [SnapshotResult] = []
    var contradicted: [Contradiction: [SnapshotResult]] = [:]
    for (index, result) in results.enumerated() {
      WorkProgress.tell("Finding causes", done: index, of: results.count)
      switch report.difference(of: result) {
      case .explained(let difference): members.append(CauseMember(result: result, difference: difference))
      case .contradictedReference: contradicted[.reference, default: []].append(result)
      case .contradictedPicture: contradicted[.picture, default: []].append(result)
      case .unknown, .tooLarge: others.append(result)
      }
    }
    let matrices = Matrices(report.results)
    var known = Contradiction.allCases.compactMap { contradiction in
      contradicted[contradiction].map { contradiction.cause($0, matrices) }
    }
    known += CauseGrouping(members, matrices).causes
    others = joined(others, to: &known)
    let unknown = EqualChange.groups(of: others, in: report).map { group in
      var cause = Cause(
        title: group.title, results: group.results, unexplained: nil, stage: "pixels",
        configurations: matrices.configurations(of: group.results))
      for case .tooLarge(let reason) in group.results.map(report.difference) where !cause.details.contains(reason) {
        cause.details.append(reason)
      }
      return cause
    }
    return known + unknown
  }

  /// Adds texts of layouts and drawings to the causes of their pictures, and returns the other results.
  ///
  /// A text beside a picture has the picture's name and configuration. Other texts join the cause of most pictures of their test.
  private static func joined(_ results: [SnapshotResult], to causes: inout [Cause]) -> [SnapshotResult] {
    func test(_ result: SnapshotResult) -> [String] { [result.entry.target, result.entry.suite, result.entry.test] }
    func picture(_ result: SnapshotResult) -> [String] { test(result) + [result.entry.name] + result.entry.cell }
    func counts(_ key: (SnapshotResult) -> [String]) -> [[String]: [Int: Int]] {
      causes.enumerated().reduce(into: [:]) { counts, cause in
        for result in cause.element.results { counts[key(result), default: [:]][cause.offset, default: 0] += 1 }
      }
    }
    func most(_ counts: [Int: Int]?) -> Int? { counts?.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
    let (ofPicture, ofTest) = (counts(picture), counts(test))
    return results.filter { result in
      guard result.entry.describesView, result.status != .missing,
        let index = most(ofPicture[picture(result)]) ?? most(ofTest[test(result)])
      else { return true }
      causes[index].results.append(result)
      return false
    }
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

    /// The configurations of some snapshots, among those of their matrices. Matrices with equal axes are one.
    func configurations(of results: [SnapshotResult]) -> String {
      var matrices: [[String]: Matrix] = [:]
      for (name, members) in Dictionary(grouping: results, by: { SnapshotID.withoutConfiguration($0.id) }) {
        let (chosen, all) = (Set(members.map(\.entry.cell)), Set(byName[name] ?? []))
        guard let axes = all.first?.map({ AxisValue($0).axis }) else { continue }
        matrices[axes, default: Matrix()].add(chosen, among: all)
      }
      let texts = matrices.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap(\.value.text)
      return texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "; ")
    }
  }

  /// The configurations of snapshots with equal axes.
  private struct Matrix {
    private var chosen: Set<[String]> = []
    private var all: Set<[String]> = []
    /// Configurations in which some snapshots did not change.
    private var unchanged: Set<[String]> = []

    mutating func add(_ chosen: Set<[String]>, among all: Set<[String]>) {
      self.chosen.formUnion(chosen)
      self.all.formUnion(all)
      unchanged.formUnion(all.subtracting(chosen))
    }

    /// `nil` with one configuration.
    var text: String? {
      guard all.count > 1 else { return nil }
      let cover = ConfigurationCover(Array(chosen), among: Array(all)).text
      if chosen.isDisjoint(with: unchanged) { return cover }
      return chosen.count == all.count ? "part of each matrix" : "part of " + cover
    }
  }
}

extension LedgerEntry {
  /// Whether the reference is a text of a layout or a drawing. The format is only the last extension of the file.
  fileprivate var describesView: Bool {
    ["layout.txt", "elements.txt", "displaylist.txt"].contains { reference.hasSuffix("." + $0) }
  }
}
