import Foundation

/// The git checkout that contains a file, found by its files, without running git.
package enum GitCheckout {
  /// Returns the root of the checkout that contains a file; `nil` outside of one.
  package static func root(of file: String) -> String? { PackageRoot.folder(above: file, with: ".git") }

  /// Returns the command that fetches the Git LFS files in the folders of some files, and no others.
  ///
  /// - Parameter files: Absolute paths in one checkout.
  package static func lfsCommand(for files: [String]) -> String {
    guard let first = files.first, let root = root(of: first) else { return "git lfs pull" }
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).filter { $0.hasPrefix(root + "/") }
      .sorted().map { String($0.dropFirst(root.utf8.count + 1)) }
    // Commas separate the patterns, and more folders than these are more easily fetched together.
    guard !folders.isEmpty, folders.count <= 20, !folders.contains(where: { $0.contains(",") }) else {
      return "git lfs pull"
    }
    // The patterns are relative to the root, in whichever folder the command runs.
    return "git lfs pull --include " + ShellText.quote(folders.joined(separator: ","))
  }

  /// Returns the folder of a checkout's own data; that of a linked worktree is elsewhere.
  package static func dataFolder(of root: String) -> String? {
    let path = root + "/.git"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { return path }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasPrefix("gitdir: ") else { return nil }
    let target = text.dropFirst("gitdir: ".count).trimmingCharacters(in: .whitespacesAndNewlines)
    return target.hasPrefix("/") ? target : root + "/" + target
  }
}
