import CRasterPNG
import Foundation

/// The four-letter type of a chunk. A lowercase first letter means that the chunk is ancillary, a lowercase second
/// letter that it is private, and a lowercase fourth letter that unknown chunks may be kept when the image data
/// changes.
struct PNGChunkType: Hashable {
  let letters: UInt32

  init(_ letters: UInt32) { self.letters = letters }

  static let header = PNGChunkType(0x4948_4452)  // IHDR
  static let imageData = PNGChunkType(0x4944_4154)  // IDAT
  static let end = PNGChunkType(0x4945_4E44)  // IEND
  static let latinText = PNGChunkType(0x7445_5874)  // tEXt
  static let text = PNGChunkType(0x6954_5874)  // iTXt
  static let animation = PNGChunkType(0x6163_544C)  // acTL
  static let xcodeMark = PNGChunkType(0x4367_4249)  // CgBI
  /// Ancillary, private, not safe to copy.
  static let contentHash = PNGChunkType(0x7078_4853)  // pxHS
  /// Ancillary, private, safe to copy.
  static let explanation = PNGChunkType(0x6578_506C)  // exPl
}

extension PNGChunkType: CustomStringConvertible {
  /// The letters, or hexadecimal digits for bytes that are not letters.
  var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> UInt32($0)) }
    let areLetters = bytes.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
    return areLetters ? String(decoding: bytes, as: UTF8.self) : "0x" + String(letters, radix: 16, uppercase: true)
  }
}

/// The position of a chunk in its file.
struct PNGChunk {
  let type: PNGChunkType
  /// From the length field to the end of the checksum.
  let whole: Range<Int>

  /// The content between type and checksum.
  var content: Range<Int> { whole.lowerBound + 8..<whole.upperBound - 4 }
}

/// The signature of PNG files.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Returns the chunks of a file from the signature to IEND, without validating contents and checksums.
func pngChunks(in file: UnsafeRawBufferPointer) throws(PNGError) -> [PNGChunk] {
  var chunks: [PNGChunk] = []
  var start = pngSignature.count
  while true {
    guard start + 12 <= file.count else { throw .truncated(chunk: chunks.last.map { "after \($0.type)" } ?? "IHDR") }
    let length = Int(bigEndianUInt32(file, at: start))
    let type = PNGChunkType(bigEndianUInt32(file, at: start + 4))
    guard length <= file.count - start - 12 else { throw .truncated(chunk: "\(type)") }
    chunks.append(PNGChunk(type: type, whole: start..<start + 12 + length))
    start += 12 + length
    if type == .end { break }
  }
  guard start == file.count else { throw .trailingBytes(count: file.count - start) }
  return chunks
}

/// Returns a complete chunk: length, type, content, checksum.
func pngChunk(_ type: PNGChunkType, _ content: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(content.count + 12)
  bytes.appendBigEndian(UInt32(content.count))
  bytes.appendBigEndian(type.letters)
  bytes += content
  bytes.appendBigEndian(pngChecksum(bytes[4...]))
  return bytes
}

/// Returns the CRC of annex D of the PNG specification.
func pngChecksum(_ bytes: some ContiguousBytes) -> UInt32 {
  bytes.withUnsafeBytes { bytes in
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return 0 }
    return cpng_checksum(start, bytes.count)
  }
}

/// Reads four bytes of a file, which must exist.
func bigEndianUInt32(_ file: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
  UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
}

extension [UInt8] {
  mutating func appendBigEndian<Word: FixedWidthInteger>(_ word: Word) {
    for shift in stride(from: Word.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: word >> Word(shift)))
    }
  }
}
