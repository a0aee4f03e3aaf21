/// Reading and writing of PNG files.
///
/// What is read must be whole: a reference that is damaged in any way is refused with a reason, never repaired, because
/// a repaired picture is not the one that somebody accepted. What is written carries a private chunk
/// (``matches(_:_:)``) by which an unchanged file is recognised without decoding it.
///
/// Pixels are compared, files are not: the same pixels compress to different bytes with another version of zlib.
public enum PNG {
  /// How much time to spend on a small file.
  public enum Compression: Hashable, Sendable {
    /// For references, which are written once and stored for long.
    case reference
    /// For pictures of a failure, which are written often and thrown away.
    case artifact
    /// For a repository that should shrink, at several times the time of ``reference``.
    case smallest
  }

  /// The most bytes a file may have to be read.
  public static let maximumFileSize = 64 << 20
  /// The longest side in pixels that is read or written.
  public static let maximumSide = 65_535
  /// The most pixels that are read or written.
  public static let maximumPixelCount = 100_000_000
}
