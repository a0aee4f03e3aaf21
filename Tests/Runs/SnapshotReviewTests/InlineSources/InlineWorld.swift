import Foundation
import SnapshotLedger
import SnapshotReview
import SnapshotRunFixtures
import SnapshotRuns
import SnapshotSourceEdits

/// A package with a run, to be forged.
final class InlineWorld {
  let package: TemporaryPackage
  /// A folder for a run of another machine.
  private let elsewhere: TemporaryPackage
  let isOwn: Bool
  var entries: [LedgerEntry] = []

  static let testFile = "Tests/AppTests/LoginTests.swift"

  init(isOwn: Bool) throws {
    self.isOwn = isOwn
    package = try TemporaryPackage()
    elsewhere = try TemporaryPackage()
    try write(
      "Package.swift", "let package = Package(targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])\n")
    try write("Sources/App/App.swift", "let value = 1\n")
  }

  var run: RunFolder { isOwn ? package.run : elsewhere.run }

  func write(_ path: String, _ text: String) throws { try package.write(path, Data(text.utf8)) }

  func text(_ path: String) -> String { String(decoding: package.read(path) ?? Data(), as: UTF8.self) }

  private func keep(_ name: String, _ text: String?) throws -> String? {
    try text.map { try (isOwn ? package : elsewhere).keep(name, Data($0.utf8)) }
  }

  /// Writes a source in which « and » enclose what an edit replaces, and adds the entry that proposes the edit.
  func propose(_ edit: InlineProposal) throws {
    let parts = edit.source.split(separator: /[«»]/, omittingEmptySubsequences: false).map(String.init)
    try write(edit.file, parts.joined())
    let path = package.root + "/" + edit.file
    let source = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    let line = edit.line ?? 1 + parts[0].utf8.count { $0 == UInt8(ascii: "\n") }
    let proposal = ProposedSourceEdit(
      source: source, original: SourceJournal.fingerprint(of: Array(parts.joined().utf8)),
      site: edit.site ?? "\(line):1:matches",
      edit: SourceEdit(
        offset: edit.offset ?? parts[0].utf8.count, length: parts.count > 2 ? parts[1].utf8.count : 0,
        replacement: edit.replacement))
    let name = "inline-\(entries.count + 1)"
    entries.append(
      .example(
        name: name, outcome: edit.expected == nil ? .missing : .changed, format: "txt", file: path, line: line,
        reference: "\(path):\(line)",
        artifacts: .init(
          expected: try keep(name + "-expected.txt", edit.expected),
          actual: try keep(name + "-actual.txt", edit.actual),
          edit: try keep(name + "-edit.json", String(decoding: JSONEncoder().encode(proposal), as: UTF8.self)))))
  }

  /// Accepts all snapshots of the run, and returns the reasons of those that were refused.
  @discardableResult
  func accept(in boundary: PackageBoundary? = nil, between: () throws -> Void = {}) throws -> [String] {
    let report = RunReport(
      folder: run, ledger: Ledger(entries: entries),
      facts: .example(packageDirectory: package.root), in: boundary ?? package.boundary)
    let acceptance = try Acceptance(of: report, keys: [])
    try between()
    do {
      try acceptance.perform()
    } catch {
      return ["\(error)"]
    }
    return acceptance.refused.map { "\($0.error)" }
  }

  /// The files of the package, except those of runs.
  func files() -> [String: Data] {
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: package.root) ?? .init()
    where !path.hasPrefix(".build/snapshots") {
      files[path] = FileManager.default.contents(atPath: package.root + "/" + path) ?? Data()
    }
    return files
  }
}

/// An edit that a run proposes.
struct InlineProposal {
  var file = InlineWorld.testFile
  /// The source, in which « and » enclose what the edit replaces.
  var source: String
  var replacement = "{ \"new\" }"
  var expected: String? = "old"
  var actual = "new"
  var line: Int?
  var offset: Int?
  var site: String?
}
