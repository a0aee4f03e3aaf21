import SnapshotFoundation
import SnapshotLedger

/// Compares the findings of a run with the accepted ones.
package struct LintJudgement: Sendable {
  /// The findings, sorted by rule and path.
  package private(set) var records: [LintRecord] = []
  /// The accepted findings after the run, as far as the run knows.
  private let baseline: LintBaseline
  private let current: [Place: Found]
  private let linted: LintedSnapshots
  /// The exempt findings, by the reason.
  package let exempt: [String: Int]

  private struct Place: Hashable {
    var rule: String
    var path: String
  }

  /// A finding in all snapshots that have it.
  private struct Found {
    var snapshots: Set<String> = []
    var measured: Double?
    var message: String
    var cause: String?
    var file: String
    var line: Int
  }

  /// - Parameter entries: The ledger of the run.
  package init(of entries: [LedgerEntry], besides baseline: LintBaseline) {
    self.baseline = baseline
    linted = LintedSnapshots(entries)
    var current: [Place: Found] = [:]
    var exempt: [String: Int] = [:]
    for entry in entries.sorted(by: { SnapshotOrder.textPrecedes($0.id, $1.id) }) {
      for finding in entry.lint ?? [] {
        if let reason = finding.exemption {
          exempt[reason, default: 0] += 1
          continue
        }
        let place = Place(rule: finding.rule, path: finding.path)
        let measured = finding.measured.flatMap(Double.init)
        var found =
          current[place]
          ?? Found(message: finding.message, cause: finding.cause, file: entry.file, line: entry.line)
        if let measured, found.measured.map({ Self.isWorse(measured, than: $0, rule: finding.rule) }) ?? true {
          (found.measured, found.message, found.cause) = (measured, finding.message, finding.cause)
        }
        found.snapshots.insert(entry.id)
        current[place] = found
      }
    }
    self.current = current
    self.exempt = exempt
    judge()
  }

  /// Whether the run looked for findings at all.
  package var hasRun: Bool { !linted.ids.isEmpty }

  private mutating func judge() {
    let accepted = Dictionary(baseline.lines.map { (Place(rule: $0.rule, path: $0.path), $0) }) { first, _ in first }
    for (place, found) in current {
      guard let line = accepted[place] else {
        records.append(record(.new, place, found, found.snapshots))
        continue
      }
      let expected = linted.expand(line.snapshots)
      let further = found.snapshots.subtracting(expected)
      let gone = expected.intersection(linted.ids).subtracting(found.snapshots)
      if !further.isEmpty {
        records.append(record(.worse, place, found, further, reason: line.reason))
      } else if Self.isWorse(found.measured, than: line.measured, rule: place.rule) {
        records.append(record(.worse, place, found, found.snapshots, reason: line.reason))
      } else if !gone.isEmpty {
        records.append(record(.improved, place, found, gone, reason: line.reason))
      } else if linted.knows(line.snapshots), Self.isWorse(line.measured, than: found.measured, rule: place.rule) {
        records.append(record(.improved, place, found, found.snapshots, reason: line.reason))
      } else {
        records.append(record(.accepted, place, found, found.snapshots, reason: line.reason))
      }
    }
    for line in baseline.lines where current[Place(rule: line.rule, path: line.path)] == nil {
      let expected = linted.expand(line.snapshots)
      let seen = expected.intersection(linted.ids)
      let status: LintRecord.Status =
        seen.isEmpty ? .unknown : linted.knows(line.snapshots) ? .fixed : .improved
      records.append(
        LintRecord(
          status: status, rule: line.rule, path: line.path,
          snapshots: (status == .unknown ? Set(line.snapshots) : seen).sorted(by: SnapshotOrder.textPrecedes),
          measured: line.measured, message: "accepted" + (line.reason.isEmpty ? "" : " because: \(line.reason)"),
          reason: line.reason, file: "", line: 0))
    }
    records.sort {
      SnapshotOrder.textPrecedes($0.rule, $1.rule)
        || $0.rule == $1.rule && SnapshotOrder.textPrecedes($0.path, $1.path)
    }
  }

  private func record(
    _ status: LintRecord.Status, _ place: Place, _ found: Found, _ snapshots: Set<String>, reason: String? = nil
  ) -> LintRecord {
    LintRecord(
      status: status, rule: place.rule, path: place.path, snapshots: snapshots.sorted(by: SnapshotOrder.textPrecedes),
      measured: found.measured, message: found.message, cause: found.cause, reason: reason, file: found.file,
      line: found.line)
  }

  /// Returns whether a measurement is worse by more than a hundredth of it.
  private static func isWorse(_ measured: Double?, than other: Double?, rule: String) -> Bool {
    guard let measured, let other else { return false }
    let tolerance = max(0.05, abs(other) * 0.01)
    return LintRule(id: rule)?.isWorseIfSmaller == true
      ? measured < other - tolerance : measured > other + tolerance
  }

  /// Returns the accepted findings without those that are fixed, and with better measurements and fewer snapshots for those
  /// that improved.
  package func shrunk() -> LintBaseline {
    LintBaseline(
      lines: baseline.lines.compactMap { line in
        let expected = linted.expand(line.snapshots)
        let unknown = linted.unknown(line.snapshots)
        guard let found = current[Place(rule: line.rule, path: line.path)] else {
          guard !unknown.isEmpty || expected.intersection(linted.ids).isEmpty else { return nil }
          var rest = line
          if !expected.intersection(linted.ids).isEmpty { rest.snapshots = unknown }
          return rest
        }
        let kept = found.snapshots.intersection(expected)
        guard !kept.isEmpty || !unknown.isEmpty else { return nil }
        var rest = line
        rest.snapshots = Set(linted.compact(kept) + unknown).sorted(by: SnapshotOrder.textPrecedes)
        if unknown.isEmpty, Self.isWorse(line.measured, than: found.measured, rule: line.rule) {
          rest.measured = found.measured
        }
        return rest
      })
  }

  /// Returns the accepted findings with those that are new or worse as well.
  ///
  /// - Parameters:
  ///   - accepted: The accepted findings to add to; `nil` for those of the judgement.
  ///   - reason: The reason of the findings that are new.
  package func grown(of accepted: LintBaseline? = nil, reason: String) -> LintBaseline {
    var grown = accepted ?? baseline
    for record in records where record.status == .new || record.status == .worse {
      let place = Place(rule: record.rule, path: record.path)
      guard let found = current[place] else { continue }
      if let index = grown.lines.firstIndex(where: { $0.rule == record.rule && $0.path == record.path }) {
        let all = linted.expand(grown.lines[index].snapshots).union(found.snapshots)
        grown.lines[index].snapshots = Set(
          linted.compact(all.intersection(linted.ids)) + linted.unknown(grown.lines[index].snapshots)
        ).sorted(by: SnapshotOrder.textPrecedes)
        if Self.isWorse(found.measured, than: grown.lines[index].measured, rule: record.rule) {
          grown.lines[index].measured = found.measured
        }
        if !reason.isEmpty { grown.lines[index].reason = reason }
      } else {
        grown.lines.append(
          LintBaseline.Line(
            rule: record.rule, path: record.path, snapshots: linted.compact(found.snapshots), measured: found.measured,
            reason: reason))
      }
    }
    return grown
  }
}

