import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// A folder that a test generates, in memory or on disk.
package struct GeneratedFolder {
  struct File {
    enum Contents {
      case data(Data)
      /// A path relative to a folder.
      case file(String, in: String)
    }

    var contents: Contents
    /// `nil` in memory.
    var isExecutable: Bool?

    func read() throws(PlainFile.Refusal) -> Data {
      switch contents {
      case .data(let data): return data
      case .file(let path, let folder):
        // No link is followed, even if one took the place of the file since the folder was listed.
        let parts = path.split(separator: "/").map(String.init)
        guard let data = try PlainFile.read(parts, below: folder, limit: RunFolder.largestArtifact) else {
          throw .unreadable("it was deleted during the comparison; wait until nothing writes to the folder")
        }
        return data
      }
    }
  }

  /// By path relative to the folder.
  private(set) var files: [String: File] = [:]
  private(set) var problems: [(path: String, reason: String)] = []

  /// Creates a folder in memory.
  package init(_ contents: [String: Data], excluding patterns: [PathPattern]) {
    for (path, data) in contents.sorted(by: { $0.key < $1.key }) {
      guard let parts = PlainFile.parts(of: path) else {
        problems.append((path, "it is not a path relative to the folder"))
        continue
      }
      guard !patterns.contains(where: { $0.excludes(path) }) else { continue }
      if parts.contains(where: PackageFile.isHidden) {
        problems.append((path, "it is hidden"))
      } else if data.count > RunFolder.largestArtifact {
        problems.append((path, PlainFile.Refusal.tooLarge(bytes: data.count, limit: RunFolder.largestArtifact).reason))
      } else {
        files[path] = File(contents: .data(data))
      }
    }
  }

  /// Lists a folder on disk.
  ///
  /// - Throws: ``ReferenceError`` if the folder does not exist.
  package init(_ url: URL, excluding patterns: [PathPattern]) throws(ReferenceError) {
    let folder = url.path
    var status = stat()
    guard url.isFileURL, stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noGeneratedFolder(path: url.isFileURL ? folder : url.absoluteString)
    }
    let found = FolderFiles(in: folder, hidden: .refused) { path, isFolder in
      patterns.contains { $0.matches(path, isFolder: isFolder) }
    }
    problems = found.problems
    files = found.files.reduce(into: [:]) {
      $0[$1.key] = File(contents: .file($1.key, in: folder), isExecutable: $1.value.isExecutable)
    }
  }
}
