import Foundation
import Raster

#if !canImport(UIKit)
  // UIKit's names of an image's contents. An image has pixels and no scale, as its reference has.
  extension PixelBuffer {
    /// Decodes a PNG file, or returns `nil` for other data.
    public init?(data: Data) {
      guard let picture = try? PNG.decode(data) else { return nil }
      self = picture
    }

    /// Decodes a PNG file, or returns `nil` if there is none at the path.
    public init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// Returns the image as a PNG file, or `nil` if it has no pixels.
    public func pngData() -> Data? { try? PNG.encode(self) }

    /// The size in pixels, which is the size in points at the ``scale``.
    public var size: CGSize { CGSize(width: width, height: height) }

    /// The number of pixels per point: 1.
    public var scale: CGFloat { 1 }
  }
#endif
