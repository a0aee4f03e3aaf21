import Foundation
import Raster

/// Prints the metrics, advances and outlines of instances of a variable font, for `Scripts/check/variable-fonts`.
///
///     VariableFontValues FONT wght=650,slnt=-5 [PLACE ...]
@main struct VariableFontValues {
  static func main() throws {
    guard CommandLine.arguments.count > 2 else {
      print("usage: VariableFontValues FONT TAG=VALUE[,TAG=VALUE…] …")
      exit(64)
    }
    var fonts = FontBook.embedded
    do {
      try fonts.register(contentsOf: URL(filePath: CommandLine.arguments[1]), family: "Own")
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    for place in CommandLine.arguments.dropFirst(2) { printInstance(at: place, fonts) }
  }

  private static func printInstance(at place: String, _ fonts: FontBook) {
    var font = FontDescriptor(family: "Own", size: 1)
    font.variations = place.split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = Double(sides[1]) else { return nil }
      return FontVariation(FontTag(String(sides[0])), value)
    }
    guard let face = fonts.faceName(for: font), let metrics = fonts.metrics(for: font) else { return }
    print("place", place)
    print(
      "metrics", metrics.ascent, metrics.descent, metrics.lineGap, metrics.xHeight, metrics.capHeight,
      metrics.underlinePosition, metrics.underlineThickness, metrics.strikethroughPosition,
      metrics.strikethroughThickness)
    var glyph: UInt32 = 0
    while let outline = fonts.outline(face: face, glyph: glyph) {
      print("glyph", glyph, outline.path.elements.map(text).joined(separator: " "))
      glyph += 1
    }
    var blocks = fonts
    blocks.glyphStyle = .blocks
    for glyph in 0..<glyph {
      guard let block = blocks.outline(face: face, glyph: glyph)?.path, !block.isEmpty else { continue }
      print("advance", glyph, block.boundingRect.width)
    }
  }

  private static func text(_ element: Path.Element) -> String {
    func text(_ points: CGPoint...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    return switch element {
    case .move(let end): "M " + text(end)
    case .line(let end): "L " + text(end)
    case .quadCurve(let end, let control): "Q " + text(control, end)
    case .curve(let end, let first, let second): "C " + text(first, second, end)
    case .closeSubpath: "Z"
    }
  }
}
