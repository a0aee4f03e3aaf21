import SnapshotFoundation

extension ContentHash128 {
  /// The hash of a picture: its sides and its pixels.
  package init(of buffer: PixelBuffer) {
    let size = ContentHash128(high: UInt64(buffer.width), low: UInt64(buffer.height))
    self = buffer.pixels.withUnsafeBytes { ContentHash128(of: $0, following: size) }
  }
}
