import Foundation
import SnapshotFoundation

// References that are unchanged since they were written can be compared without decoding. A private chunk after the
// header stores the hash of the picture and the hash of all other bytes of the file. (The chunk flag "not safe to copy"
// is not sufficient: several optimizers keep such chunks while rewriting the image data.)

/// The content of the chunk.
struct PNGContentHash {
  let width: Int
  let height: Int
  let pixels: ContentHash128
  let otherBytes: ContentHash128

  /// The position of the chunk, after signature and header.
  static let position = 8 + 25

  private static let version: UInt8 = 1
  /// ``ContentHash128``.
  private static let algorithm: UInt8 = 1
  /// Premultiplied RGBA, 8 bits per channel.
  private static let format: UInt8 = 1
  private static let wholeLength = 12 + 44

  /// Returns the hash of a file without the chunk.
  static func hash(beforeChunk head: Data, afterChunk rest: Data) -> ContentHash128 {
    ContentHash128(of: rest, following: ContentHash128(of: head))
  }

  var chunk: [UInt8] {
    var content: [UInt8] = [Self.version, Self.algorithm, Self.format, 0]
    content.appendBigEndian(UInt32(width))
    content.appendBigEndian(UInt32(height))
    for word in [pixels.high, pixels.low, otherBytes.high, otherBytes.low] { content.appendBigEndian(word) }
    return pngChunk(.contentHash, content)
  }

  init(width: Int, height: Int, pixels: ContentHash128, otherBytes: ContentHash128) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.otherBytes = otherBytes
  }

  /// Reads the chunk of a file, or returns `nil` if the file has no valid chunk at its position.
  init?(in data: Data) {
    guard data.count >= Self.position + Self.wholeLength, data.starts(with: pngSignature) else { return nil }
    let chunk = Array(data.dropFirst(Self.position).prefix(Self.wholeLength))
    self = chunk.withUnsafeBytes { bytes in
      func word(_ offset: Int) -> UInt64 {
        UInt64(bigEndianUInt32(bytes, at: offset)) << 32 | UInt64(bigEndianUInt32(bytes, at: offset + 4))
      }
      return PNGContentHash(
        width: Int(bigEndianUInt32(bytes, at: 12)), height: Int(bigEndianUInt32(bytes, at: 16)),
        pixels: ContentHash128(high: word(20), low: word(28)),
        otherBytes: ContentHash128(high: word(36), low: word(44)))
    }
    guard self.chunk == chunk else { return nil }
  }

  /// Whether all bytes of the file outside the chunk are unchanged since the chunk was written.
  func isBound(to data: Data) -> Bool {
    let rest = data.dropFirst(Self.position + Self.wholeLength)
    return otherBytes == Self.hash(beforeChunk: data.prefix(Self.position), afterChunk: rest)
  }
}

extension PNG {
  /// Compares a file with a picture without decoding the file.
  ///
  /// - Returns: `true` if the file is unchanged since ``encode(_:compression:text:)`` wrote it from an equal picture;
  ///   `false` if it was written from a different picture; `nil` if the file does not contain this information. Only
  ///   `true` is conclusive; otherwise decode the file and compare. Hashes can be forged, so decode files from
  ///   untrusted sources.
  public static func matches(_ data: Data, _ buffer: PixelBuffer) -> Bool? {
    guard let hash = PNGContentHash(in: data) else { return nil }
    guard hash.width == buffer.width, hash.height == buffer.height else { return false }
    guard hash.isBound(to: data) else { return nil }
    return hash.pixels == ContentHash128(of: buffer)
  }

  /// The origin of a file.
  public enum Provenance: Hashable, Sendable {
    /// Written by ``PNG/encode(_:compression:text:)`` and unchanged since.
    case unchanged
    /// Written by ``PNG/encode(_:compression:text:)`` and modified by another tool since.
    case edited
    /// Written by another tool.
    case foreign
  }

  /// Returns the origin of a file. Useful as a hint in a failure message.
  public static func provenance(of data: Data) -> Provenance {
    if let hash = PNGContentHash(in: data), hash.isBound(to: data) { return .unchanged }
    let holdsMark = try? withTypedThrow(data) { (file) throws(PNGError) in
      guard file.count >= pngSignature.count else { return false }
      return try pngChunks(in: file).contains { $0.type == .contentHash }
    }
    return holdsMark == true ? .edited : .foreign
  }
}
