import Foundation
import SnapshotFoundation
import SnapshotWorkspace

extension Diffing where Value == Data {
  /// The contents of any file: texts are compared line by line, pictures by pixels if `Snapshot` is part of the program, and
  /// other files by their bytes.
  static func file(_ options: FolderOptions = []) -> Diffing {
    func comparable(_ data: Data) -> Data {
      options.contains(.ignoringLineEndings) ? FileContents.withLineFeeds(data) : data
    }
    return Diffing(
      CheckedDiffing(
        encode: { $0 }, decode: { $0 },
        matches: { new, reference in new == reference || comparable(new) == comparable(reference) },
        difference: { old, new in
          let (old, new) = (comparable(old), comparable(new))
          return old == new ? nil : FileContents.difference(old: old, new: new)
        }),
      fallback: { Data() })
  }
}

/// What the comparison of files knows of their contents.
enum FileContents {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a text with line feeds only; other data unchanged.
  static func withLineFeeds(_ data: Data) -> Data {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard data.contains(carriageReturn), !data.contains(0) else { return data }
    var result = Data(capacity: data.count)
    data.withUnsafeBytes { bytes in
      for index in bytes.indices {
        if bytes[index] == carriageReturn, index + 1 < bytes.count, bytes[index + 1] == lineFeed { continue }
        result.append(bytes[index])
      }
    }
    return result
  }

  static func difference(old: Data, new: Data) -> Difference {
    if old.starts(with: png), new.starts(with: png), let difference = PictureFiles.difference(old: old, new: new) {
      return difference
    }
    if let old = text(old), let new = text(new), let difference = Difference.ofTexts(old: old, new: new) {
      return difference
    }
    return Difference(message: "Expected \(described(new)) to match \(described(old))")
  }

  private static func text(_ data: Data) -> String? {
    data.contains(0) ? nil : String(validUTF8: data)
  }

  /// `3 bytes (SHA-256 ba7816bf8f01cfea…)`
  private static func described(_ data: Data) -> String {
    let hash = data.withUnsafeBytes(SHA256.hexadecimal).prefix(16)
    return "\(data.count == 1 ? "1 byte" : "\(data.count) bytes") (SHA-256 \(hash)…)"
  }
}

/// The comparison of PNG files by pixels, which a module with a rasterizer has.
package protocol PictureFileComparing {
  /// Returns the difference; `nil` if one of the files is not a PNG picture, or if their pixels are equal.
  static func difference(old: Data, new: Data) -> Difference?
}

enum PictureFiles {
  /// `Snapshot.PictureFileComparison`, if the program contains it. The text module has no dependency on pictures.
  private static var comparison: (any PictureFileComparing.Type)? {
    _typeByName("8Snapshot21PictureFileComparisonO") as? any PictureFileComparing.Type
  }

  static func difference(old: Data, new: Data) -> Difference? { comparison?.difference(old: old, new: new) }
}
