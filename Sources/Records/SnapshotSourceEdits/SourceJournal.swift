import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The edits of one source file in a run.
///
///     <run>/inline/<file>-<hash>/original        the source as it was compiled
///     <run>/inline/<file>-<hash>/edits.jsonl     the edits, one per line, that refer to the original
///     <run>/inline/<file>-<hash>/lock
///
/// The source file always equals the original with the first edits of the journal applied: with all of them, unless the
/// process crashed before it applied the last edits, or some were reverted. If the source file differs, a user edited it, and
/// the journal writes nothing. Edits refer to the source that the compiler saw, so several processes can edit one file
/// without regard to lines that other edits moved.
package final class SourceJournal: @unchecked Sendable {
  /// The absolute path of the source file, with symbolic links resolved.
  package let source: String
  private let folder: String
  /// The paths of the files of the journal, relative to the folder of the run.
  package let files: [String]
  // `lock` guards `known` and `isSwept`, which makes the class `Sendable`. `known` is the state that was read last; it is
  // valid as long as the size of the journal and the contents of the source are the same.
  private let lock = NSLock()
  private var known: Record?
  private var isSwept = false

  /// Creates the journal of a source file in a run. Writes no file.
  package init(source: String, run: RunFolder) {
    self.source = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    let name = (self.source as NSString).lastPathComponent
    let own = "inline/\(name)-\(Self.fingerprint(of: Array(self.source.utf8)))"
    folder = "\(run.path)/\(own)"
    files = ["original", "edits.jsonl", "lock"].map { "\(own)/\($0)" }
  }

  /// A source that edits can refer to.
  package struct Origin: Sendable {
    /// The contents of the source.
    package var bytes: [UInt8]
    /// The time of the last change before the first edit of the run.
    package var time: FileTime
    /// The time of the last change; later than ``time`` if the run edited the source.
    package var lastChange: FileTime
    /// Whether the run edited the source.
    package var isEdited: Bool
    /// The edits of the run that are applied.
    package var edits: [SourceEdit]

    /// The fingerprint of ``bytes``.
    package var fingerprint: String { SourceJournal.fingerprint(of: bytes) }
  }

  /// The result of an edit.
  package enum Outcome: Hashable, Sendable {
    /// The source file was edited.
    case written
    /// The site already has this edit.
    case unchanged
  }

  /// Returns the source that was compiled: the original of the edits, or the current source file.
  ///
  /// - Parameter isRight: Returns whether a source is the one that was compiled. Called for the two in this order.
  /// - Throws: ``SourceEditError/changed(path:)`` if neither is the compiled source.
  package func origin(where isRight: (Origin) -> Bool) throws(SourceEditError) -> Origin {
    try locked { () throws(SourceEditError) in try begin(where: isRight).origin }
  }

  /// Applies an edit to the compiled source. A second, different edit of a site throws an error and reverts the first.
  package func make(_ edit: SourceEdit, site: String, where isRight: (Origin) -> Bool) throws(SourceEditError)
    -> Outcome
  {
    try locked { () throws(SourceEditError) in
      var record = try begin(where: isRight)
      if let earlier = record.edits[site] {
        guard earlier != edit else { return .unchanged }
        if earlier != nil { try write(&record, adding: [Line(site: site, edit: nil)]) }
        throw SourceEditError.conflicting(path: source)
      }
      try write(&record, adding: [Line(site: site, edit: edit)])
      return .written
    }
  }

  /// Adds edits to the journal and returns the contents of the source file before and after them, which the caller can write.
  /// An edit replaces an earlier edit of its site.
  ///
  /// Reads the source again only if it changed after ``origin(where:)`` read it.
  ///
  /// - Parameter edits: The edits by their sites.
  package func prepare(
    _ edits: [String: SourceEdit], where isRight: (Origin) -> Bool
  ) throws(SourceEditError) -> (before: [UInt8], after: [UInt8]) {
    try locked { () throws(SourceEditError) in
      var record: Record
      if let known = unchanged(where: isRight) { record = known } else { record = try begin(where: isRight) }
      let before = record.current
      let new = edits.filter { record.edits[$0.key] != .some($0.value) }.sorted { $0.key < $1.key }
      guard !new.isEmpty else { return (before, before) }
      return (before, try note(new.map { Line(site: $0.key, edit: $0.value) }, in: &record))
    }
  }

  /// Reverts the edit of a site, and rejects further edits of the site.
  package func withdraw(site: String, where isRight: (Origin) -> Bool) throws(SourceEditError) {
    try locked { () throws(SourceEditError) in
      var record = try begin(where: isRight)
      guard record.edits[site] != .some(nil) else { return }
      try write(&record, adding: [Line(site: site, edit: nil)])
    }
  }

  /// Returns the fingerprint of a source's bytes.
  package static func fingerprint(of bytes: [UInt8]) -> String { StableHash.hexadecimal(of: bytes) }
}

// MARK: - On disk

extension SourceJournal {
  /// A line of `edits.jsonl`. The first line has the time of the original. The other lines have a site and its edit, or no
  /// edit for a site that is not edited.
  private struct Line: Codable {
    var originalTime: FileTime?
    var site: String?
    var edit: SourceEdit?
  }

