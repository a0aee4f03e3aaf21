import Foundation

extension PNG {
  /// The chunks that let other programs show a picture in other colors or turned: gamma, primaries, profiles and orientation.
  /// ``decode(_:)`` ignores them, and ``encode(_:compression:text:)`` writes none.
  private static let chunksOfAppearance = ["cHRM", "cICP", "eXIf", "gAMA", "iCCP"]

  /// Returns the types of the chunks in a file that let other programs show it in other colors or turned, in the order of the
  /// alphabet. Empty for files that are not PNG.
  ///
  /// - Complexity: O(*n*) in the number of chunks. Contents are not read.
  package static func chunksOfAppearance(in file: Data) -> [String] {
    let types = try? withTypedThrow(file) { (bytes) throws(PNGError) -> Set<String> in
      guard bytes.starts(with: pngSignature) else { return [] }
      return Set(try pngChunks(in: bytes).map(\.type.description))
    }
    return chunksOfAppearance.filter { types?.contains($0) == true }
  }
}
