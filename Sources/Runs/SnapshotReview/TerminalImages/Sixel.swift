import Raster

/// DEC sixel graphics (VT340): bands of six rows, one color after another, in a fixed palette of 6 × 6 × 6 colors.
enum Sixel {
  static func encode(_ picture: PixelBuffer, background: ScreenColor) -> String {
    let width = picture.width
    let indices = picture.pixels.map { index(of: background.under($0)) }
    var text = "\u{1B}P0;1q\"1;1;\(width);\(picture.height)"
    for color in Set(indices).sorted() {
      let levels = [color / 36, color / 6 % 6, color % 6].map { String($0 * 20) }
      text += "#\(color);2;\(levels.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      let rows = top..<min(top + 6, picture.height)
      text += band(indices, rows: rows, width: width) + "-"
    }
    return text + "\u{1B}\\"
  }

  /// Encodes one band: for each of its colors, a line of sixels.
  private static func band(_ indices: [Int], rows: Range<Int>, width: Int) -> String {
    var masks: [Int: [UInt8]] = [:]
    for row in rows {
      for column in 0..<width {
        masks[indices[row * width + column], default: [UInt8](repeating: 0, count: width)][column] |=
          1 << UInt8(row - rows.lowerBound)
      }
    }
    return masks.keys.sorted().map { "#\($0)" + runs(masks[$0] ?? []) }.joined(separator: "$")
  }

  /// Returns a run-length encoded line: `!12?` repeats `?` twelve times.
  private static func runs(_ mask: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < mask.count {
      var end = start
      while end < mask.count, mask[end] == mask[start] { end += 1 }
      let character = String(UnicodeScalar(63 + mask[start]))
      text += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }

  private static func index(of color: ScreenColor) -> Int {
    func level(_ channel: UInt8) -> Int { (Int(channel) * 5 + 127) / 255 }
    return level(color.red) * 36 + level(color.green) * 6 + level(color.blue)
  }
}
