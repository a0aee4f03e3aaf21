import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The new references that the processes of a run recorded.
///
/// `swift test --parallel` starts a process for each test of XCTest. If tests share a reference that does not exist yet, this
/// folder tells each of them that another one recorded it, so that the outcome of none depends on the schedule.
///
///     <run>/recorded/<hash of the reference's path>.json
struct RunRecordings: Sendable {
  /// A new reference that a process records.
  struct Recording: Equatable, Codable {
    var path: String
    /// The test that has the reference.
    var owner: String
    var isOwnerCaller: Bool
    var process: Int32
    /// A hash of the contents.
    var contents: String

    init(of contents: Data, at path: String, by owner: Recordings.Owner, process: Int32 = getpid()) {
      self.path = path
      self.owner = owner.name
      isOwnerCaller = owner.isCaller
      self.process = process
      self.contents = Self.hash(of: contents)
    }

    static func hash(of contents: Data) -> String {
      let hash = ContentHash128(of: contents)
      return String(hash.high, radix: 16) + "-" + String(hash.low, radix: 16)
    }
  }

  private let folder: String

  init(of run: RunFolder) { folder = run.path + "/recorded" }

  private func file(of path: String, _ pathExtension: String) -> String {
    "\(folder)/\(StableHash.hexadecimal(path)).\(pathExtension)"
  }

  /// Whether any process of the run recorded a new reference.
  var exist: Bool { access(folder, F_OK) == 0 }

  /// Returns what another process recorded for another test.
  func ofAnother(than owner: Recordings.Owner, at path: String) -> Recording? {
    guard exist, let recording = recording(of: path), recording.process != getpid() else { return nil }
    return recording.owner == owner.name ? nil : recording
  }

  private func recording(of path: String) -> Recording? {
    guard let data = try? PlainFile.read(file(of: path, "json"), limit: RunFolder.largestArtifact),
      let recording = try? JSONDecoder().decode(Recording.self, from: data), recording.path == path
    else { return nil }
    return recording
  }

  /// Announces a new reference. Call it before the reference is written, so that every process that finds the reference finds
  /// the announcement as well. An error only costs the announcement.
  ///
  /// - Returns: What another process announced first for another test, if the contents differ or differed from those of a third.
  func announce(_ recording: Recording) -> Recording? {
    guard let data = try? JSONEncoder().encode(recording) else { return nil }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let temporary = folder + "/" + TemporaryFile.name(process: getpid())
    guard (try? WholeFile.write(data, to: temporary)) != nil else { return nil }
    defer { unlink(temporary) }
    // NB: a link is made only if there is none, and has all its contents at once.
    if link(temporary, file(of: recording.path, "json")) == 0 { return nil }
    guard errno == EEXIST, let first = self.recording(of: recording.path), first.process != recording.process,
      first.owner != recording.owner
    else { return nil }
    return first.contents == recording.contents && !isContested(recording.path) ? nil : first
  }

  /// Deletes a new reference that tests in several processes recorded with different values, so that none of them passes later
  /// because it was the first one.
  func withdraw(_ recording: Recording) {
    // The process that announced the reference may not have written it yet. It deletes the reference then.
    try? WholeFile.write(Data(), to: file(of: recording.path, "contested"))
    guard let contents = try? PlainFile.read(recording.path, limit: .max),
      Recording.hash(of: contents) == recording.contents
    else { return }
    unlink(recording.path)
  }

  /// Whether tests in several processes recorded a reference with different values.
  func isContested(_ path: String) -> Bool { access(file(of: path, "contested"), F_OK) == 0 }
}
