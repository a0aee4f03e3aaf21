/// A picture that fills shapes, repeated or not, in the user space of the operation that it paints.
public struct ImagePattern: Hashable, Sendable {
  /// What lies beyond the picture's edges along one axis.
  public enum Tiling: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The picture again.
    case `repeat`
    /// The picture mirrored, then again.
    case reflect
    /// The picture's outermost pixels.
    case pad
  }

  public var image: PixelImage
  /// From the picture's points (its top left corner at the origin) to user space.
  public var transform: Transform
  public var horizontal: Tiling
  public var vertical: Tiling
  public var interpolation: ImageInterpolation

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
