import Foundation
import SnapshotFoundation
import SnapshotWorkspace

extension Diffing where Value == Data {
  /// The contents of any file: texts are compared line by line, pictures by pixels if `Snapshot` is part of the program, and
  /// other files by their bytes.
  ///
  /// - Parameter ignoresLineEndings: Whether lines that end in a carriage return and a line feed match those that end in a line feed.
  package static func file(ignoringLineEndings ignoresLineEndings: Bool = false) -> Diffing {
    func comparable(_ data: Data) -> Data {
      ignoresLineEndings ? FileContents.withLineFeeds(data) : data
    }
    return Diffing(
      CheckedDiffing(
        encode: { $0 }, decode: { $0 },
        matches: { new, reference in new == reference || comparable(new) == comparable(reference) },
        difference: { old, new in
          let (old, new) = (comparable(old), comparable(new))
          guard old != new else { return nil }
          var difference = FileContents.difference(old: old, new: new)
          if FileContents.withLineFeeds(old) == FileContents.withLineFeeds(new) {
            let remedy =
              "Nothing else differs. `assertFolder` ignores line endings with `options: .ignoringLineEndings`."
            difference.remark = [difference.remark, remedy].compactMap { $0 }.joined(separator: "\n")
          }
          return difference
        }),
      fallback: { Data() })
  }
}

/// What the comparison of files knows of their contents.
enum FileContents {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether data contains a byte. In debug builds, `contains` takes a second for 100 MB.
  private static func has(_ byte: UInt8, _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false }
  }

  /// Returns a text with line feeds only; other data unchanged.
  static func withLineFeeds(_ data: Data) -> Data {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard has(carriageReturn, data), !has(0, data) else { return data }
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
    var difference = Difference(message: "Expected \(described(new)) to match \(described(old))")
    let remarks = [("reference", old), ("new file", new)].compactMap { name, data in
      offsetOfInvalidUTF8(in: data).map {
        "The \(name) is compared by its bytes, because it is not UTF-8 text: byte \($0) is invalid."
      }
    }
    difference.remark = remarks.isEmpty ? nil : remarks.joined(separator: "\n")
    return difference
  }

  /// The offset of the first byte that is not UTF-8, from 0; `nil` for text and for files with zeros, which are binary.
  private static func offsetOfInvalidUTF8(in data: Data) -> Int? {
    guard !has(0, data) else { return nil }
    var iterator = data.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private static func text(_ data: Data) -> String? {
    has(0, data) ? nil : String(validUTF8: data)
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
