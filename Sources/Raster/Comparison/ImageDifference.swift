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

    public init(x: Int, y: Int, width: Int, height: Int, differingPixels: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.differingPixels = differingPixels
    }
  }

  public var expectedWidth: Int
  public var expectedHeight: Int
  public var actualWidth: Int
  public var actualHeight: Int
  /// How many pixels differ; where sizes differ, of the area that both share plus the whole of what only one has.
  public var differingPixels: Int
  /// The largest difference of one channel, 0…255, in straight sRGB, alpha among the channels; of the area that both
  /// share.
  public var largestChannelDifference: Int
  /// The most differing pixels in any window of 48 × 48 pixels.
  public var densestWindow: Int
  /// The changed areas, from top to bottom and then from left to right. Pixels nearer to each other than four are in one
  /// area; where that would make more than 64 areas, the distance is doubled until it does not.
  public var clusters: [Cluster]

  public init(
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

  public var sizesDiffer: Bool { expectedWidth != actualWidth || expectedHeight != actualHeight }
}

extension ImageDifference {
  /// What a map of changes says.
  init(_ map: ChangeMap, expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int) {
    self.init(
      expectedWidth: expectedWidth, expectedHeight: expectedHeight, actualWidth: actualWidth,
      actualHeight: actualHeight, differingPixels: map.count, largestChannelDifference: map.largestChannelDifference,
      densestWindow: map.densestWindow(side: 48), clusters: map.clusters(limit: 64))
  }
}
