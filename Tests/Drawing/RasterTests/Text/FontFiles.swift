import Foundation
import SnapshotRepository
import Testing

/// The font files of the source tree, for tests that read or damage their bytes.
enum FontFiles {
  static let folder = Repository.url("Sources/Drawing/CRasterFonts/Fonts")

  /// A file of those that tests register.
  static func registered(_ name: String) -> URL { Repository.url("Tests/Support/Fonts/\(name)") }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}
