/// An image as a style, repeated in both directions.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in fractions of its size.
  public var sourceRect: CGRect
  /// The factor by which the image is scaled.
  public var scale: CGFloat

  /// Creates a style from an image of pixels, a symbol in the foreground style, or an image of an asset catalog.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the pattern of the image, from the corner of a rectangle.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard scale > 0, scale.isFinite, let tile = image.pixels(in: environment)?.part(sourceRect) else {
      return .color(.clear)
    }
    let transform = Transform(scaleX: Double(scale), y: Double(scale))
      .concatenating(Transform(translationX: Double(rect.minX), y: Double(rect.minY)))
    return .pattern(ImagePattern(tile, horizontal: .repeat, vertical: .repeat, transform: transform))
  }
}

extension Image {
  /// Returns the pixels of the image at its natural size; `nil` for an unknown symbol.
  fileprivate func pixels(in environment: EnvironmentValues) -> PixelImage? {
    switch source {
    case .pixels(let pixels, _): return pixels
    case .symbol(let name, _):
      let font = environment.resolvedFont().resolve(in: environment)
      guard let symbol = environment.symbolVariant(of: name) else { return nil }
      let size = symbol.size(height: font.size * Symbol.sidePerFontSize * environment.imageScale.factor)
      var canvas = DisplayListRecorder(size: size)
      let paint = environment.foreground(in: CGRect(origin: .zero, size: size))
      symbol.draw(in: CGRect(origin: .zero, size: size), with: paint, weight: font.weight, on: &canvas)
      let scale = environment.displayScale
      return (try? Renderer().render(canvas.displayList, scale: scale)).map { PixelImage($0, scale: scale) }
    case .asset(let image):
      do {
        guard let (set, catalogs) = try image.asset.find(\.images, in: environment),
          let representation = set.representation(in: environment)
        else {
          RenderLimits.noteMissingAsset(
            image.asset.missing("image", \.images, at: "ImagePaint", in: environment),
            isAllowed: environment.allowsMissingAssets)
          return nil
        }
        return try catalogs.pixels(of: representation, in: environment)
      } catch {
        RenderLimits.note(error)
        return nil
      }
    }
  }
}

extension PixelImage {
  /// Returns a part of the image, in fractions of its size and at least one pixel large; `nil` if it is empty.
  fileprivate func part(_ fractions: CGRect) -> PixelImage? {
    func pixels(_ start: CGFloat, _ length: CGFloat, of count: Int) -> Range<Int>? {
      guard start.isFinite, length.isFinite, length > 0, count > 0 else { return nil }
      let lower = min(max((start * CGFloat(count)).rounded(), 0), CGFloat(count - 1))
      let upper = min(max(((start + length) * CGFloat(count)).rounded(), lower + 1), CGFloat(count))
      return Int(lower)..<Int(upper)
    }
    guard let columns = pixels(fractions.minX, fractions.width, of: buffer.width),
      let rows = pixels(fractions.minY, fractions.height, of: buffer.height)
    else { return nil }
    if columns.count == buffer.width, rows.count == buffer.height { return self }
    let pixels = rows.flatMap { row in
      buffer.pixels[row * buffer.width + columns.lowerBound..<row * buffer.width + columns.upperBound]
    }
    return PixelBuffer(width: columns.count, height: rows.count, pixels: pixels).map { PixelImage($0, scale: scale) }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns an image as a style, repeated in both directions.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
