/// The colors of a palette of a font (`CPAL`).
struct ColorPalette: Sendable {
  let colors: [RGBA]

  /// The index of the text color.
  static let foreground = 0xFFFF

  /// Returns the number of palettes; 0 without the table.
  static func count(in file: FontFile) -> Int { file.table("CPAL")?.unsigned16(at: 4) ?? 0 }

  /// - Parameter index: The index of the palette, from 0.
  init(_ reader: FontTableReader, index: Int) throws(FontError) {
    var header = reader
    try header.skip(2)
    let entries = try header.unsigned16()
    let palettes = try header.unsigned16()
    let records = try header.unsigned16()
    let offset = try header.unsigned32()
    guard palettes > 0 else {
      colors = []
      return
    }
    guard index >= 0, index < palettes else {
      throw .noSuchPalette(family: reader.family, palette: index, count: palettes)
    }
    let first = try header.unsigned16s(palettes)[index]
    guard first + entries <= records else { throw reader.invalid("the colors of palette \(index) do not exist") }
    var bytes = try reader.part(from: offset + 4 * first)
    guard bytes.count >= 4 * entries else { throw reader.truncated }
    var colors: [RGBA] = []
    for _ in 0..<entries {
      let (blue, green) = (try bytes.unsigned8(), try bytes.unsigned8())
      let (red, alpha) = (try bytes.unsigned8(), try bytes.unsigned8())
      colors.append(
        RGBA(
          red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
          blue: UInt8(truncatingIfNeeded: blue), alpha: UInt8(truncatingIfNeeded: alpha)))
    }
    self.colors = colors
  }
}
