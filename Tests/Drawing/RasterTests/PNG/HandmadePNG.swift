import Foundation

/// A PNG writer without compression, so that tests can make every kind of file, the invalid ones too.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8 = 8
  var colorType: UInt8 = 6
  var interlaced = false
  /// Chunks between the header and the image data: PLTE, tRNS, ancillary ones.
  var chunks: [(name: String, content: [UInt8])] = []
  /// One array of `channels` samples a pixel, row by row.
  var samples: [[UInt16]]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var data: Data {
    Data(Self.signature + header + chunks.flatMap { Self.chunk($0.name, $0.content) } + imageData + Self.end)
  }

  var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [bitDepth, colorType, 0, 0, interlaced ? 1 : 0])
  }

  static var end: [UInt8] { chunk("IEND", []) }

  var imageData: [UInt8] { Self.chunk("IDAT", Self.zlibStream(rawRows)) }

  /// The rows with their filter bytes, of the whole picture or of the seven passes one after the other.
  var rawRows: [UInt8] {
    guard interlaced else { return rows(x0: 0, y0: 0, dx: 1, dy: 1) }
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return passes.flatMap { rows(x0: $0.0, y0: $0.1, dx: $0.2, dy: $0.3) }
  }

  private func rows(x0: Int, y0: Int, dx: Int, dy: Int) -> [UInt8] {
    guard x0 < width else { return [] }
    return stride(from: y0, to: height, by: dy).flatMap { y -> [UInt8] in
      let row = stride(from: x0, to: width, by: dx).flatMap { samples[y * width + $0] }
      return [0] + packed(row)
    }
  }

  private func packed(_ row: [UInt16]) -> [UInt8] {
    if bitDepth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    var bytes = [UInt8](repeating: 0, count: (row.count * Int(bitDepth) + 7) / 8)
    for (index, sample) in row.enumerated() {
      let bit = index * Int(bitDepth)
      bytes[bit / 8] |= UInt8(sample) << UInt8(8 - Int(bitDepth) - bit % 8)
    }
    return bytes
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + checked + bytes(crc32(checked))
  }

  static func zlibStream(_ raw: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = raw[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream += [
        rest.isEmpty ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8),
      ]
      stream += block
    } while !rest.isEmpty
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bytes(b << 16 | a)
  }

  static func bytes(_ word: UInt32) -> [UInt8] {
    [UInt8(word >> 24), UInt8(word >> 16 & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF)]
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return ~remainder
  }
}
