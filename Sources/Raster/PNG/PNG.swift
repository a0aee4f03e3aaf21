/// Reading and writing of PNG files.
public enum PNG {
  /// The PNG file of a picture: RGB where every pixel is opaque, else RGBA with straight alpha.
  public static func encode(_ buffer: PixelBuffer) throws -> Data { throw PNGError.notAPNG }

  /// The picture in a PNG file.
  public static func decode(_ data: Data) throws -> PixelBuffer { throw PNGError.notAPNG }
}

/// Why a PNG file could not be read or written.
public enum PNGError: Error, Hashable, Sendable {
  case notAPNG
}
