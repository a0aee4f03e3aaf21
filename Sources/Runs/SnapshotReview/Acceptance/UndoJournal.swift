import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// A record of the references that a command changed, with which the changes can be undone.
///
/// A journal is a folder that is written before the first reference is changed:
///
///     .build/snapshots/undo/<number>/journal.json
///     .build/snapshots/undo/<number>/<index>         the previous content of a reference
package struct UndoJournal: Sendable {
  /// The change of one reference.
  package struct Change: Hashable, Sendable {
    /// The absolute path of the reference.
    package var reference: String
    /// The new content; `nil` deletes the file.
    package var data: Data?
    /// The present content, which is `nil` without a file; `nil` if it was not read yet.
    var before: Data??
    /// Whether the file becomes executable; `nil` if its mode stays.
    var isExecutable: Bool?

    package init(reference: String, data: Data?) { self.init(reference: reference, data: data, before: nil) }

    init(reference: String, data: Data?, before: Data??, isExecutable: Bool? = nil) {
      self.reference = reference
      self.data = data
      self.before = before
      self.isExecutable = isExecutable
    }

    /// Whether the change would do nothing to the present file.
    func isDone(before present: Data?, in boundary: PackageBoundary) -> Bool {
      present == data && (isExecutable == nil || isExecutable == boundary.isExecutable(reference))
    }
  }

  /// The command that made the changes, such as `accept`.
  package var verb: String
  /// The absolute paths of the changed references.
  package var references: [String] { manifest.entries.map(\.reference) }

  private let folder: String
  private let boundary: PackageBoundary
  private var manifest: Manifest

  private struct Manifest: Codable {
    struct Entry: Codable {
      var reference: String
      /// The file in the journal's folder with the previous content; `nil` if the reference did not exist.
      var before: String?
      /// The digest of the new content; `nil` if the reference was deleted.
      var after: String?
      /// Whether the file was executable before; `nil` if the command left its mode.
      var wasExecutable: Bool?
    }

    var schemaVersion = 1
    var verb: String
    /// The name of the run whose snapshots were accepted.
    var run: String?
    var entries: [Entry]
  }

  private static let manifestName = "journal.json"
  /// The size in bytes of the largest manifest that is read: about 100,000 references.
  package static let largestManifest = 64 << 20

  /// The number of commands that can be undone.
  private static let largestCount = 20

  /// Writes and deletes references, after saving their previous contents.
  ///
  /// - Parameter run: The run whose snapshots are accepted. What the package's own run claims as its references may be written.
  /// - Returns: The journal that undoes the changes; `nil` if nothing changed.
  /// - Throws: ``UndoError`` and `ReportError`. The ``last(in:)`` journal can undo the changes made before an error.
  @discardableResult
  package static func perform(
    _ changes: [Change], verb: String, in boundary: PackageBoundary, run: RunFolder? = nil
  ) throws -> UndoJournal? {
    var check = Check(boundary: boundary, run: run?.name)
    let known = try changes.map { change in
      let place = try check.place(of: change)
      let before: Data?
      if let read = change.before { before = read } else { before = try contents(of: change.reference, in: boundary) }
      try check.contents(of: change, before: before, at: place)
      return (change, before: before)
    }.filter { change, before in !change.isDone(before: before, in: boundary) }
    guard !known.isEmpty else { return nil }
    let journal = try begin(known, verb: verb, in: boundary, run: run)
    for (change, before) in known { try apply(change, before: before, in: boundary) }
    return journal
  }

  /// Checks that a change is of a reference of the package.
  private struct Check {
    let boundary: PackageBoundary
    /// The name of the run whose snapshots were accepted.
    let run: String?
    /// The references that the run claims, if the package made it; read once.
    private var claims: Set<String>?

    init(boundary: PackageBoundary, run: String?) {
      self.boundary = boundary
      self.run = run
    }

    mutating func place(of change: Change) throws(UndoError) -> PackageBoundary.Place {
      do throws(PackageBoundary.Refusal) {
        return try boundary.check(own: change.reference, deletes: change.data == nil) { isClaimed($0) }
      } catch {
        throw .refused(path: change.reference, reason: error.reason)
      }
    }

    /// Checks that a change of a source is one of inline references, or that the source itself is a reference.
    mutating func contents(of change: Change, before: Data?, at place: PackageBoundary.Place) throws(UndoError) {
      guard place == .source, let new = change.data, before != new else { return }
      let isInline =
        before.map {
          InlineEdit.changesOnlyReferences(
            of: boundary.normalized(change.reference) ?? "", from: $0, to: new, packageRoot: boundary.root)
        } ?? false
      guard isInline || isClaimed(change.reference) else {
        throw .refused(path: change.reference, reason: "the change is not one of inline references only")
      }
    }

    private mutating func isClaimed(_ path: String) -> Bool {
      if claims == nil {
        claims = []
        if let run, PlainFile.parts(of: run)?.count == 1, !run.hasPrefix("."),
          let report = try? RunReport(of: RunFolder(packageRoot: boundary.root, run: run), in: boundary),
          report.origin.isOwn
        {
          claims = Set(report.results.compactMap { report.referencePath(of: $0.entry) })
        }
      }
      return claims?.contains(path) == true
    }
  }

  /// Makes a change, unless the file is no longer the one that was read.
  private static func apply(_ change: Change, before: Data?, in boundary: PackageBoundary) throws {
    guard try contents(of: change.reference, in: boundary) == before else {
      throw UndoError.changedSince(path: change.reference)
    }
    try boundary.write(change.data, to: change.reference, isExecutable: change.isExecutable)
  }

  private static func contents(of path: String, in boundary: PackageBoundary) throws -> Data? {
    do throws(PlainFile.Refusal) {
      return try boundary.read(path)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
  }

  /// Returns the contents of a file of the journal; `nil` if it does not exist.
  private static func contents(ofJournalFile name: String, in folder: String) throws -> Data? {
    do throws(PlainFile.Refusal) {
      guard let parts = PlainFile.parts(of: name), parts.count == 1 else { throw .invalidPath }
      let limit = name == manifestName ? largestManifest : RunFolder.largestArtifact
      return try PlainFile.read(parts, below: folder, limit: limit)
    } catch {
      throw ReportError.unreadable(path: folder + "/" + name, reason: error.reason)
    }
  }

  private static func begin(
    _ changes: [(Change, before: Data?)], verb: String, in boundary: PackageBoundary, run: RunFolder?
  ) throws -> UndoJournal {
    let numbers = numbers(in: boundary.root)
    let folder = root(boundary.root) + "/\((numbers.last ?? 0) + 1)"
    var manifest = Manifest(verb: verb, run: run?.name, entries: [])
    for (index, (change, before)) in changes.enumerated() {
      if let before { try OutputFile.write(before, to: "\(folder)/\(index)") }
      manifest.entries.append(
        Manifest.Entry(
          reference: change.reference, before: before == nil ? nil : "\(index)",
          after: change.data.map(ContentDigest.of),
          wasExecutable: change.isExecutable == nil && change.data != nil
            ? nil : boundary.isExecutable(change.reference)))
    }
    try OutputFile.write(JSONEncoder().encode(manifest), to: folder + "/journal.json")
    for number in numbers.dropLast(largestCount - 1) {
      try? FileManager.default.removeItem(atPath: root(boundary.root) + "/\(number)")
    }
    return UndoJournal(verb: verb, folder: folder, boundary: boundary, manifest: manifest)
  }

  /// Returns the journal of the last command that can be undone; `nil` if there is none.
  ///
  /// - Throws: `ReportError.unreadable` if the journal is damaged.
  package static func last(in boundary: PackageBoundary) throws -> UndoJournal? {
    for number in numbers(in: boundary.root).reversed() {
      let folder = root(boundary.root) + "/\(number)"
      // NB: a folder without a manifest belongs to a command that ended before it changed anything.
      guard let data = try contents(ofJournalFile: manifestName, in: folder) else { continue }
      do {
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        return UndoJournal(verb: manifest.verb, folder: folder, boundary: boundary, manifest: manifest)
      } catch {
        throw ReportError.unreadable(
          path: folder + "/journal.json", reason: "it is not a valid undo journal; restore the references from git")
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

  /// Restores the previous contents.
  ///
  /// - Throws: ``UndoError`` if a reference was changed since; nothing is written then. `ReportError`.
  package func undo() throws {
    let changes = try check()
    for change in changes {
      guard let before = change.before, !change.isDone(before: before, in: boundary) else { continue }
      try UndoJournal.apply(change, before: before, in: boundary)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Checks and returns the changes that ``undo()`` would make.
  ///
  /// - Throws: The errors of ``undo()``.
  @discardableResult
  package func check() throws -> [Change] {
    var check = Check(boundary: boundary, run: manifest.run)
    return try manifest.entries.map { entry in
      let before = try entry.before.map { name -> Data in
        guard let data = try UndoJournal.contents(ofJournalFile: name, in: folder) else {
          throw ReportError.unreadable(
            path: folder + "/" + name, reason: "the file does not exist; restore the reference from git")
        }
        return data
      }
      var change = Change(reference: entry.reference, data: before)
      change.isExecutable = before == nil ? nil : entry.wasExecutable
      let place = try check.place(of: change)
      let current = try UndoJournal.contents(of: entry.reference, in: boundary)
      change.before = .some(current)
      try check.contents(of: change, before: current, at: place)
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

/// An error that occurs when a command is undone.
package enum UndoError: Error, Hashable, Sendable {
  case changedSince(path: String)
  /// The path is not a reference of the package, or a symbolic link leads to it.
  case refused(path: String, reason: String)
}

extension UndoError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .changedSince(let path):
      """
      Cannot undo: \(VisibleText.line(path)) was changed after the command. Nothing was written. Restore the file from git \
      instead.
      """
    case .refused(let path, let reason):
      "Cannot write or delete \(VisibleText.line(path)): \(reason). Nothing was changed."
    }
  }

  package var errorDescription: String? { description }
}
