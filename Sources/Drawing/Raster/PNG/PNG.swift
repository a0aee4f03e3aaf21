/// Reading and writing PNG files.
///
/// Damaged files are rejected and never repaired, because a repaired reference may differ from the accepted picture.
/// Written files contain a private chunk (``matches(_:_:)``) that identifies an unchanged file without decoding it.
///
/// Compare pixels, not files: different versions of zlib compress the same pixels to different bytes.
public enum PNG {
  /// How much time to spend on a small file.
  public enum Compression: Hashable, Sendable {
    /// For references, which are written once and stored permanently.
    case reference
    /// For pictures of failures, which are written often and discarded.
    case artifact
    /// For the smallest files, at several times the cost of ``reference``.
    case smallest
  }

  /// The largest supported file size in bytes.
  package static let maximumFileSize = 64 << 20
  /// The largest supported width or height in pixels.
  package static let maximumSide = 65_535
  /// The largest supported number of pixels.
  package static let maximumPixelCount = 100_000_000
}
