import CRasterPNG
import Foundation
import SnapshotFoundation

// A picture does not say how it was drawn. A private chunk stores a text that does: the explanation. It is ancillary and safe
// to copy, so that decoders ignore it and most optimizers keep it, and the hash in the content hash chunk covers it. The text
// may be forged: whoever reads it renders it and compares the picture.
//
//     version (1 byte), length of the text (4 bytes), the text as a zlib stream

/// The explanation in a PNG file.
package enum PNGExplanation: Hashable, Sendable {
  /// The file has none: it was written without, or another tool removed it.
  case absent
  case text(Data)
  /// The file has one that cannot be read, and why.
  case unreadable(reason: String)

  /// The text, if there is one.
  package var text: Data? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The longest text that is written and read, in bytes.
  package static let longestText = 8 << 20

  fileprivate static let version: UInt8 = 1
}

extension PNG {
  /// Returns the explanation in a file.
  ///
  /// At most ``PNGExplanation/longestText`` bytes are decompressed, whatever the file states.
  package static func explanation(in file: Data) -> PNGExplanation {
    let found = try? withTypedThrow(file) { (bytes) throws(PNGError) -> [PNGExplanation] in
      guard bytes.starts(with: pngSignature) else { return [] }
      return try pngChunks(in: bytes).filter { $0.type == .explanation }.map { chunk in
        let named = UnsafeRawBufferPointer(
          rebasing: bytes[chunk.whole.lowerBound + 4..<chunk.content.upperBound])
        guard pngChecksum(named) == bigEndianUInt32(bytes, at: chunk.content.upperBound) else {
          return .unreadable(reason: "its checksum is wrong")
        }
        return explanation(ofChunk: UnsafeRawBufferPointer(rebasing: bytes[chunk.content]))
      }
    }
    guard let found, let first = found.first else { return .absent }
    return found.count == 1 ? first : .unreadable(reason: "the file has \(found.count) explanations")
  }

  /// The length in bytes that a file states for the text of its explanation; 0 without an explanation. Nothing is read or
  /// decompressed.
  package static func statedExplanationLength(in file: Data) -> Int {
    let length = try? withTypedThrow(file) { (bytes) throws(PNGError) -> Int in
      guard bytes.starts(with: pngSignature),
        let chunk = try pngChunks(in: bytes).first(where: { $0.type == .explanation }), chunk.content.count > 5
      else { return 0 }
      return Int(bigEndianUInt32(bytes, at: chunk.content.lowerBound + 1))
    }
    return length ?? 0
  }

  private static func explanation(ofChunk content: UnsafeRawBufferPointer) -> PNGExplanation {
    guard content.count > 5 else { return .unreadable(reason: "it is truncated") }
    guard content[0] == PNGExplanation.version else {
      return .unreadable(reason: "it has version \(content[0]), and this version of swift-snapshot reads version 1")
    }
    let length = Int(bigEndianUInt32(content, at: 1))
    guard (1...PNGExplanation.longestText).contains(length) else {
      return .unreadable(reason: "its text has \(length) bytes, and the limit is \(PNGExplanation.longestText)")
    }
    var text = Data(count: length)
    let isWhole = text.withUnsafeMutableBytes { target in
      guard let target = target.bindMemory(to: UInt8.self).baseAddress,
        let source = content.bindMemory(to: UInt8.self).baseAddress
      else { return false }
      return cpng_inflate(source + 5, content.count - 5, target, length) == 1
    }
    return isWhole ? .text(text) : .unreadable(reason: "its compressed text is damaged")
  }

  /// Returns a file with an explanation in place of the one that it may have. The picture and all other chunks are unchanged.
  ///
  /// - Parameter text: The explanation; `nil` to remove it.
  /// - Throws: A ``PNGError`` if the file is damaged.
  package static func explained(_ file: Data, by text: Data?) throws(PNGError) -> Data {
    _ = try acceptedHeader(of: file)
    let hash: PNGContentHash
    if let own = PNGContentHash(in: file), own.isBound(to: file) {
      hash = own
    } else {
      // Another tool wrote or changed the file.
      let picture = try decode(file)
      let none = ContentHash128(high: 0, low: 0)
      hash = PNGContentHash(
        width: picture.width, height: picture.height, pixels: ContentHash128(of: picture), otherBytes: none)
    }
    var rest = Data()
    if let text { rest.append(contentsOf: try explanationChunk(text)) }
    let others = try withTypedThrow(file) { (bytes) throws(PNGError) -> Data in
      var others = Data()
      for chunk in try pngChunks(in: bytes)
      where chunk.whole.lowerBound >= PNGContentHash.position && ![.contentHash, .explanation].contains(chunk.type) {
        others.append(contentsOf: bytes[chunk.whole])
      }
      return others
    }
    rest.append(others)
    let head = file.prefix(PNGContentHash.position)
    let chunk = PNGContentHash(
      width: hash.width, height: hash.height, pixels: hash.pixels,
      otherBytes: PNGContentHash.hash(beforeChunk: head, afterChunk: rest)
    ).chunk
    return head + Data(chunk) + rest
  }

  private static func explanationChunk(_ text: Data) throws(PNGError) -> [UInt8] {
    guard (1...PNGExplanation.longestText).contains(text.count) else {
      throw .writingFailed(
        reason: "an explanation has \(text.count) bytes, and the limit is \(PNGExplanation.longestText)")
    }
    var compressed = CPNGFile()
    defer { free(compressed.bytes) }
    let status = text.withUnsafeBytes { source in
      guard let source = source.bindMemory(to: UInt8.self).baseAddress else { return CPNG_FAILED }
      return cpng_deflate(source, text.count, &compressed)
    }
    guard status == CPNG_OK, let bytes = compressed.bytes else {
      throw status == CPNG_OUT_OF_MEMORY ? .outOfMemory : .writingFailed(reason: "zlib cannot compress an explanation")
    }
    var content: [UInt8] = [PNGExplanation.version]
    content.appendBigEndian(UInt32(text.count))
    content += UnsafeBufferPointer(start: bytes, count: compressed.count)
    return pngChunk(.explanation, content)
  }
}
