/// Reads the big-endian numbers of a font's table in order. A read beyond the end throws.
struct FontTableReader {
  let family: String
  let table: String
  let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(family: String, table: String, bytes: UnsafeRawBufferPointer) {
    self.family = family
    self.table = table
    self.bytes = bytes
  }

  var count: Int { bytes.count }
  var remaining: Int { bytes.count - offset }
  var truncated: FontError { .truncatedTable(family: family, table: table) }

  func invalid(_ reason: String) -> FontError { .invalidTable(family: family, table: table, reason: reason) }

  /// Returns a reader of the bytes in a range.
  func part(_ range: Range<Int>) throws(FontError) -> FontTableReader {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw truncated }
    return FontTableReader(family: family, table: table, bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// Returns a reader of the bytes from an offset to the end.
  func part(from start: Int) throws(FontError) -> FontTableReader {
    guard start <= count else { throw truncated }
    return try part(start..<count)
  }

  mutating func skip(_ count: Int) throws(FontError) {
    guard count >= 0, count <= remaining else { throw truncated }
    offset += count
  }

  mutating func unsigned8() throws(FontError) -> Int {
    guard remaining >= 1 else { throw truncated }
    defer { offset += 1 }
    return Int(bytes[offset])
  }

  mutating func signed8() throws(FontError) -> Int { Int(Int8(truncatingIfNeeded: try unsigned8())) }

  mutating func unsigned16() throws(FontError) -> Int {
    guard remaining >= 2 else { throw truncated }
    defer { offset += 2 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  mutating func signed16() throws(FontError) -> Int { Int(Int16(truncatingIfNeeded: try unsigned16())) }

  mutating func unsigned24() throws(FontError) -> Int { try unsigned16() << 8 | unsigned8() }

  mutating func unsigned32() throws(FontError) -> Int { try unsigned16() << 16 | unsigned16() }

  mutating func signed32() throws(FontError) -> Int { Int(Int32(truncatingIfNeeded: try unsigned32())) }

  /// Returns the next numbers, after a check that all are there.
  mutating func unsigned16s(_ count: Int) throws(FontError) -> [Int] {
    guard count >= 0, count <= remaining / 2 else { throw truncated }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try unsigned16()) }
    return numbers
  }

  mutating func signed16s(_ count: Int) throws(FontError) -> [Int] {
    try unsigned16s(count).map { Int(Int16(truncatingIfNeeded: $0)) }
  }
}
