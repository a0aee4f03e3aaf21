/// An image that fills shapes, optionally repeated, in the user space of the painted operation.
public struct ImagePattern: Hashable, Sendable {
  /// The content beyond the image's edges along one axis.
  public enum Tiling: String, Hashable, Sendable, CaseIterable {
    /// Transparent.
    case none
    /// The image, repeated.
    case `repeat`
    /// The image, alternately mirrored and repeated.
    case reflect
    /// The outermost pixels of the image.
    case pad
  }

  /// The image to repeat.
  public var image: PixelImage
  /// The transform from the image's points to user space. The image's top left corner is the origin.
  public var transform: Transform
  /// The tiling along the x-axis.
  public var horizontal: Tiling
  /// The tiling along the y-axis.
  public var vertical: Tiling
  /// How the image is sampled.
  public var interpolation: ImageInterpolation

  /// Creates a pattern.
  public init(
    _ image: PixelImage, horizontal: Tiling = .repeat, vertical: Tiling = .repeat, transform: Transform = .identity,
    interpolation: ImageInterpolation = .smooth
  ) {
    self.image = image
    self.transform = transform
    self.horizontal = horizontal
    self.vertical = vertical
    self.interpolation = interpolation
  }
}
