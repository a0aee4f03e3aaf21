import Foundation

/// The files of a run. The run may be of another machine, so that none of the names in it is believed.
extension RunFolder {
  /// The largest artifact that is read, in bytes.
  package static let largestArtifact = 256 << 20

  /// The bytes of a file of the run, by its path relative to the run's folder; `nil` where there is none.
  package func contents(of relative: String, limit: Int = largestArtifact) throws(PlainFile.Refusal) -> Data? {
    try PlainFile.read(try RunFolder.parts(of: relative), below: path, limit: limit)
  }

  /// Whether the run has a file at a relative path.
  package func hasFile(_ relative: String) throws(PlainFile.Refusal) -> Bool {
    try PlainFile.exists(try RunFolder.parts(of: relative), below: path, limit: RunFolder.largestArtifact)
  }

  /// Copies the artifacts of the run into a folder that is made anew: folders and regular files, and neither links nor pipes.
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
