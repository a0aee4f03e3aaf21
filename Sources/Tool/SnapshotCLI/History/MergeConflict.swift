import Foundation
import Raster
import SnapshotFoundation
import SnapshotRuns

/// A reference that two branches changed, as git keeps it until it is resolved.
struct MergeConflict {
  /// A version in the index of git.
  struct Version {
    var mode: String
    var object: String
    /// The contents; `nil` if the clone lacks them.
    var contents: Data?
  }

  enum Side: Int, CaseIterable {
    case base = 1
    case ours, theirs

    var name: String { "\(self)" }
  }

  /// The path relative to the package.
  var path: String
  /// The path relative to the working copy.
  var pathInRepository: String
  /// The versions; a side without one deleted the file, and a conflict without a base has two new files.
  var versions: [Side: Version]

  /// What a side changed.
  func change(of side: Side) -> VersionChange {
    // Of two new files, the second one is compared with the first one.
    let isBesideOurs = versions[.base] == nil && side == .theirs && versions[.ours] != nil
    let (old, new) = (isBesideOurs ? versions[.ours] : versions[.base], versions[side])
    var change = VersionChange(
      name: path, kind: new == nil ? .deleted : .changed, old: old?.contents, new: new?.contents,
      isOldMissing: old != nil && old?.contents == nil, isNewMissing: new != nil && new?.contents == nil)
    if isBesideOurs { change.cause = "added, compared with ours: " + change.cause }
    return change
  }

  /// The conflicts of references in a working copy.
  static func all(of boundary: PackageBoundary, in copy: GitWorkingCopy) async throws -> [MergeConflict] {
    let prefix = try await Git.run(["rev-parse", "--show-prefix"], in: boundary.root).line
    let listing = try await copy.output(["ls-files", "--unmerged", "-z"])
    var conflicts: [String: MergeConflict] = [:]
    for record in listing.split(separator: 0) {
      let line = String(decoding: record, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let fields = line[..<tab].split(separator: " ").map(String.init)
      let whole = String(line[line.index(after: tab)...])
      guard fields.count == 3, let side = Int(fields[2]).flatMap(Side.init), whole.hasPrefix(prefix),
        ["100644", "100755"].contains(fields[0])
      else { continue }
      let path = String(whole.dropFirst(prefix.count))
      guard boundary.isInReferenceFolder(boundary.root + "/" + path) else { continue }
      conflicts[path, default: MergeConflict(path: path, pathInRepository: whole, versions: [:])].versions[side] =
        Version(mode: fields[0], object: fields[1], contents: nil)
    }
    let contents = try await Git.contents(
      of: conflicts.values.flatMap { $0.versions.values.map(\.object) }, in: copy.top)
    let store = try await LFSObjects(containing: copy.top)
    for (path, conflict) in conflicts {
      for (side, version) in conflict.versions {
        let data = contents[version.object]
        conflicts[path]?.versions[side]?.contents = data.flatMap { store.contents(of: $0) ?? $0 }
      }
    }
    return conflicts.values.sorted { SnapshotOrder.textPrecedes($0.path, $1.path) }
  }

  /// Makes a version the reference, in the working copy and in the index. The file is replaced at once.
  func resolve(taking side: Side, in boundary: PackageBoundary, _ copy: GitWorkingCopy) async throws {
    let version = versions[side]
    if let version, version.contents == nil {
      throw CommandError(
        .inputOutput, "This clone does not have the contents of \(side.name) of \(path). To fetch them: git fetch")
    }
    try boundary.write(version?.contents, to: boundary.root + "/" + path)
    let zero = String(repeating: "0", count: versions.values.first?.object.count ?? 40)
    var entries = "0 \(zero)\t\(pathInRepository)\0"
    if let version { entries += "\(version.mode) \(version.object)\t\(pathInRepository)\0" }
    _ = try await copy.output(["update-index", "-z", "--index-info"], input: entries, locks: true)
  }
}

/// What git calls to merge two versions of a reference. The file is replaced only by a whole version or a clean merge of texts, so
/// that it never has conflict markers.
enum MergeDriver {
  /// The contents to take; `nil` if a person has to decide.
  static func merged(base: Data, ours: Data, theirs: Data) -> Data? {
    if isSame(ours, theirs) || isSame(base, theirs) { return ours }
    return isSame(base, ours) ? theirs : nil
  }

  /// Whether two files have equal bytes or equal pixels.
  static func isSame(_ a: Data, _ b: Data) -> Bool {
    if a == b { return true }
    guard PNG.hasSignature(a), PNG.hasSignature(b) else { return false }
    return ((try? ImageComparison.difference(expectedFile: a, actualFile: b)) ?? nil) == nil
      && (try? PNG.decode(a)) != nil && (try? PNG.decode(b)) != nil
  }
}
