import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns

/// The references that differ from a git revision, with what changed.
struct ReferenceChanges {
  /// By paths relative to the package.
  let byPath: [String: SiteContents.Change]

  /// - Throws: ``CommandError`` if git does not know the revision.
  init(since revision: String, in catalog: ReferenceCatalog) async throws {
    let root = catalog.boundary.root
    let copy = try await GitWorkingCopy(containing: root, remedy: "Omit --since to show no changes.")
    let commit = try await copy.commit(revision)
    let listing = try await Git.output(["ls-tree", "-r", "-z", commit, "."], in: root)
    var old: [String: String] = [:]
    for record in listing.split(separator: 0) {
      let line = String(decoding: record, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let fields = line[..<tab].split(separator: " ")
      let path = String(line[line.index(after: tab)...])
      guard fields.count == 3, fields[1] == "blob", fields[0] != "120000",
        catalog.boundary.isInReferenceFolder(root + "/" + path)
      else { continue }
      old[path] = String(fields[2])
    }
    // git reads one path per line.
    let paths = Set(catalog.paths.filter { !$0.contains("\n") })
    // git knows the names of contents without reading those of the revision.
    let current = try await Git.output(
      ["hash-object", "--no-filters", "--stdin-paths"], in: root,
      input: paths.sorted().map { root + "/" + $0 + "\n" }.joined())
    let hashes = String(decoding: current, as: UTF8.self).split(separator: "\n").map(String.init)
    var changed: [String] = []
    for (path, hash) in zip(paths.sorted(), hashes) where old[path] != hash { changed.append(path) }
    let baseline = LintBaseline.path(in: catalog.boundary)
    let removed = old.keys.filter { !paths.contains($0) && root + "/" + $0 != baseline }
    var before = try await Git.contents(of: (changed + removed).compactMap { old[$0] }, in: root)
    let store = try await LFSObjects(containing: root)
    for (object, data) in before where GitDamage(of: data) == .lfsPointer {
      before[object] = store.contents(of: data) ?? data
    }
    var byPath: [String: SiteContents.Change] = [:]
    for path in changed {
      let data = old[path].flatMap { before[$0] }
      let new = (try? catalog.boundary.read(root + "/" + path)) ?? nil
      guard data == nil || data != new, !LFSObjects.isPointer(data, to: new) else { continue }
      let change = VersionChange(
        name: path, kind: .changed, old: data, new: new, isOldMissing: old[path] != nil && data == nil,
        isNewMissing: false)
      guard change.cause != "same pixels" else { continue }
      byPath[path] = SiteContents.Change(
        kind: old[path] == nil ? .added : .changed, cause: old[path] == nil ? "" : change.cause, before: data)
    }
    for path in removed {
      byPath[path] = SiteContents.Change(kind: .removed, cause: "", before: old[path].flatMap { before[$0] })
    }
    self.byPath = byPath
  }
}
