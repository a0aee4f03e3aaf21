import Foundation

extension Snapshotting where Value == Data, Format == String {
  /// Data, 16 bytes per line: offset, hexadecimal digits and ASCII characters.
  ///
  ///     assertSnapshot(of: Data("Hello, world!\n".utf8), as: .hexDump)
  ///
  /// Records, in a file that ends in `hexdump.txt`:
  ///
  ///     00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a        |Hello, world!.|
  ///     0000000e
  public static var hexDump: Snapshotting { .text("hexdump.txt") { HexDump.text(of: $0) } }
}

extension Snapshotting where Value == [UInt8], Format == String {
  /// Bytes, 16 per line; see the strategy of the same name for `Data`.
  public static var hexDump: Snapshotting { .text("hexdump.txt") { HexDump.text(of: $0) } }
}

/// The format of `hexdump -C`, without abbreviating repeated lines, so that differences are readable.
package enum HexDump {
  package static func text(of bytes: some Collection<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count / 16 + 2) * 79)
    var offset = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix(16)
      appendOffset(offset, to: &output)
      output.append(space)
      var column = 0
      for byte in line {
        output.append(space)
        if column == 8 { output.append(space) }
        output.append(digits[Int(byte >> 4)])
        output.append(digits[Int(byte & 15)])
        column += 1
      }
      let padding = (16 - column) * 3 + (column <= 8 ? 1 : 0) + 2
      output.append(contentsOf: repeatElement(space, count: padding))
      output.append(bar)
      for byte in line { output.append((0x20...0x7E).contains(byte) ? byte : dot) }
      output.append(bar)
      output.append(newline)
      offset += column
      rest = rest.dropFirst(16)
    }
    appendOffset(offset, to: &output)
    output.append(newline)
    return String(decoding: output, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")
  private static let dot = UInt8(ascii: ".")
  private static let newline = UInt8(ascii: "\n")

  /// Returns an offset with at least eight digits.
  private static func appendOffset(_ offset: Int, to output: inout [UInt8]) {
    var shift = 28
    while shift < 60, offset >> (shift + 4) != 0 { shift += 4 }
    while shift >= 0 {
      output.append(digits[offset >> shift & 15])
      shift -= 4
    }
  }
}
