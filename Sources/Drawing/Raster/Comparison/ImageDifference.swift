/// The difference between a reference picture and a new picture.
public struct ImageDifference: Hashable, Sendable, Codable {
  /// A rectangle of adjacent changed pixels. The origin is top left.
  public struct Cluster: Hashable, Sendable, Codable {
    /// The left edge in pixels.
    public var x: Int
    /// The top edge in pixels.
    public var y: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The number of differing pixels in the rectangle.
    public var differingPixels: Int

    /// Creates a cluster.
    package init(x: Int, y: Int, width: Int, height: Int, differingPixels: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.differingPixels = differingPixels
    }
  }

  /// The reference's width in pixels.
  public var expectedWidth: Int
  /// The reference's height in pixels.
  public var expectedHeight: Int
  /// The new picture's width in pixels.
  public var actualWidth: Int
  /// The new picture's height in pixels.
  public var actualHeight: Int
  /// The number of differing pixels. If the sizes differ, pixels that only one picture has are included.
  public var differingPixels: Int
  /// The largest difference of a straight sRGB or alpha channel, 0…255, in the common area.
  public var largestChannelDifference: Int
  /// The largest number of differing pixels in any window of 48 × 48 pixels.
  public var densestWindow: Int
  /// The changed areas, from top to bottom and left to right. Pixels that are less than four pixels apart belong to one
  /// area. For more than 64 areas, that distance is doubled until there are fewer.
  public var clusters: [Cluster]

  /// Creates a difference from its measurements.
  package init(
    expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int, differingPixels: Int,
    largestChannelDifference: Int, densestWindow: Int, clusters: [Cluster]
  ) {
    self.expectedWidth = expectedWidth
    self.expectedHeight = expectedHeight
    self.actualWidth = actualWidth
    self.actualHeight = actualHeight
    self.differingPixels = differingPixels
    self.largestChannelDifference = largestChannelDifference
    self.densestWindow = densestWindow
    self.clusters = clusters
  }

  /// Whether the pictures have different sizes.
  public var sizesDiffer: Bool { expectedWidth != actualWidth || expectedHeight != actualHeight }
}

extension ImageDifference {
  /// Creates a difference from a map of changes.
  init(_ map: ChangeMap, expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int) {
    self.init(
      expectedWidth: expectedWidth, expectedHeight: expectedHeight, actualWidth: actualWidth,
      actualHeight: actualHeight, differingPixels: map.count, largestChannelDifference: map.largestChannelDifference,
      densestWindow: map.densestWindow(side: 48), clusters: map.clusters(limit: 64))
  }
}
