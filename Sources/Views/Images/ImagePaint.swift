/// An image as a style, repeated in both directions.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image, in fractions of its size. Has no effect: the whole image is repeated.
  public var sourceRect: CGRect
  /// The factor by which the image is scaled.
  public var scale: CGFloat

  /// Creates a style from an image of pixels. Symbols are transparent.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the pattern of the image, from the corner of a rectangle.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard case .pixels(let pixels, _) = image.source, scale > 0, scale.isFinite else { return .color(.clear) }
    let transform = Transform(scaleX: Double(scale), y: Double(scale))
      .concatenating(Transform(translationX: Double(rect.minX), y: Double(rect.minY)))
    return .pattern(ImagePattern(pixels, horizontal: .repeat, vertical: .repeat, transform: transform))
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
