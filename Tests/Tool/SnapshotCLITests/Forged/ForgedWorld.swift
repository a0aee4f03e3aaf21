import Foundation
import Raster
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import SnapshotSourceEdits

/// A home folder, a package and a run of somewhere else side by side, so that a forged run has something to reach for.
final class ForgedWorld {
  let root: String
  /// The entries of the run's ledger, one of a text that changed as long as nothing is forged.
  var entries: [LedgerEntry]
  var facts: RunFacts?
  /// The text of files that are none of the run's; it must not appear anywhere.
  static let secret = "FOREIGN-CONTENT-4711"
  static let id = "AppTests/LoginTests/welcome()#1"

  var app: String { root + "/app" }
  var home: String { root + "/home" }
  var run: String { root + "/run" }
  var out: String { root + "/out" }
  /// The folder of the test's references.
  var references: String { app + "/Tests/AppTests/__Snapshots__/LoginTests" }
  var testFile: String { app + "/Tests/AppTests/LoginTests.swift" }
  var undo: String { app + "/.build/snapshots/undo/1" }

  static let source =
    "import InlineSnapshotTesting\n\nfunc check() {\n  assertInlineSnapshot(of: value, as: .lines)\n}\n"
  static let picture = Result {
    try PNG.encode(PixelBuffer(width: 7, height: 5, filledWith: RGBA(red: 0x12, green: 0x97, blue: 0x4D)))
  }

  init() throws {
    root = NSTemporaryDirectory() + "forged-\(UInt64.random(in: 0 ... .max))"
    entries = []
    entries = [entry()]
    facts = RunFacts(packageDirectory: app, arguments: ["test"])
    try write(home + "/.bashrc", "alias ls='ls -l'\n")
    try write(home + "/notes.txt", "\(Self.secret)\n")
    try write(home + "/notes.json", "\"\(Self.secret)\"\n")
    try write(home + "/Other.swift", Self.source + "// \(Self.secret)\n")
    try write(home + "/secret.png", Self.picture.get())
    try write(home + "/__Snapshots__/a.txt", Self.secret)
    try write(root + "/\u{301}notes.txt", Self.secret)
    try write(root + "/app-evil/__Snapshots__/a.txt", Self.secret)
    try write(app + "/Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\n")
    try write(app + "/Makefile", "all:\n")
    try write(app + "/.git/config", "[core]\n\tbare = false\n")
    try write(app + "/.git/hooks/pre-commit.sample", "#!/bin/sh\n")
    try write(app + "/.build/checkouts/other/Tests/OtherTests.swift", Self.source)
    try write(app + "/Sources/App/App.swift", "let value = 1\n")
    try write(testFile, Self.source)
    try write(references + "/welcome.1.txt", "old\n")
    try write(app + "/Tests/AppTests/__Snapshots__/run.sh", "#!/bin/sh\n")
    try write(run + "/artifacts/expected.txt", "old\n")
    try write(run + "/artifacts/actual.txt", "forged\n")
    try makeFolder(out)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// An honest entry of the run, to be changed.
  func entry(_ name: String = "1", outcome: LedgerEntry.Outcome = .changed, format: String = "txt") -> LedgerEntry {
    LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, file: testFile, line: 4, outcome: outcome, format: format, mode: "never",
      reference: references + "/welcome.\(name).\(format)",
      artifacts: .init(expected: "artifacts/expected.txt", actual: "artifacts/actual.txt"), milliseconds: 1, process: 1)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// Puts a symbolic link in the place of whatever is there.
  func link(_ path: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    try makeFolder((path as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Puts a pipe in the place of whatever is there: who opens it to read waits for ever.
  func pipe(_ path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    guard mkfifo(path, 0o644) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Writes the ledger and the facts, unless a forger put something else there.
  func writeRun() throws {
    let lines = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    if !Self.exists(run + "/ledger.jsonl") { try write(run + "/ledger.jsonl", lines.joined()) }
    if let facts, !Self.exists(run + "/run.json") { try write(run + "/run.json", JSONEncoder().encode(facts)) }
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Everything that is not the run's own, not written for the caller, and not kept to take back: path, kind and bytes.
  func outside() -> [String: String] {
    var found: [String: String] = [:]
    var folders = [root]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = folder + "/" + name
        guard ![run, out, app + "/.build/snapshots"].contains(path) else { continue }
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        let mode = String(status.st_mode, radix: 8)
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
          found[path] = mode
          folders.append(path)
        case S_IFREG:
          found[path] = mode + " " + (FileManager.default.contents(atPath: path) ?? Data()).base64EncodedString()
        case S_IFLNK:
          found[path] = mode + " " + ((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
        default: found[path] = mode
        }
      }
    }
    return found
  }

  /// What differs from an earlier state, by path.
  func changes(since before: [String: String]) -> [String] {
    let now = outside()
    return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
  }

  /// All that was written for the caller.
  func written() -> String {
    let paths = (FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.compactMap { FileManager.default.contents(atPath: out + "/" + $0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// Proposes an edit of a source as a failed inline assertion does.
  func propose(_ replacement: String, at offset: Int, length: Int = 0, of source: String, actual: String) throws {
    let bytes = Array(FileManager.default.contents(atPath: source) ?? Data())
    let proposal = ProposedSourceEdit(
      source: source, original: SourceJournal.fingerprint(of: bytes), site: "4:3:matches",
      edit: SourceEdit(offset: offset, length: length, replacement: replacement))
    try write(run + "/artifacts/edit.json", JSONEncoder().encode(proposal))
    try write(run + "/artifacts/actual.txt", actual)
    entries[0].file = source
    entries[0].reference = source + ":4"
    entries[0].artifacts = .init(actual: "artifacts/actual.txt", edit: "artifacts/edit.json")
  }

  /// Where the closure of the inline assertion belongs.
  static var endOfCall: Int { source.utf8.count - "\n}\n".utf8.count }

  /// A journal that would put something back.
  func journal(reference: String, before: String?, after: String) throws {
    let before = before.map { "\"before\":\"\($0)\"," } ?? ""
    let digest = ContentDigest.of(Data(after.utf8))
    try write(
      undo + "/journal.json",
      "{\"schemaVersion\":1,\"verb\":\"accept\",\"entries\":[{\"reference\":\"\(reference)\",\(before)\"after\":\"\(digest)\"}]}"
    )
    try write(undo + "/0", "forged\n")
  }

  /// A file of decisions that accepts the one entry.
  func decide(actual: String = "forged\n", reference: String? = "old\n", id: String = id, format: String = "txt") throws
  {
    var decisions = Decisions(run: "run")
    decisions.decisions = [
      .init(
        id: id, format: format, decision: .accept, actual: ContentDigest.of(Data(actual.utf8)),
        reference: reference.map { ContentDigest.of(Data($0.utf8)) })
    ]
    try write(root + "/decisions.json", JSONEncoder().encode(decisions))
  }
}
