/// The files of a git working copy that differ from a revision.
package struct ChangedFiles: Hashable, Sendable {
  /// The absolute path of the working copy, without symbolic links.
  package var top: String
  /// The absolute paths of files that were changed, added, deleted or renamed, under both names, and of untracked files. Of a
  /// changed submodule, the path of its folder.
  package var paths: Set<String>
  /// The absolute paths of files and folders that git ignores, so that they cannot be compared with the revision.
  package var ignored: Set<String>
  /// The absolute paths of those files of interest that exist in the revision.
  package var known: Set<String>

  package init(top: String, paths: Set<String>, ignored: Set<String> = [], known: Set<String> = []) {
    self.top = top
    self.paths = paths
    self.ignored = ignored
    self.known = known
  }
}
