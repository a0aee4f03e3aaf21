import Foundation
import SnapshotUI

extension CatalogPage {
  /// Text, localization and assets.
  static var localization: CatalogPage {
    CatalogPage("localization") {
      CatalogCase("mainBundle") { Text("**Title** in `code`").mainBundle(nil) }
      CatalogCase("Text.monospaced") { Text("111").monospaced() + Text(" 111") }
      CatalogCase("Text.fontDesign") { Text("Serif").fontDesign(.serif) + Text(" not") }
      CatalogCase("Text.textScale") { Text("12") + Text("km").textScale(.secondary) }
      CatalogCase("Image.resizable", "insets") {
        framedDot.resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)).frame(
          width: 80, height: 40)
      }
      CatalogCase("Image.resizable", "tiled") { framedDot.resizable(resizingMode: .tile).frame(width: 80, height: 40) }
      CatalogCase("Image.renderingMode") { framedDot.renderingMode(.template).foregroundStyle(.red) }
      CatalogCase("Image.antialiased") { framedDot.antialiased(true) }
      CatalogCase("Text", "image") { Text("\(Image(systemName: "star.fill")) 4.8") }
      CatalogCase("Text", "link") { Text("[Terms](https://example.com) apply") }
      CatalogCase("Text", "background") { Text(marked) }
      CatalogCase("Text", "date") { Text(Date(timeIntervalSince1970: 0), style: .date) }
    }
  }

  private static var marked: AttributedString {
    var text = AttributedString("marked")
    text.backgroundColor = .yellow
    text.underlineStyle = .single
    return text
  }

  /// A frame of 12 × 12 points with a dot.
  private static var framedDot: Image {
    let clear = RGBA.clear.premultiplied
    let blue = RGBA(0x3366CC).premultiplied
    let pixels = (0..<144).map { index in
      let (x, y) = (index % 12, index / 12)
      return x < 3 || y < 3 || x > 8 || y > 8 || (x == 5 && y == 5) ? blue : clear
    }
    guard let buffer = PixelBuffer(width: 12, height: 12, pixels: pixels) else { return Image(systemName: "xmark") }
    return Image(PixelImage(buffer), name: "frame")
  }
}
