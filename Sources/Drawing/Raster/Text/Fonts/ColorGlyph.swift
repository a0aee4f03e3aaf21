import CRasterHarfBuzz
import Foundation

/// A glyph with several colors.
enum ColorGlyph: Sendable {
  /// A paint graph (COLR version 1).
  case painting(ColorPainting)
  /// A glyph that the font defines only in a form that cannot be drawn, and the reason.
  case undrawable(String)
  struct Layer: Sendable {
    var glyph: UInt32
    /// `nil` for the text color.
    var color: RGBA?
  }

  /// Layers of other glyphs, bottom first (COLR version 0).
  case layers([Layer])
  /// A bitmap and its frame in font units with y down, relative to the origin on the baseline (CBDT, sbix).
  case picture(PixelImage, CGRect)

  /// Returns the layers of a glyph (COLR version 0), or `nil` if it has none.
  static func layers(of glyph: UInt32, in font: OpaquePointer, palette: Int) -> ColorGlyph? {
    let palette = UInt32(truncatingIfNeeded: palette)
    var layers = [ColorLayer](repeating: ColorLayer(), count: shaping_font_layers(font, glyph, palette, nil, 0))
    let count = min(layers.count, shaping_font_layers(font, glyph, palette, &layers, layers.count))
    let drawable = layers.prefix(count).filter { $0.glyph < shaping_font_glyph_count(font) }
    return drawable.isEmpty ? nil : .layers(drawable.map(Layer.init))
  }

  /// Returns the bitmap of a glyph, or `nil` if it has none in PNG.
  static func bitmap(of glyph: UInt32, in font: OpaquePointer) -> ColorGlyph? {
    var box = GlyphBox()
    var bytes = [UInt8](repeating: 0, count: shaping_font_bitmap(font, glyph, nil, 0, &box))
    guard !bytes.isEmpty else { return nil }
    _ = shaping_font_bitmap(font, glyph, &bytes, bytes.count, &box)
    guard box.width > 0, box.height > 0 else { return .undrawable("its bitmap is empty") }
    // Bitmap glyphs have at most a few hundred pixels per side. Larger ones are rejected as malicious.
    guard PNGSize(bytes).map({ $0.width * $0.height <= Self.mostPixels }) == true,
      let picture = try? PNG.decode(Data(bytes))
    else { return .undrawable("its bitmap is not a valid PNG image of at most \(Self.mostPixels) pixels") }
    return .picture(
      PixelImage(picture), CGRect(x: Int(box.left), y: -Int(box.top), width: Int(box.width), height: Int(box.height)))
  }

  private static let mostPixels = 1024 * 1024
}

/// The size in a PNG header, read before decoding.
private struct PNGSize {
  var width: Int
  var height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    guard width <= 1 << 16, height <= 1 << 16 else { return nil }
  }
}

extension ColorGlyph.Layer {
  fileprivate init(_ layer: ColorLayer) {
    glyph = layer.glyph
    color =
      layer.is_foreground
      ? nil : RGBA(red: layer.red, green: layer.green, blue: layer.blue, alpha: layer.alpha)
  }
}
