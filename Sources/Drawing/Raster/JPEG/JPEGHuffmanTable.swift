/// A Huffman code of a JPEG file.
struct JPEGHuffmanTable {
  /// The number of bits that one look-up decodes.
  static let fastBits = 9

  /// The length and the symbol of each code of at most ``fastBits`` bits, by the bits that follow; 0 for a longer one.
  let fast: [UInt16]
  /// For each length, the number after the last code, moved to 16 bits.
  let limits: [Int]
  /// For each length, what is added to a code for the index of its symbol.
  let offsets: [Int]
  let symbols: [UInt8]

  init(counts: [UInt8], symbols: [UInt8]) throws(JPEGError) {
    var fast = [UInt16](repeating: 0, count: 1 << Self.fastBits)
    var limits = [Int](repeating: 0, count: 18)
    var offsets = [Int](repeating: 0, count: 18)
    var (code, index) = (0, 0)
    for length in 1...16 {
      offsets[length] = index - code
      for _ in 0..<Int(counts[length - 1]) {
        guard code < 1 << length else { throw .damaged("a Huffman table has too many codes") }
        if length <= Self.fastBits {
          let first = code << (Self.fastBits - length)
          for entry in first..<first + 1 << (Self.fastBits - length) {
            fast[entry] = UInt16(length) << 8 | UInt16(symbols[index])
          }
        }
        (code, index) = (code + 1, index + 1)
      }
      limits[length] = code << (16 - length)
      code <<= 1
    }
    (self.fast, self.limits, self.offsets, self.symbols) = (fast, limits, offsets, symbols)
  }
}

/// The bits of a scan. A byte 0 follows each byte 255 of the data.
struct JPEGBits {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the byte that follows the bits; at a marker, that of the marker.
  private(set) var index: Int
  private var bits: UInt64 = 0
  private var count = 0
  private var missing = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) { (self.bytes, self.index) = (bytes, index) }

  /// Provides at least 32 bits. After the end of the data, they are 0.
  private mutating func fill() throws(JPEGError) {
    while count <= 48 {
      var byte: UInt8 = 0
      if index < bytes.count, bytes[index] != 0xFF {
        byte = bytes[index]
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == 0 {
        byte = 0xFF
        index += 2
      } else {
        missing += 1
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
    try checkEnd()
  }

  /// Checks that the bits that were read are in the file. Those that were not asked for yet do not count.
  func checkEnd() throws(JPEGError) {
    guard missing * 8 <= count else { throw .truncated }
  }

  /// Returns the next bits, at most 16.
  mutating func next(_ length: Int) throws(JPEGError) -> Int {
    if count < length { try fill() }
    count -= length
    return Int(truncatingIfNeeded: bits >> UInt64(count)) & (1 << length - 1)
  }

  /// Returns a number of a length as T.81 writes it: the first half of the values is negative.
  mutating func signed(_ length: Int) throws(JPEGError) -> Int {
    guard length > 0 else { return 0 }
    let value = try next(length)
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
  }

  mutating func symbol(_ table: JPEGHuffmanTable) throws(JPEGError) -> UInt8 {
    if count < 16 { try fill() }
    let word = Int(truncatingIfNeeded: bits >> UInt64(count - 16)) & 0xFFFF
    let entry = table.fast[word >> (16 - JPEGHuffmanTable.fastBits)]
    if entry != 0 {
      count -= Int(entry >> 8)
      return UInt8(truncatingIfNeeded: entry)
    }
    for length in JPEGHuffmanTable.fastBits + 1...16 where word < table.limits[length] {
      count -= length
      let index = word >> (16 - length) + table.offsets[length]
      guard table.symbols.indices.contains(index) else { break }
      return table.symbols[index]
    }
    throw .damaged("the data contains a code without a meaning")
  }

  /// Moves behind a restart marker, if there is one.
  mutating func restart() throws(JPEGError) {
    (bits, count, missing) = (0, 0, 0)
    guard index + 1 < bytes.count else { throw .truncated }
    guard bytes[index] == 0xFF, (0xD0...0xD7).contains(bytes[index + 1]) else {
      throw .damaged("a restart marker is missing")
    }
    index += 2
  }
}