  /// The contents of the journal.
  private struct Record {
    var original: [UInt8]
    var time: FileTime
    /// The lines whose edits are applied.
    var lines: [Line] = []
    /// The last edit of each site.
    var edits: [String: SourceEdit?] = [:]
    /// The current contents of the source file.
    var current: [UInt8]
    var lastChange: FileTime
    /// The size of `edits.jsonl`; `nil` if the file must be rewritten.
    var journalSize: Int?

    var origin: Origin {
      Origin(
        bytes: original, time: time, lastChange: lastChange, isEdited: current != original,
        edits: edits.values.compactMap { $0 })
    }

    mutating func add(_ lines: some Sequence<Line>) {
      for line in lines {
        guard let site = line.site else { continue }
        self.lines.append(line)
        edits[site] = .some(line.edit)
      }
    }

    /// The original with the edits applied; `nil` if they overlap.
    var result: [UInt8]? { SourceEdit.apply(edits.values.compactMap { $0 }, to: original) }
  }

  private var originalPath: String { folder + "/original" }
  private var editsPath: String { folder + "/edits.jsonl" }

  private func locked<R>(_ body: () throws(SourceEditError) -> R) throws(SourceEditError) -> R {
    lock.lock()
    defer { lock.unlock() }
    try SourceFile.makeFolder(folder)
    let descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path: folder + "/lock", reason: String(cString: strerror(errno)))
    }
    // Closing the descriptor releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw .unwritable(path: folder + "/lock", reason: String(cString: strerror(errno)))
      }
    }
    return try body()
  }

  /// Returns the state that was read last, if neither the source nor the journal changed since.
  private func unchanged(where isRight: (Origin) -> Bool) -> Record? {
    guard let known, known.lastChange == FileTime(of: source), known.current.count == SourceFile.size(source),
      known.journalSize == SourceFile.size(editsPath), isRight(known.origin)
    else { return nil }
    return known
  }

  private func begin(where isRight: (Origin) -> Bool) throws(SourceEditError) -> Record {
    let file = try SourceFile.read(source)
    if let record = try continued(file), isRight(record.origin) {
      known = record
      return record
    }
    let fresh = Record(original: file.bytes, time: file.time, current: file.bytes, lastChange: file.time)
    guard isRight(fresh.origin) else { throw .changed(path: source) }
    // The first edit writes the files of the journal.
    known = fresh
    return fresh
  }

  /// Returns the part of the journal that leads to the current source file.
  private func continued(_ file: SourceFile) throws(SourceEditError) -> Record? {
    guard let size = SourceFile.size(editsPath) else { return nil }
    if var known, known.journalSize == size, known.current == file.bytes {
      known.lastChange = file.time
      return known
    }
    let original = try SourceFile.read(originalPath).bytes
    let lines = Self.lines(in: try SourceFile.read(editsPath).bytes)
    guard let time = lines.first?.originalTime else { return nil }
    for count in stride(from: lines.count, to: 0, by: -1) {
      var record = Record(original: original, time: time, current: file.bytes, lastChange: file.time)
      record.add(lines.prefix(count))
      guard record.result == file.bytes else { continue }
      record.journalSize = count == lines.count ? size : nil
      return record
    }
    return nil
  }

  private static func lines(in bytes: [UInt8]) -> [Line] {
    let decoder = JSONDecoder()
    // The edit of a line that a crash cut off was never applied.
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Line.self, from: Data($0)) }
  }

  /// Writes the journal, then the source file.
  private func write(_ record: inout Record, adding lines: [Line]) throws(SourceEditError) {
    let result = try note(lines, in: &record)
    if result != record.current {
      sweep()
      try SourceFile.write(result, to: source)
    }
    record.current = result
    record.lastChange = FileTime(of: source) ?? record.lastChange
    known = record
  }

  /// Deletes the temporary files of killed processes beside the source file, before the first write.
  private func sweep() {
    guard !isSwept else { return }
    isSwept = true
    let folder = (source as NSString).deletingLastPathComponent
    TemporaryFile.sweep((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [], in: folder)
  }

  /// Adds lines to the journal and returns the new contents of the source file.
  private func note(_ lines: [Line], in record: inout Record) throws(SourceEditError) -> [UInt8] {
    record.add(lines)
    guard let result = record.result else { throw .overlapping(path: source) }
    // Renaming could replace a read-only file, but its owner does not want it to change.
    guard access(source, W_OK) == 0 else {
      throw .unwritable(path: source, reason: String(cString: strerror(errno)))
    }
    if record.journalSize == nil {
      try SourceFile.write(record.original, to: originalPath)
      try SourceFile.write(try encoded([Line(originalTime: record.time)] + record.lines), to: editsPath)
    } else {
      try SourceFile.append(try encoded(lines), to: editsPath)
    }
    record.journalSize = SourceFile.size(editsPath)
    return result
  }

  private func encoded(_ lines: [Line]) throws(SourceEditError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      // The line feed at the start ends a line that a crash cut off.
      return try lines.flatMap { try [UInt8(ascii: "\n")] + encoder.encodeInStableOrder($0) }
    } catch {
      throw .unwritable(path: editsPath, reason: "\(error)")
    }
  }
}
