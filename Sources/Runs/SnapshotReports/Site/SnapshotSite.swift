import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

/// Writes a site of all screens of a package: one folder that any web server or file system can show. Scripts only add search and
/// switches. Equal references give equal bytes.
package struct SnapshotSite {
  package struct Result: Sendable {
    package var pages = 0
    package var pictures = 0
    package var bytes = 0
    /// References that are no pictures, such as Git LFS pointers.
    package var unreadable: [String] = []
  }

  private let contents: SiteContents
  private let folder: String
  private var result = Result()
  /// The paths of the written files.
  private var files: [String] = []

  /// The file that lists the other files, so that a later call deletes those that it no longer writes.
  static let manifest = "site-files.txt"
  private static let mostScreens = 300
  private static let longestText = 200_000

  /// - Throws: ``ReportError`` if a file can't be written, or if the folder has files that no earlier call wrote.
  package static func write(_ contents: SiteContents, to folder: String) throws -> Result {
    var site = SnapshotSite(contents: contents, folder: folder)
    return try site.write()
  }

  private init(contents: SiteContents, folder: String) {
    self.contents = contents
    self.folder = folder
  }

  private mutating func write() throws -> Result {
    let earlier = try filesOfEarlierSite()
    var covers: [String: SiteCover] = [:]
    let count = contents.modules.reduce(0) { $0 + $1.tests.count }
    var done = 0
    for module in contents.modules {
      for test in module.tests {
        WorkProgress.tell("Writing pages", done: done, of: count)
        done += 1
        var page = SiteTestPage(test, of: module.name, in: contents)
        var written: [(Data, String)] = []
        var pictures = SitePictures { written.append(($0, $1)) }
        try page.add(&pictures, limit: Self.longestText)
        result.unreadable += page.unreadable
        result.pictures += page.pictureCount
        for (data, path) in written { try write(data, path) }
        covers.merge(page.covers) { a, _ in a }
        try write(Data(page.document.utf8), "tests/\(test.page).html")
      }
    }
    let index = SiteIndexPage(contents, covers: covers, mostScreens: Self.mostScreens)
    try write(Data(index.document.utf8), "index.html")
    try write(Data(SiteMarkdown(contents, covers: covers).document.utf8), "README.md")
    let list = files.sorted().joined(separator: "\n") + "\n"
    try OutputFile.write(Data(list.utf8), to: folder + "/" + Self.manifest)
    for path in earlier.subtracting(files) { try? FileManager.default.removeItem(atPath: folder + "/" + path) }
    return result
  }

  private mutating func write(_ data: Data, _ path: String) throws {
    try OutputFile.write(data, to: folder + "/" + path)
    files.append(path)
    result.bytes += data.count
    if path.hasSuffix(".html") { result.pages += 1 }
  }

  /// The files that an earlier call wrote into the folder.
  private func filesOfEarlierSite() throws -> Set<String> {
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !present.isEmpty else { return [] }
    guard let list = FileManager.default.contents(atPath: folder + "/" + Self.manifest) else {
      throw ReportError.unwritable(
        path: folder,
        reason: "it has files that snapshot site did not write. Specify an empty or a new folder with --out")
    }
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    // The list may have been edited: nothing outside of the folder is deleted.
    return Set(
      lines.filter { path in
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !parts.contains("..") && !parts.contains("") && !parts.contains(".")
          && (path.hasSuffix(".png") || path.hasSuffix(".html") || path == "README.md")
      })
  }
}

/// The picture that stands for a screen on the first page.
struct SiteCover {
  var picture: SitePictures.Picture
  /// The same configuration in the dark color scheme.
  var dark: SitePictures.Picture?
  /// All pictures: the name of the file, the color scheme and the type size.
  var all: [(path: String, scheme: String, size: String)] = []
  /// The first change since the revision.
  var change: SiteContents.Change?
}
