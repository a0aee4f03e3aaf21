import Foundation
import Testing

/// The font files of the source tree, for tests that read or damage their bytes.
enum FontFiles {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/CRasterFonts/Fonts").standardizedFileURL

  /// A file of those that tests register.
  static func registered(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../Fonts/\(name)").standardizedFileURL
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}
