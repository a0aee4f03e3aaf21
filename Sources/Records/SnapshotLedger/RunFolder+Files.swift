import Foundation
import SnapshotWorkspace

/// The files of a run. A run can come from another machine, so its file names are not trusted.
extension RunFolder {
  /// The size in bytes of the largest artifact that is read.
  package static let largestArtifact = 256 << 20

  /// Returns the contents of a file, given its path relative to the folder, or `nil` if there is no file.
  package func contents(of relative: String, limit: Int = largestArtifact) throws(PlainFile.Refusal) -> Data? {
    try PlainFile.read(try RunFolder.parts(of: relative), below: path, limit: limit)
  }

  /// Returns whether there is a file at a path relative to the folder.
  package func hasFile(_ relative: String) throws(PlainFile.Refusal) -> Bool {
    try PlainFile.exists(try RunFolder.parts(of: relative), below: path, limit: RunFolder.largestArtifact)
  }

  /// Copies the artifacts of the run into a new folder. Copies only folders and regular files, no links and no pipes.
  package func copyArtifacts(to destination: String) throws {
    var folders: [String] = [""]
    while let folder = folders.popLast() {
      let source = artifactsPath + folder
      var status = stat()
      guard lstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      try FileManager.default.createDirectory(atPath: destination + folder, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted() {
        guard lstat(source + "/" + name, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(folder + "/" + name)
        case S_IFREG where status.st_size <= RunFolder.largestArtifact:
          try FileManager.default.copyItem(
            atPath: source + "/" + name, toPath: destination + folder + "/" + name)
        default: continue
        }
      }
    }
  }

  private static func parts(of relative: String) throws(PlainFile.Refusal) -> [String] {
    guard let parts = PlainFile.parts(of: relative), !parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") })
    else { throw .invalidPath }
    return parts
  }
}
