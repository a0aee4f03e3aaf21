/// A source file's bytes, by line and column as the compiler counts them.
struct SourceText {
  let bytes: [UInt8]
  /// Positions of the first byte of each line.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // NB: the compiler's `#line` counts line feeds alone; a carriage return on its own ends no line.
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The position of `#line` and `#column`, which count from 1; columns are bytes. `nil` where there is no such place.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count, column >= 1 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    return offset <= end ? offset : nil
  }

  /// The number of the line, from 1, that a byte is in.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The spaces and tabs that the line of a byte begins with.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStarts[line(of: offset) - 1]
    return text(start..<(bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count))
  }

  /// What ends the file's lines.
  var lineEnding: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2, bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") else { return "\n" }
    return "\r\n"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The position after the spaces and tabs before a position.
  func endOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
