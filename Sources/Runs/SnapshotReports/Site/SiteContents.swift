import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

/// All screens of a package, grouped by module and test, from references alone.
package struct SiteContents: Sendable {
  /// What became of a reference since a revision.
  package struct Change: Sendable {
    package enum Kind: String, Sendable { case added, changed, removed }

    package var kind: Kind
    /// What changed, in one line.
    package var cause: String
    /// The contents in the revision.
    package var before: Data?

    package init(kind: Kind, cause: String, before: Data?) {
      self.kind = kind
      self.cause = cause
      self.before = before
    }
  }

  /// The tests of a module with pictures or texts of views.
  struct Module: Sendable {
    var name: String
    var tests: [Test]

    var screens: [Screen] { tests.flatMap(\.screens) }
  }

  /// The snapshots of one test.
  struct Test: Sendable {
    var suite: String
    var title: String
    /// The name of the page, without its extension.
    var page: String
    /// The path of the test file, relative to the package.
    var source: String
    var screens: [Screen]
    var texts: [SnapshotResult]
    /// The removed references, by their paths.
    var removed: [String]
    /// The findings of lint that the package accepted, or that the last run has.
    var findings: [String]
  }

  /// One view in its configurations.
  struct Screen: Sendable {
    var title: String
    /// The anchor on the page of the test.
    var anchor: String
    var sheet: SnapshotSheet
    /// The pictures, in the order of the sheet.
    var pictures: [SnapshotResult] { sheet.all.filter { $0.entry.format == "png" } }
  }

  package let title: String
  /// The revision that the changes refer to; `nil` without one.
  package let revision: String?
  /// The references. Every result has passed.
  let report: RunReport
  let modules: [Module]
  /// The changes by the paths of references, relative to the package.
  let changes: [String: Change]

  /// - Parameters:
  ///   - report: The references as results; see ``ReferenceCatalog``.
  ///   - changes: The changes since a revision by the paths of references, relative to the package.
  package init(
    title: String, report: RunReport, baseline: LintBaseline, revision: String? = nil, changes: [String: Change] = [:],
    removed: [LedgerEntry] = []
  ) {
    self.title = title
    self.report = report
    self.revision = revision
    self.changes = changes
    let findings = SiteFindings(baseline)
    var tests: [[String]: Test] = [:]
    var order: [[String]] = []
    var names = SiteNames()
    func key(_ target: String, _ suite: String, _ test: String) -> [String] { [target, suite, test] }
    func add(_ key: [String], _ entry: LedgerEntry?) {
      guard tests[key] == nil else { return }
      order.append(key)
      tests[key] = Test(
        suite: key[1], title: key[2], page: names.unique(key.joined(separator: "-")),
        source: entry.map { access($0.file, F_OK) == 0 ? report.displayPath($0.file) : "" } ?? "", screens: [],
        texts: [], removed: [], findings: [])
    }
    for sheet in SnapshotSheet.sheets(of: report.results) {
      let key = key(sheet.target, sheet.suite, SnapshotID.title(test: sheet.test, arguments: sheet.arguments))
      add(key, sheet.all.first?.entry)
      let title = sheet.name.isEmpty || Int(sheet.name) != nil ? sheet.test : sheet.name
      if !sheet.rows.isEmpty || !sheet.singles.isEmpty {
        tests[key]?.screens.append(
          Screen(title: title, anchor: names.unique("s-" + key[2] + "-" + title), sheet: sheet))
      }
      tests[key]?.texts += sheet.texts
      let known = tests[key]?.findings ?? []
      tests[key]?.findings += findings.lines(of: sheet.all).filter { !known.contains($0) }
    }
    for entry in removed {
      let key = key(entry.target, entry.suite, entry.test)
      add(key, entry)
      tests[key]?.removed.append(report.displayPath(entry.reference))
    }
    var modules: [Module] = []
    for key in order {
      guard let test = tests[key] else { continue }
      if let index = modules.firstIndex(where: { $0.name == key[0] }) {
        modules[index].tests.append(test)
      } else {
        modules.append(Module(name: key[0], tests: [test]))
      }
    }
    // Modules that have only texts come last.
    self.modules = modules.filter { !$0.screens.isEmpty } + modules.filter(\.screens.isEmpty)
  }

  var screenCount: Int { modules.reduce(0) { $0 + $1.screens.count } }
  package var pictureCount: Int { report.results.count { $0.entry.format == "png" } }

  /// The change of a result since the revision.
  func change(of result: SnapshotResult) -> Change? { changes[report.displayPath(result.entry.reference)] }

  /// The values of an axis in all pictures, in their order.
  func values(of axis: String) -> [String] {
    let labels = Set(report.results.flatMap { $0.entry.cell.filter { $0.hasPrefix(axis + "=") } })
    return labels.sorted(by: SnapshotOrder.valuePrecedes).map { AxisValue($0).value }
  }
}

extension LedgerEntry {
  /// The value of an axis of the configuration; `nil` if it has none.
  func value(of axis: String) -> String? {
    cell.lazy.map(AxisValue.init).first { $0.axis == axis }?.value
  }
}

/// The findings of lint by snapshot.
private struct SiteFindings {
  private let bySnapshot: [String: [String]]

  init(_ baseline: LintBaseline) {
    var found: [String: [String]] = [:]
    for line in baseline.lines {
      let reason = line.reason.isEmpty ? "" : ": " + line.reason
      let measured = line.measured.map { " (\(LintMeasure.text($0)))" } ?? ""
      for snapshot in line.snapshots {
        found[snapshot, default: []].append("\(line.rule) \(line.path)\(measured)\(reason)")
      }
    }
    bySnapshot = found
  }

  /// The findings of snapshots of one name, each once.
  func lines(of results: [SnapshotResult]) -> [String] {
    var lines: [String] = []
    var keys = results.map(\.id)
    if let first = results.first { keys.append(SnapshotID.test(of: first.id) + "#*") }
    for line in keys.flatMap({ bySnapshot[$0] ?? [] }) where !lines.contains(line) { lines.append(line) }
    for finding in results.flatMap({ $0.entry.lint ?? [] }) where finding.exemption == nil {
      let line = "\(finding.rule) \(finding.path): \(finding.message)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}

/// Names of files and anchors: readable, safe in URLs, and different on file systems that ignore case.
struct SiteNames {
  private var taken: Set<String> = []
  private static let longest = 80

  mutating func unique(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || "._".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    let words = String(plain).split(whereSeparator: { $0 == "-" || $0 == "." }).joined(separator: "-")
    let name = String(words.prefix(Self.longest))
    var candidate = name.isEmpty ? "x" : name
    var number = 1
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }
}
