import Foundation

/// Chunks of PNG files.
enum Chunk {
  static func bytes(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return word(UInt32(content.count)) + checked + word(checksum(checked[...]))
  }

  static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes { remainder = table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ remainder >> 8 }
    return ~remainder
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  /// The whole chunks of a file, as far as they follow each other.
  static func ranges(in file: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - start - 12 else { break }
      ranges.append(start..<start + 12 + length)
      start += 12 + length
    }
    return ranges
  }

  /// Gives every whole chunk the checksum of what it holds.
  static func repairChecksums(of file: inout [UInt8]) {
    for range in ranges(in: file) {
      let sum = word(checksum(file[range.lowerBound + 4..<range.upperBound - 4]))
      file.replaceSubrange(range.upperBound - 4..<range.upperBound, with: sum)
    }
  }
}
