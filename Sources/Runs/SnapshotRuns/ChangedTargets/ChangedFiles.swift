/// The files that differ from a revision of a git working copy, or from an earlier state of folders.
package struct ChangedFiles: Hashable, Sendable {
  /// The folder to which shown paths are relative: the working copy, or the package. Absolute, without symbolic links.
  package var top: String
  /// The absolute paths of the folders whose files are compared. What is elsewhere can have changed.
  package var folders: [String]
  /// The absolute paths of files that were changed, added, deleted or renamed, under both names, and of untracked files. Of a
  /// changed submodule, the path of its folder.
  package var paths: Set<String>
  /// The absolute paths of files and folders that git ignores, so that they cannot be compared with the revision.
  package var ignored: Set<String>
  /// The absolute paths of those files of interest that exist in the revision.
  package var known: Set<String>

  /// - Parameter folders: The folders whose files are compared; defaults to `top`.
  package init(
    top: String, folders: [String]? = nil, paths: Set<String>, ignored: Set<String> = [], known: Set<String> = []
  ) {
    self.top = top
    self.folders = folders ?? [top]
    self.paths = paths
    self.ignored = ignored
    self.known = known
  }
}
