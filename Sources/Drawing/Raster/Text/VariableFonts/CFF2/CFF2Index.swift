/// Objects of varying length (`INDEX` of the specification of `CFF2`). The offsets are in order; an object beyond the end of
/// the table throws when it is read.
struct CFF2Index {
  let count: Int
  private let offsetSize: Int
  /// The offsets, and the objects after them.
  private let offsets: FontTableReader
  private let objects: FontTableReader

  /// - Parameter reader: Begins with the index, and may go on after it.
  /// - Complexity: O(n) in the number of objects.
  init(_ reader: FontTableReader) throws(FontError) {
    var header = reader
    count = try header.unsigned32()
    guard count > 0 else {
      offsetSize = 0
      offsets = header
      objects = header
      return
    }
    offsetSize = try header.unsigned8()
    guard (1...4).contains(offsetSize) else { throw reader.invalid("the offsets of an index have \(offsetSize) bytes") }
    offsets = try reader.part(from: header.offset)
    objects = try reader.part(from: header.offset + (count + 1) * offsetSize)
    try validate()
  }

  private func validate() throws(FontError) {
    var reader = offsets
    var start = try reader.unsigned(bytes: offsetSize)
    guard start == 1 else { throw offsets.invalid("the first offset of an index is not 1") }
    for _ in 0..<count {
      let end = try reader.unsigned(bytes: offsetSize)
      guard end >= start else { throw offsets.invalid("the offsets of an index are not in order") }
      start = end
    }
  }

  /// Returns a reader of an object, or `nil` if the index does not have it.
  func object(_ index: Int) throws(FontError) -> FontTableReader? {
    guard index >= 0, index < count else { return nil }
    var reader = offsets
    try reader.skip(index * offsetSize)
    let start = try reader.unsigned(bytes: offsetSize)
    let end = try reader.unsigned(bytes: offsetSize)
    return try objects.part(start - 1..<end - 1)
  }

  /// Returns a reader of a subroutine. The numbers in charstrings are smaller by a bias, so that most are short.
  func subroutine(_ number: Int) throws(FontError) -> FontTableReader? {
    let bias = count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768
    return try object(number + bias)
  }
}
