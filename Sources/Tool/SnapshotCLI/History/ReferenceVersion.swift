import Foundation
import Raster
import SnapshotFoundation
import SnapshotPictureDifferences
import SnapshotRuns

/// A reference as a commit left it, or as the working copy has it.
struct ReferenceVersion {
  enum Kind: String, Encodable {
    case added, changed, renamed, deleted
    /// Both parents of a merge have other contents.
    case merged
    /// The oldest commit of a shallow clone, which may have added or changed the file.
    case oldestKnown
    case uncommitted
    /// What a build of the commit renders.
    case rendered
  }

  var kind: Kind
  /// `nil` in the working copy.
  var commit: ReferenceLog.Commit?
  /// The path in the commit, relative to the package.
  var path: String
  /// The path before, if it was another one.
  var oldPath: String?
  /// The names of the contents in git; `nil` if there are none.
  var old: String?
  var new: String?

  init(of commit: ReferenceLog.Commit, _ change: ReferenceLog.Change, isOldestKnown: Bool) {
    self.commit = commit
    self.commit?.changes = []
    path = change.path
    oldPath = change.oldPaths.first { $0 != change.path }
    old = change.old.first ?? nil
    new = change.new
    switch change.statuses.first {
    case _ where isOldestKnown: kind = .oldestKnown
    case _ where change.statuses.count > 1: kind = .merged
    case "A", "C": kind = .added
    case "D": kind = .deleted
    case "R": kind = .renamed
    default: kind = .changed
    }
  }

  /// A version that a test renders in a commit.
  init(rendered path: String, in commit: ReferenceLog.Commit) {
    kind = .rendered
    self.path = path
    self.commit = commit
  }

  /// The version of the working copy.
  init(uncommitted path: String, after newest: ReferenceVersion?) {
    kind = .uncommitted
    self.path = path
    old = newest?.new
  }

  /// The first digits of the commit's hash, or a word.
  var shortHash: String { commit.map { String($0.hash.prefix(10)) } ?? "working copy" }
}

/// What a version changed, as its files show it.
struct VersionChange: Sendable {
  /// The root causes, or a measurement: `Text "Sign in" text "Go" → "Come"`, `3 lines removed, 1 added`.
  var cause: String
  /// Further lines: new defects, the changed elements, and the changed lines of a text.
  var details: [String] = []
  /// Whether the contents are equal, such as after a pure rename.
  var isEqual = false

  /// - Parameters:
  ///   - old: The contents before; `nil` if there are none, or if the clone lacks them.
  ///   - new: The contents after.
  ///   - pictures: Both contents as pictures, if they are compared with other ones, too.
  init(
    name: String, kind: ReferenceVersion.Kind, old: Data?, new: Data?, isOldMissing: Bool, isNewMissing: Bool,
    pictures: (expected: ExplainedPicture, actual: ExplainedPicture)? = nil
  ) {
    guard kind != .deleted else {
      cause = "deleted"
      return
    }
    guard let new, !isNewMissing else {
      cause = "unknown: this clone does not have the file's contents"
      return
    }
    if GitDamage(of: new) == .lfsPointer {
      cause = "unknown: the contents are in Git LFS and were not fetched. To fetch them: git lfs fetch --all"
      return
    }
    if kind == .oldestKnown {
      cause = "oldest version of this shallow clone"
      return
    }
    guard let old else {
      cause = isOldMissing ? "unknown: this clone does not have the contents before" : "added"
      return
    }
    guard old != new else {
      (cause, isEqual) = (kind == .renamed ? "renamed" : "same contents", true)
      return
    }
    var file = FileDifferences.File(name: name, expected: old, actual: new)
    file.pictures = pictures
    let known = FileDifferences([file]) { _, _, _ in .changed(nil) }
    let first = known.causes.first
    // A change of elements or of the drawing is one of pixels. What else was found can have no effect.
    if let first, first.contradiction == nil, !["engine", "pixels"].contains(first.stage) {
      cause = first.title
      details = first.defects + first.details
      return
    }
    let comparison = FileComparison(
      name: name, expected: old, actual: new, expectedPath: "the version before", actualPath: "this version",
      tolerance: nil)
    guard comparison.outcome == .changed else {
      cause = comparison.outcome == .equal ? "same pixels" : comparison.summary
      return
    }
    cause = first?.title ?? comparison.summary
    details = first.map { $0.defects + $0.details } ?? comparison.text?.changedLines ?? []
  }
}

extension TextDifference {
  /// The removed and added lines, marked by `−` and `+`.
  var changedLines: [String] {
    hunks.flatMap(\.lines).compactMap { line in
      switch line.kind {
      case .common: nil
      case .removed: "\u{2212} " + line.text
      case .added: "+ " + line.text
      }
    }
  }
}
