import Foundation
import Raster

/// Draws characters of a font as pictures, for `Scripts/check/color-fonts`.
///
///     ColorGlyphPictures FONT SIZE FOLDER [--at TAG=VALUE,…] [--palette N] < CHARACTERS
///
/// Each line of the input has the hexadecimal code points of one text. The picture `N.png` shows the text of line N, with its
/// origin at half the size from the left and at one and a half from the top, in black, on a square of three times the size.
/// Prints the number of each line whose text has no glyph, with the reason.
@main struct ColorGlyphPictures {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
      defer { arguments.removeSubrange(index...index + 1) }
      return arguments[index + 1]
    }
    let place = option("--at") ?? ""
    let palette = option("--palette").flatMap(Int.init)
    guard arguments.count == 3, let size = Double(arguments[1]) else {
      print("usage: ColorGlyphPictures FONT SIZE FOLDER [--at TAG=VALUE,…] [--palette N]")
      exit(64)
    }
    var fonts = FontBook.embedded
    do {
      try fonts.register(contentsOf: URL(filePath: arguments[0]), family: "Own", palette: palette)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    var font = FontDescriptor(family: "Own", size: size)
    font.variations = place.split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = Double(sides[1]) else { return nil }
      return FontVariation(FontTag(String(sides[0])), value)
    }
    let renderer = Renderer(fonts: fonts)
    var number = 0
    while let line = readLine() {
      defer { number += 1 }
      let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      // Without a variation selector, characters such as U+2764 are text: a font without color would draw them.
      let isText = scalars.count == 1 && scalars[0].properties.isEmoji && !scalars[0].properties.isEmojiPresentation
      let text = String(String.UnicodeScalarView(isText ? scalars + ["\u{FE0F}"] : scalars))
      let layout = Typesetter(fonts: fonts).layout([TextRun(text, font: font, color: .black)])
      if layout.lines.contains(where: { $0.runs.contains { $0.glyphs.face == "missing" } }) { print("missing", number) }
      let list = DisplayList(size: CGSize(width: 3 * size, height: 3 * size)) { canvas in
        canvas.draw(layout, at: CGPoint(x: size / 2, y: 1.5 * size - layout.firstBaseline))
      }
      let picture = try renderer.render(list, scale: 1)
      try PNG.encode(picture).write(to: URL(filePath: "\(arguments[2])/\(number).png"))
    }
  }
}
