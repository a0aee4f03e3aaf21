import Foundation
import Hashing
import SnapshotLedger

/// The edits that a run makes of one source file.
///
///     <run>/inline/<file>-<hash>/original        the source as it was compiled
///     <run>/inline/<file>-<hash>/edits.jsonl     its edits so far, one a line, counted from the original
///     <run>/inline/<file>-<hash>/lock
///
/// The source is at any time the original with the first so many of the edits made: all of them, unless a crash kept the
/// last one from it, or some were taken back. Whoever finds anything else knows that someone changed the source, and
/// writes nothing. So any number of processes can write into one file, each as soon as it has something to write,
/// without a thought for lines that others have moved: an edit always counts from the source that the compiler saw.
package final class SourceJournal: @unchecked Sendable {
  /// Absolute path of the source, with symbolic links resolved.
  package let source: String
  private let folder: String
  /// The journal's files, relative to the run's folder.
  package let files: [String]
  // Behind the lock: what was read last, which is still right as long as the files have not changed in size or time.
  private let lock = NSLock()
  private var known: Record?
  private var isSwept = false

  /// The journal of a source file in a run.
  package init(source: String, run: RunFolder) {
    self.source = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    let name = (self.source as NSString).lastPathComponent
    let own = "inline/\(name)-\(Self.fingerprint(of: Array(self.source.utf8)))"
    folder = "\(run.path)/\(own)"
    files = ["original", "edits.jsonl", "lock"].map { "\(own)/\($0)" }
  }

  /// The source that edits may count from.
  package struct Origin: Sendable {
    package var bytes: [UInt8]
    /// When the source had last been changed before the run's first edit.
    package var time: FileTime
    /// When the source was last changed; later than ``time`` where the run has edited it.
    package var lastChange: FileTime
    /// Whether the run has edited the source.
    package var isEdited: Bool
    /// The edits of the run that the source has.
    package var edits: [SourceEdit]

    package var fingerprint: String { SourceJournal.fingerprint(of: bytes) }
  }

  /// What became of an edit.
  package enum Outcome: Hashable, Sendable {
    case written
    /// The site has this very edit already.
    case unchanged
  }

  /// Finds the source that was compiled: the original of the run's edits, or the file as it is. `isRight` is asked for
  /// each in this order; where it refuses both, the source changed.
  package func origin(where isRight: (Origin) -> Bool) throws(SourceEditError) -> Origin {
    try locked { () throws(SourceEditError) in try begin(where: isRight).origin }
  }

  /// Makes an edit, unless the source is not the right one. A site that gets a second, different edit loses the first.
  package func make(_ edit: SourceEdit, site: String, where isRight: (Origin) -> Bool) throws(SourceEditError) -> Outcome
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

  /// Takes edits, by their sites, into the journal, in the place of earlier ones of the same sites, and gives back what
  /// the source must become. It is the caller's part to write it, or not.
  package func prepare(
    _ edits: [String: SourceEdit], where isRight: (Origin) -> Bool
  ) throws(SourceEditError) -> [UInt8] {
    try locked { () throws(SourceEditError) in
      var record = try begin(where: isRight)
      let new = edits.filter { record.edits[$0.key] != .some($0.value) }.sorted { $0.key < $1.key }
      guard !new.isEmpty else { return record.current }
      return try note(new.map { Line(site: $0.key, edit: $0.value) }, in: &record)
    }
  }

  /// Takes back a site's edit, and keeps it from getting another.
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
  /// A line of `edits.jsonl`. The first one has the time of the original; the others an edit, or none for a site that
  /// must not get any.
  private struct Line: Codable {
    var originalTime: FileTime?
    var site: String?
    var edit: SourceEdit?
  }

  /// The journal as read.
  private struct Record {
    var original: [UInt8]
    var time: FileTime
    /// The lines whose edits the source has.
    var lines: [Line] = []
    /// The last edit of each site.
    var edits: [String: SourceEdit?] = [:]
    /// The source as it is.
    var current: [UInt8]
    var lastChange: FileTime
    /// The size of the journal's file; `nil` where it has to be written from the start.
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

    /// The original with the edits made; `nil` where they overlap.
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
    // Closing the descriptor gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw .unwritable(path: folder + "/lock", reason: String(cString: strerror(errno)))
      }
    }
    return try body()
  }

  private func begin(where isRight: (Origin) -> Bool) throws(SourceEditError) -> Record {
    let file = try SourceFile.read(source)
    if let record = try continued(file), isRight(record.origin) {
      known = record
      return record
    }
    let fresh = Record(original: file.bytes, time: file.time, current: file.bytes, lastChange: file.time)
    guard isRight(fresh.origin) else { throw .changed(path: source) }
    // The journal's files are written with the first edit.
    known = nil
    return fresh
  }

  /// The journal as far as it leads to the source as it is.
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
    // A torn last line is one that was never acted on.
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Line.self, from: Data($0)) }
  }

  /// Writes the journal first, then the source.
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

  /// Deletes what a writer left beside the source that was killed, before the journal's first write to it.
  private func sweep() {
    guard !isSwept else { return }
    isSwept = true
    let folder = (source as NSString).deletingLastPathComponent
    TemporaryFile.sweep((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [], in: folder)
  }

  /// Writes lines into the journal, and gives back what the source must become.
  private func note(_ lines: [Line], in record: inout Record) throws(SourceEditError) -> [UInt8] {
    record.add(lines)
    guard let result = record.result else { throw .overlapping(path: source) }
    // A file that its owner made read-only could be replaced, but is not meant to be.
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
      // The line feed before each line ends a line that a crash may have torn.
      return try lines.flatMap { try [UInt8(ascii: "\n")] + encoder.encode($0) }
    } catch {
      throw .unwritable(path: editsPath, reason: "\(error)")
    }
  }
}
