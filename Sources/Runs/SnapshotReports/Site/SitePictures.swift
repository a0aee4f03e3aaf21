import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The pictures of a site, which are written when they are first named.
///
/// Their explanations are left out: they contain the texts of the views, and a page shows what it needs of them.
struct SitePictures {
  struct Picture {
    /// The path relative to the site.
    var path: String
    var width: Int
    var height: Int
  }

  private let write: (Data, String) throws -> Void
  private var names: [String: SiteNames] = [:]
  private(set) var bytes = 0

  static let folder = "pictures"

  init(write: @escaping (Data, String) throws -> Void) { self.write = write }

  /// Writes a picture.
  ///
  /// - Parameter reference: The path of the reference, which gives the name: a link stays valid when the picture changes.
  /// - Returns: `nil` if the file is not a picture, such as a Git LFS pointer.
  mutating func add(_ file: Data, reference: String, folder: String = Self.folder) throws -> Picture? {
    guard let header = try? PNG.header(of: file) else { return nil }
    let parts = reference.split(separator: "/").filter { $0 != PackageBoundary.folderName && $0 != "Tests" }
    let group =
      folder + "/"
      + parts.dropLast().map { part in
        var names = SiteNames()
        return names.unique(String(part))
      }.joined(separator: "-")
    let name = names[group, default: SiteNames()].unique(
      (parts.last.map(String.init) ?? "").replacing(".png", with: ""))
    let path = "\(group)/\(name).png"
    let plain = (try? PNG.explained(file, by: nil)) ?? file
    try write(plain, path)
    bytes += plain.count
    return Picture(path: path, width: header.width, height: header.height)
  }
}