/// The snapshots in which a run looked for findings.
private struct LintedSnapshots: Sendable {
  let ids: Set<String>
  private let byTest: [String: Set<String>]

  init(_ entries: [LedgerEntry]) {
    ids = Set(entries.filter { $0.lint != nil }.map(\.id))
    byTest = Dictionary(grouping: ids, by: SnapshotID.test(of:)).mapValues(Set.init)
  }

  private static func isWhole(_ place: String) -> Bool { place.hasSuffix("#*") }

  /// Returns the ids with those of this run for `#*`.
  func expand(_ places: [String]) -> Set<String> {
    places.reduce(into: []) { ids, place in
      if Self.isWhole(place) { ids.formUnion(byTest[SnapshotID.test(of: place)] ?? []) } else { ids.insert(place) }
    }
  }

  /// Returns the places that this run didn't render.
  func unknown(_ places: [String]) -> [String] {
    places.filter { Self.isWhole($0) ? byTest[SnapshotID.test(of: $0)] == nil : !ids.contains($0) }
  }

  /// Returns whether this run rendered all places.
  func knows(_ places: [String]) -> Bool { unknown(places).isEmpty }

  /// Returns the ids, with `#*` for tests all of whose snapshots are among them.
  func compact(_ chosen: Set<String>) -> [String] {
    Dictionary(grouping: chosen, by: SnapshotID.test(of:)).flatMap { test, ids in
      byTest[test] == Set(ids) ? [test + "#*"] : ids
    }.sorted(by: SnapshotOrder.textPrecedes)
  }
}
