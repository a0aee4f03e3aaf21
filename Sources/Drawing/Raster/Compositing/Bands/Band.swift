/// One band of a scene: a run of full-width pixel rows and the operations that draw them.
struct Band {
  /// The band's position from the top.
  let index: Int
  /// Indices of operations that intersect the band, in drawing order.
  let operations: ArraySlice<Int32>
  /// Whether the first operation covers every pixel of the band with an opaque color.
  let isBackgroundCovered: Bool
}

/// Where a band's pixels are stored while it is drawn.
enum BandBuffering: Sendable {
  /// Directly in the picture. Best for newly allocated memory, which the system has just cleared and therefore cached, and
  /// for pictures that are read immediately.
  case picture
  /// In a scratch buffer of the thread, which is copied with non-temporal stores when the band is finished. Best for a large
  /// picture that has been drawn before and is no longer cached: writing to it directly would read it into the cache first.
  case streamed
}
