import Foundation

extension Snapshotting where Value == URL, Format == String {
  /// The contents of a directory and its subdirectories, with file sizes.
  ///
  ///     assertSnapshot(of: outputFolder, as: .directoryTree)
  ///
  /// Records, in a file that ends in `tree.txt`:
  ///
  ///     assets/
  ///       logo.svg  1204 bytes
  ///     index.html  312 bytes
  ///     latest -> assets
  ///
  /// Names are sorted by their bytes. Symbolic links are not followed.
  public static var directoryTree: Snapshotting { .directoryTree(showing: .sizes) }

  /// The contents of a directory and its subdirectories.
  ///
  ///     assertSnapshot(of: outputFolder, as: .directoryTree(showing: [.sizes, .hashes]))
  ///
  /// - Parameter details: The details to show in addition to names.
  public static func directoryTree(showing details: DirectoryDetails) -> Snapshotting {
    .text("tree.txt") { url in
      guard url.isFileURL else { throw UnrepresentableValue(type: "URL, \(url),", format: "a directory tree") }
      return try DirectoryTree(details: details).text(of: url.path(percentEncoded: false))
    }
  }
}
