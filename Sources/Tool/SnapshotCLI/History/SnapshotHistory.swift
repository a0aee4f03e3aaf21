import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotPictureDifferences
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

/// The versions of the selected references, newest first, with their contents and what each of them changed.
struct SnapshotHistory {
  struct Reference {
    var id: String
    var path: String
    var versions: [ReferenceVersion]
    /// The number of older versions that are not shown.
    var omitted = 0
  }

  private(set) var references: [Reference]
  let isShallow: Bool
  private let contents: [String: Data]
  private let current: [String: Data]

  /// - Parameters:
  ///   - keys: Ids, the ends of ids, globs, or paths of references. References that were deleted are selected only if no existing one
  ///     is.
  ///   - limit: The largest number of versions in all.
  /// - Throws: ``CommandError`` if git has no such reference.
  init(of keys: [String], in catalog: ReferenceCatalog, log: ReferenceLog, limit: Int) async throws {
    isShallow = log.isShallow
    let existing = catalog.paths
    let known = log.paths.union(existing).sorted()
    let entries = Dictionary(uniqueKeysWithValues: known.map { ($0, catalog.entry(of: $0)) })
    var paths: [String] = []
    for key in keys {
      func matches(_ path: String) -> Bool {
        path == key || entries[path].map(KeyPattern(key).matches) == true
      }
      let found = existing.filter(matches)
      let selected = found.isEmpty ? known.filter(matches) : found
      guard !selected.isEmpty else {
        throw CommandError(
          .noSuchKey,
          "No reference matches \(key), now or in the history of \(catalog.boundary.root). Specify an id, the end of an id, a "
            + "glob, or the path of a reference. To list the last run's: swift run snapshot list")
      }
      paths += selected.filter { !paths.contains($0) }
    }
    var current: [String: Data] = [:]
    var left = limit
    references = []
    for (path, found) in zip(paths, log.versions(of: paths)) {
      if let data = (try? catalog.boundary.read(catalog.boundary.root + "/" + path)) ?? nil { current[path] = data }
      let shown = min(found.count, max(left, 1))
      left -= shown
      let uncommitted = ReferenceVersion(uncommitted: path, after: found.first)
      references.append(
        Reference(
          id: entries[path]?.id ?? path, path: path, versions: [uncommitted] + found.prefix(shown),
          omitted: found.count - shown))
    }
    let objects = Set(references.flatMap { $0.versions.flatMap { [$0.old, $0.new].compactMap { $0 } } })
    var contents = try await Git.contents(of: objects, in: log.folder)
    let pointers = contents.filter { GitDamage(of: $0.value) == .lfsPointer }
    if !pointers.isEmpty {
      let store = try await LFSObjects(containing: log.folder)
      for (object, pointer) in pointers { contents[object] = store.contents(of: pointer) ?? pointer }
    }
    self.contents = contents
    self.current = current
    for index in references.indices {
      // The working copy is a version only if it differs from the last commit.
      guard let first = references[index].versions.first, first.kind == .uncommitted else { continue }
      let newest = first.old.flatMap { contents[$0] }
      let here = current[references[index].path]
      let isPointer = newest.map { GitDamage(of: $0) == .lfsPointer } ?? false
      if here == nil || here == newest || isPointer { references[index].versions.removeFirst() }
    }
  }

  /// The contents of a version; `nil` if it was deleted, or if the clone lacks them.
  func contents(of version: ReferenceVersion) -> Data? {
    version.kind == .uncommitted ? current[version.path] : version.new.flatMap { contents[$0] }
  }

  /// The contents before a version.
  func contents(before version: ReferenceVersion) -> Data? { version.old.flatMap { contents[$0] } }

  /// The number of versions that a processor compares at once.
  private static let row = 16

  /// What the versions of a reference changed, in their order.
  ///
  /// - Complexity: decodes and renders each different picture, on all processors.
  func changes(of reference: Reference) -> [VersionChange] {
    // A change that was reverted and made again is the same one.
    let keys = reference.versions.map { "\($0.kind) \($0.old ?? "") \($0.new ?? "")" }
    let firsts = Dictionary(zip(keys, reference.versions.indices)) { first, _ in first }
    let different = firsts.values.sorted()
    let found = Locked([Int: VersionChange]())
    let observer = WorkProgress.observer
    // Neighbors share a picture, so each processor takes a row of them. Rows are short, because some versions take much longer.
    let rows = (different.count + Self.row - 1) / Self.row
    WorkProgress.$observer.withValue(nil) {
      DispatchQueue.concurrentPerform(iterations: rows) { row in
        var older: (object: String, picture: ExplainedPicture)?
        for number in different[(row * Self.row)...].prefix(Self.row) {
          let version = reference.versions[number]
          let (old, new) = (contents(before: version), contents(of: version))
          let newer = older.flatMap { $0.object == version.new ? $0.picture : nil } ?? ExplainedPicture(file: new)
          older = version.old.map { ($0, ExplainedPicture(file: old)) }
          let change = VersionChange(
            name: reference.id, kind: version.kind, old: old, new: new,
            isOldMissing: version.old != nil && old == nil, isNewMissing: version.new != nil && new == nil,
            pictures: older.map { ($0.picture, newer) })
          let done = found.withLock { found in
            found[number] = change
            return found.count
          }
          observer?("Comparing versions", done, different.count)
        }
      }
    }
    let changes = found.withLock { $0 }
    return keys.compactMap { firsts[$0].flatMap { changes[$0] } }
  }
}

/// The files of Git LFS that a repository has fetched.
struct LFSObjects {
  private let folder: String

  init(containing folder: String) async throws {
    let path = try await Git.run(["rev-parse", "--path-format=absolute", "--git-common-dir"], in: folder).line
    self.folder = path + "/lfs/objects"
  }

  /// The contents that a pointer names; `nil` if they were not fetched.
  func contents(of pointer: Data) -> Data? {
    guard let hash = Self.hash(in: pointer) else { return nil }
    let path = "\(folder)/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)"
    return (try? PlainFile.read(path, limit: RunFolder.largestArtifact)) ?? nil
  }

  /// Whether data is a pointer to some contents.
  static func isPointer(_ data: Data?, to contents: Data?) -> Bool {
    guard let data, let contents, let hash = hash(in: data) else { return false }
    return hash == ContentDigest.of(contents)
  }

  private static func hash(in pointer: Data) -> String? {
    guard GitDamage(of: pointer) == .lfsPointer else { return nil }
    let lines = String(decoding: pointer, as: UTF8.self).split(whereSeparator: \.isNewline)
    let hash = lines.first { $0.hasPrefix("oid sha256:") }.map { String($0.dropFirst("oid sha256:".count)) }
    return hash.flatMap { $0.utf8.count == 64 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } ? $0 : nil }
  }
}
