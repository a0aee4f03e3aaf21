import Foundation
import SnapshotLedger
import SnapshotSourceEdits

/// A source file in a temporary folder, with the folder of a run.
struct TemporarySource {
  let root: String
  var path: String { root + "/Source.swift" }

  func journal() -> SourceJournal { SourceJournal(source: path, run: RunFolder(path: root + "/run")) }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  init(_ text: String) throws {
    let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("inline-tests-\(UUID().uuidString)")
    // Errors have the path with symbolic links resolved.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    try write(text)
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }
}
