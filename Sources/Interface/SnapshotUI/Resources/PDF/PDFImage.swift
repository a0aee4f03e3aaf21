/// Draws PDF files of icons: the shapes, gradients and pictures of the first page.
///
/// What is beyond that, such as texts in fonts, patterns of tiles and encrypted files, is an error that names it.
enum PDFImage {
  /// The longest side of a picture in pixels.
  private static let longestSide = 4_096.0
  /// The largest number of pixels that shapes, groups and masks paint in total.
  private static let mostPaintedPixels = 1 << 29

  /// Returns the pixels of a file at its own size.
  ///
  /// - Parameter scale: Pixels per point.
  static func image(_ bytes: [UInt8], scale: CGFloat) throws(VectorImageError) -> PixelImage {
    let list = try PDFPainter.drawing(of: try PDFDocument(bytes))
    guard Double(max(list.size.width, list.size.height) * scale) <= longestSide else { throw .tooLarge }
    var renderer = Renderer(threads: 1)
    renderer.paintLimit = mostPaintedPixels
    do {
      return PixelImage(try renderer.render(list, scale: scale), scale: scale)
    } catch {
      throw .damaged("\(error)")
    }
  }
}
