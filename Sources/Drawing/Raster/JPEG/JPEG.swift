import Foundation

/// Reads JPEG files (ITU-T T.81) with Huffman coding and 8 bits per channel: baseline, extended and progressive.
///
/// All arithmetic is in integers, so that a file has the same pixels on every machine. Color profiles are ignored: a picture counts as
/// sRGB. The orientation of Exif is applied.
package enum JPEG {
  package static let maximumSide = 65_500
  package static let maximumPixelCount = 50_000_000

  /// Whether data starts as a JPEG file does.
  package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a file.
  ///
  /// - Complexity: Linear in the number of pixels and bytes. A file with many scans of a large picture is refused.
  package static func decode(_ data: Data) throws(JPEGError) -> PixelBuffer {
    guard isJPEG(data) else { throw .notAJPEG }
    var reader = JPEGReader([UInt8](data))
    let picture = try reader.read()
    return try picture.pixels().oriented(reader.orientation)
  }
}
