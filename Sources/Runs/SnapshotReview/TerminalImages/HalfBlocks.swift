import Raster

/// Half block characters: two pixels per character, the upper one as the text color and the lower one as the background.
enum HalfBlocks {
  static func encode(_ picture: PixelBuffer, background: ScreenColor) -> String {
    var text = ""
    for row in stride(from: 0, to: picture.height, by: 2) {
      if row > 0 { text += "\u{1B}[0m\u{1B}[\(picture.width)D\u{1B}[1B" }
      var last: (ScreenColor, ScreenColor)?
      for column in 0..<picture.width {
        let upper = background.under(picture.pixels[row * picture.width + column])
        let lower =
          row + 1 < picture.height
          ? background.under(picture.pixels[(row + 1) * picture.width + column]) : background
        if last.map({ $0 != (upper, lower) }) ?? true {
          text += "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue)m"
          text += "\u{1B}[48;2;\(lower.red);\(lower.green);\(lower.blue)m"
          last = (upper, lower)
        }
        text += "\u{2580}"
      }
    }
    return text + "\u{1B}[0m"
  }
}
