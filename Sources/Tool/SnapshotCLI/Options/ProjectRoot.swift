import Foundation
import SnapshotWorkspace

/// Finds the project in which a command works. Commands that run tests need a Swift package. Commands about runs also work in
/// other projects, such as an Xcode or Gradle project.
enum ProjectRoot {
  /// Returns the nearest folder with a `Package.swift`; without one, the nearest folder with a `.snapshot.yml`; without one,
  /// the root of the git repository.
  ///
  /// - Throws: ``CommandError`` if there is none of them.
  static func containing(folder start: String) throws -> String {
    for marker in ["Package.swift", Configuration.fileName, ".git"] {
      if let root = nearest(with: marker, to: start) { return root }
    }
    throw CommandError(
      .inputOutput,
      "No Package.swift found in \(start) or its parent folders, and neither a .snapshot.yml nor a git repository. Specify the "
        + "project with --package-path, or create an empty .snapshot.yml in its root.")
  }

  private static func nearest(with marker: String, to start: String) -> String? {
    var folder = start
    while !folder.isEmpty, folder != "/" {
      if access(folder + "/" + marker, F_OK) == 0 { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Makes git ignore the runs of a project that is not a Swift package. Packages ignore `.build` anyway.
  static func ignoreRuns(in root: String) throws {
    let folder = root + "/.build/snapshots"
    guard access(root + "/Package.swift", F_OK) != 0, access(folder + "/.gitignore", F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try WholeFile.write(Data("*\n".utf8), to: folder + "/.gitignore")
    } catch {
      throw CommandError(.inputOutput, "Cannot write \(folder)/.gitignore. Check the permissions of the folder.")
    }
  }

  /// Returns the path of a folder relative to a project, with symbolic links resolved if necessary.
  static func relativePath(of path: String, in root: String) throws -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw CommandError(.noSuchKey, "No folder found at \(absolute). Check the path.")
    }
    guard isFolder.boolValue else { throw CommandError(.inputOutput, "\(absolute) is not a folder.") }
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    for (path, root) in [(absolute, root), (real(absolute), real(root))] {
      if path == root { return "" }
      if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    }
    throw CommandError(
      .usage,
      "\(absolute) is outside of the project \(root). Specify the project with --package-path. To compare any two folders: "
        + "swift run snapshot diff <expected> <actual>")
  }
}
