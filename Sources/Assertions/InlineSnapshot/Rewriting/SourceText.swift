/// The bytes of a source file, with the lines and columns that the compiler counts.
struct SourceText {
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // NB: the `#line` of the compiler counts line feeds only, not single carriage returns.
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// Returns the offset of a `#line` and a `#column`, or `nil` if they are out of bounds. Both are counted from 1; columns are
  /// bytes.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count, column >= 1 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    return offset <= end ? offset : nil
  }

  /// Returns the number of the line that contains an offset, counted from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the indentation of the line that contains an offset.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStarts[line(of: offset) - 1]
    return text(start..<(bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count))
  }

  /// The line ending of the file.
  var lineEnding: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2, bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") else { return "\n" }
    return "\r\n"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the start of the spaces and tabs before an offset.
  func endOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
