import Foundation

/// An empty home folder, in which the toolchain finds the files that it keeps in the user's own.
struct HomeFolder {
  let path: String

  /// What SwiftPM and toolchain installers keep in the home folder. Not the module cache: the compiler rejects one that has two
  /// paths.
  private static let toolchainFiles = [
    ".swiftpm", ".cache/org.swift.swiftpm", ".local/share/swiftly", ".swiftly", ".asdf",
    ".local/share/mise", ".netrc", "Library/org.swift.swiftpm", "Library/Caches/org.swift.swiftpm",
  ]

  /// Creates the folder with links to the toolchain's files, and deletes an earlier one.
  init(at path: String, toolchainOf home: String) throws {
    self.path = path
    let files = FileManager.default
    do {
      if (try? files.attributesOfItem(atPath: path)) != nil { try files.removeItem(atPath: path) }
      for name in Self.toolchainFiles where files.fileExists(atPath: home + "/" + name) {
        let link = path + "/" + name
        try files.createDirectory(
          atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: link, withDestinationPath: home + "/" + name)
      }
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        .inputOutput, "Cannot create \(path): \(error.localizedDescription). Check the permissions of the folder.")
    }
  }
}
