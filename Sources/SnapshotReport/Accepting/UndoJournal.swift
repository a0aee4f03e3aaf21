import Foundation

/// What one command changed of a package's references, kept so that it can be taken back.
///
/// A journal is a folder of its own, written before the first reference is touched:
///
///     .build/snapshots/undo/<number>/journal.json
///     .build/snapshots/undo/<number>/<index>         what stood in the reference before
public struct UndoJournal: Sendable {
  /// One reference that is written or deleted.
  public struct Change: Hashable, Sendable {
    /// Absolute path.
    public var reference: String
    /// The new bytes; `nil` deletes the file.
    public var data: Data?

    public init(reference: String, data: Data?) {
      self.reference = reference
      self.data = data
    }
  }

  /// The verb that made the changes, such as `accept`.
  public var verb: String
  /// The references that were changed, absolute.
  public var references: [String] { manifest.entries.map(\.reference) }

  private let folder: String
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
  public static func perform(_ changes: [Change], verb: String, in packageRoot: String) throws -> UndoJournal? {
    let changes = changes.filter { FileManager.default.contents(atPath: $0.reference) != $0.data }
    guard !changes.isEmpty else { return nil }
    let journal = try begin(changes, verb: verb, in: packageRoot)
    for change in changes {
      if let data = change.data {
        try AtomicFile.write(data, to: change.reference)
      } else if unlink(change.reference) != 0, errno != ENOENT {
        throw ReportError.unwritable(path: change.reference, reason: String(cString: strerror(errno)))
      }
    }
    return journal
  }

  private static func begin(_ changes: [Change], verb: String, in packageRoot: String) throws -> UndoJournal {
    let numbers = numbers(in: packageRoot)
    let folder = root(packageRoot) + "/\((numbers.last ?? 0) + 1)"
    var manifest = Manifest(verb: verb, entries: [])
    for (index, change) in changes.enumerated() {
      let before = FileManager.default.contents(atPath: change.reference)
      if let before { try AtomicFile.write(before, to: "\(folder)/\(index)") }
      manifest.entries.append(
        Manifest.Entry(
          reference: change.reference, before: before == nil ? nil : "\(index)",
          after: change.data.map(ContentDigest.of)))
    }
    try AtomicFile.write(JSONEncoder().encode(manifest), to: folder + "/journal.json")
    for number in numbers.dropLast(kept - 1) {
      try? FileManager.default.removeItem(atPath: root(packageRoot) + "/\(number)")
    }
    return UndoJournal(verb: verb, folder: folder, manifest: manifest)
  }

  /// The last command that can be taken back; `nil` where there is none.
  ///
  /// - Throws: ``ReportError/unreadable(path:reason:)`` for a journal that is damaged.
  public static func last(in packageRoot: String) throws -> UndoJournal? {
    for number in numbers(in: packageRoot).reversed() {
      let folder = root(packageRoot) + "/\(number)"
      // NB: a folder without its manifest is of a command that ended before it changed anything.
      guard let data = FileManager.default.contents(atPath: folder + "/journal.json") else { continue }
      do {
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        return UndoJournal(verb: manifest.verb, folder: folder, manifest: manifest)
      } catch {
        throw ReportError.unreadable(path: folder + "/journal.json", reason: "it is no journal of changes")
      }
    }
    return nil
  }

  private init(verb: String, folder: String, manifest: Manifest) {
    self.verb = verb
    self.folder = folder
    self.manifest = manifest
  }

  /// Puts back what stood there before.
  ///
  /// - Throws: ``UndoError`` where a reference was changed since; nothing is written then. ``ReportError``.
  public func undo() throws {
    var changes: [Change] = []
    for entry in manifest.entries {
      let current = FileManager.default.contents(atPath: entry.reference)
      let before = try entry.before.map { name -> Data in
        guard !name.contains("/"), let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          throw ReportError.unreadable(path: folder + "/" + name, reason: "it is gone")
        }
        return data
      }
      guard current == before || current.map(ContentDigest.of) == entry.after else {
        throw UndoError.changedSince(path: entry.reference)
      }
      changes.append(Change(reference: entry.reference, data: before))
    }
    for change in changes {
      if let data = change.data {
        if FileManager.default.contents(atPath: change.reference) != data {
          try AtomicFile.write(data, to: change.reference)
        }
      } else if unlink(change.reference) != 0, errno != ENOENT {
        throw ReportError.unwritable(path: change.reference, reason: String(cString: strerror(errno)))
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func root(_ packageRoot: String) -> String { packageRoot + "/.build/snapshots/undo" }

  private static func numbers(in packageRoot: String) -> [Int] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root(packageRoot))) ?? []).compactMap(Int.init).sorted()
  }
}

/// Why nothing was taken back.
public enum UndoError: Error, Hashable, Sendable {
  case changedSince(path: String)
}

extension UndoError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .changedSince(let path):
      """
      \(VisibleText.line(path)) was changed after the command that should be taken back; nothing was written. Restore it \
      from version control.
      """
    }
  }

  public var errorDescription: String? { description }
}
