// A reference that still holds what we wrote need not be decoded to be compared: a private chunk after the header tells
// the hash of the picture, and the hash of every other byte of the file, which binds it to them. (The mark "not safe to
// copy" alone does not: several optimisers keep such chunks while they rewrite the image data.)

/// What the chunk says.
struct PNGContentHash {
  let width: Int
  let height: Int
  let pixels: ContentHash128
  let otherBytes: ContentHash128

  /// The chunk follows signature and header.
  static let position = 8 + 25

  private static let version: UInt8 = 1
  /// ``ContentHash128``.
  private static let algorithm: UInt8 = 1
  /// Premultiplied RGBA, 8 bits a channel.
  private static let format: UInt8 = 1
  private static let wholeLength = 12 + 44

  /// The hash of a file without the chunk.
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

  /// What the chunk of a file says, or `nil` when the file has none where ours stands, or one that is not ours to the
  /// last bit.
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

  /// Whether every byte of the file outside the chunk is as it was when the chunk was written.
  func isBound(to data: Data) -> Bool {
    let rest = data.dropFirst(Self.position + Self.wholeLength)
    return otherBytes == Self.hash(beforeChunk: data.prefix(Self.position), afterChunk: rest)
  }
}

extension PNG {
  /// Whether the file is known, without decoding it, to hold exactly this picture.
  ///
  /// - Returns: `true` when the file is as ``encode(_:compression:text:)`` wrote it and was written from an equal
  ///   picture; `false` when it was written from a different one; `nil` when the file does not tell. Only `true` is a
  ///   verdict: in the other cases decode the file and compare. The hash can be forged by someone who means to, so
  ///   where references of others are checked, decode all of them.
  public static func matches(_ data: Data, _ buffer: PixelBuffer) -> Bool? {
    guard let hash = PNGContentHash(in: data) else { return nil }
    guard hash.width == buffer.width, hash.height == buffer.height else { return false }
    guard hash.isBound(to: data) else { return nil }
    return hash.pixels == ContentHash128(of: buffer)
  }

  /// Who wrote a file last.
  public enum Provenance: Hashable, Sendable {
    /// ``PNG/encode(_:compression:text:)``, and no byte has changed since.
    case unchanged
    /// ``PNG/encode(_:compression:text:)``, but another tool has rewritten the file since.
    case edited
    /// Another tool.
    case foreign
  }

  /// Who wrote a file last, as far as the file tells. Worth a remark beside a failure, never a failure of its own.
  public static func provenance(of data: Data) -> Provenance {
    if let hash = PNGContentHash(in: data), hash.isBound(to: data) { return .unchanged }
    let holdsMark = try? withTypedThrow(data) { (file) throws(PNGError) in
      guard file.count >= pngSignature.count else { return false }
      return try pngChunks(in: file).contains { $0.type == .contentHash }
    }
    return holdsMark == true ? .edited : .foreign
  }
}
