import Foundation
import Testing

/// The font files of the source tree, for tests that read or damage their bytes.
enum FontFiles {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/RasterFonts/Fonts").standardizedFileURL

  /// A file of those that tests register.
  static func registered(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../Fonts/\(name)").standardizedFileURL
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
