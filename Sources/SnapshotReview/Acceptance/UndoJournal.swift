import Foundation
import SnapshotLedger
import SnapshotRuns

/// What one command changed of a package's references, kept so that it can be taken back.
///
/// A journal is a folder of its own, written before the first reference is touched:
///
///     .build/snapshots/undo/<number>/journal.json
///     .build/snapshots/undo/<number>/<index>         what stood in the reference before
package struct UndoJournal: Sendable {
  /// One reference that is written or deleted.
  package struct Change: Hashable, Sendable {
    /// Absolute path.
    package var reference: String
    /// The new bytes; `nil` deletes the file.
    package var data: Data?

    package init(reference: String, data: Data?) {
      self.reference = reference
      self.data = data
    }
  }

  /// The verb that made the changes, such as `accept`.
  package var verb: String
  /// The references that were changed, absolute.
  package var references: [String] { manifest.entries.map(\.reference) }

  private let folder: String
  private let boundary: PackageBoundary
  private var manifest: Manifest

  private struct Manifest: Codable {
    struct Entry: Codable {
      var reference: String
      /// The file in the journal's folder that holds what stood there before; `nil` where nothing did.
      var before: String?
      /// The digest of what was written; `nil` where the file was deleted.
      var after: String?
    }

    var schemaVersion = 1
    var verb: String
    var entries: [Entry]
  }

  /// How many commands can be taken back.
  private static let kept = 20

  /// Writes and deletes references, after it has kept what they were.
  ///
  /// - Returns: The journal that takes the changes back; `nil` where everything was so already.
  /// - Throws: ``ReportError``. What was changed before an error can be taken back by the ``last(in:)`` journal.
  @discardableResult
  package static func perform(_ changes: [Change], verb: String, in boundary: PackageBoundary) throws -> UndoJournal? {
    for change in changes { try check(change, in: boundary) }
    let changes = try changes.filter { try contents(of: $0.reference) != $0.data }
    guard !changes.isEmpty else { return nil }
    let journal = try begin(changes, verb: verb, in: boundary)
    for change in changes { try make(change) }
    return journal
  }

  /// Whatever is written or deleted is a reference of the package, whoever noted it.
  private static func check(_ change: Change, in boundary: PackageBoundary) throws(UndoError) {
    do throws(PackageBoundary.Refusal) {
      try boundary.check(own: change.reference, deletes: change.data == nil)
    } catch {
      throw .refused(path: change.reference, reason: error.reason)
    }
  }

  private static func make(_ change: Change) throws {
    if let data = change.data {
      try AtomicFile.write(data, to: change.reference)
    } else if unlink(change.reference) != 0, errno != ENOENT {
      throw ReportError.unwritable(path: change.reference, reason: String(cString: strerror(errno)))
    }
  }

  private static func contents(of path: String) throws -> Data? {
    do throws(PlainFile.Refusal) {
      return try PlainFile.read(path, limit: RunFolder.largestArtifact)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
  }

  /// The bytes of a file of the journal; `nil` where there is none.
  private static func kept(_ name: String, in folder: String) throws -> Data? {
    do throws(PlainFile.Refusal) {
      guard let parts = PlainFile.parts(of: name), parts.count == 1 else { throw .invalidPath }
      return try PlainFile.read(parts, below: folder, limit: RunFolder.largestArtifact)
    } catch {
      throw ReportError.unreadable(path: folder + "/" + name, reason: error.reason)
    }
  }

  private static func begin(_ changes: [Change], verb: String, in boundary: PackageBoundary) throws -> UndoJournal {
    let numbers = numbers(in: boundary.root)
    let folder = root(boundary.root) + "/\((numbers.last ?? 0) + 1)"
    var manifest = Manifest(verb: verb, entries: [])
    for (index, change) in changes.enumerated() {
      let before = try contents(of: change.reference)
      if let before { try AtomicFile.write(before, to: "\(folder)/\(index)") }
      manifest.entries.append(
        Manifest.Entry(
          reference: change.reference, before: before == nil ? nil : "\(index)",
          after: change.data.map(ContentDigest.of)))
    }
    try AtomicFile.write(JSONEncoder().encode(manifest), to: folder + "/journal.json")
    for number in numbers.dropLast(kept - 1) {
      try? FileManager.default.removeItem(atPath: root(boundary.root) + "/\(number)")
    }
    return UndoJournal(verb: verb, folder: folder, boundary: boundary, manifest: manifest)
  }

  /// The last command that can be taken back; `nil` where there is none.
  ///
  /// - Throws: ``ReportError/unreadable(path:reason:)`` for a journal that is damaged.
  package static func last(in boundary: PackageBoundary) throws -> UndoJournal? {
    for number in numbers(in: boundary.root).reversed() {
      let folder = root(boundary.root) + "/\(number)"
      // NB: a folder without its manifest is of a command that ended before it changed anything.
      guard let data = try kept("journal.json", in: folder) else { continue }
      do {
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        return UndoJournal(verb: manifest.verb, folder: folder, boundary: boundary, manifest: manifest)
      } catch {
        throw ReportError.unreadable(path: folder + "/journal.json", reason: "it is no journal of changes")
      }
    }
    return nil
  }

  private init(verb: String, folder: String, boundary: PackageBoundary, manifest: Manifest) {
    self.verb = verb
    self.folder = folder
    self.boundary = boundary
    self.manifest = manifest
  }

  /// Puts back what stood there before.
  ///
  /// - Throws: ``UndoError`` where a reference was changed since; nothing is written then. ``ReportError``.
  package func undo() throws {
    let changes = try check()
    for change in changes where try change.data == nil || UndoJournal.contents(of: change.reference) != change.data {
      try UndoJournal.make(change)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What ``undo()`` would do, looked at and not done.
  ///
  /// - Throws: as ``undo()``.
  @discardableResult
  package func check() throws -> [Change] {
    try manifest.entries.map { entry in
      let before = try entry.before.map { name -> Data in
        guard let data = try UndoJournal.kept(name, in: folder) else {
          throw ReportError.unreadable(path: folder + "/" + name, reason: "it is gone")
        }
        return data
      }
      let change = Change(reference: entry.reference, data: before)
      try UndoJournal.check(change, in: boundary)
      let current = try UndoJournal.contents(of: entry.reference)
      guard current == before || current.map(ContentDigest.of) == entry.after else {
        throw UndoError.changedSince(path: entry.reference)
      }
      return change
    }
  }

  private static func root(_ packageRoot: String) -> String { packageRoot + "/.build/snapshots/undo" }

  private static func numbers(in packageRoot: String) -> [Int] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root(packageRoot))) ?? []).compactMap(Int.init).sorted()
  }
}

/// Why nothing was taken back.
package enum UndoError: Error, Hashable, Sendable {
  case changedSince(path: String)
  /// Not a reference of the package, or not to be trusted.
  case refused(path: String, reason: String)
}

extension UndoError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .changedSince(let path):
      """
      \(VisibleText.line(path)) was changed after the command that should be taken back; nothing was written. Restore it \
      from version control.
      """
    case .refused(let path, let reason):
      "\(VisibleText.line(path)) is neither written nor deleted: \(reason). Nothing was changed."
    }
  }

  package var errorDescription: String? { description }
}
