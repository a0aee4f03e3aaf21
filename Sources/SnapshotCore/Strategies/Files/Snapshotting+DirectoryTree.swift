import Foundation

extension Snapshotting where Value == URL, Format == String {
  /// What a directory holds, at every depth, with the files' sizes.
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
  /// Names are sorted by their bytes, and links are not followed.
  public static var directoryTree: Snapshotting { .directoryTree(showing: .sizes) }

  /// What a directory holds, at every depth.
  ///
  ///     assertSnapshot(of: outputFolder, as: .directoryTree(showing: [.sizes, .hashes]))
  ///
  /// - Parameter details: What is shown besides names; `[]` shows names alone.
  public static func directoryTree(showing details: DirectoryDetails) -> Snapshotting {
    .text("tree.txt") { url in
      guard url.isFileURL else { throw UnrepresentableValue(type: "URL, \(url),", format: "a directory tree") }
      return try DirectoryTree(details: details).text(of: url.path(percentEncoded: false))
    }
  }
}
