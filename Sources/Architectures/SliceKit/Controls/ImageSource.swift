import Foundation
import SnapshotUI

/// The images for URLs, which are available in memory. It never uses the network.
///
///     assertSnapshot(of: slice.imageSource(ImageSource([avatarURL: avatar])), as: .image(size: size))
public struct ImageSource: Sendable {
  private let picture: @Sendable (URL) -> PixelImage?

  /// Creates a source from a function.
  ///
  /// - Parameter picture: Returns the image for a URL, or `nil`. It must return the same image for the same URL.
  public init(_ picture: @escaping @Sendable (URL) -> PixelImage?) { self.picture = picture }

  /// Creates a source from a dictionary of images.
  public init(_ pictures: [URL: PixelImage]) { self.init { pictures[$0] } }

  /// A source without images. Image views show their placeholder.
  public static let none = ImageSource { _ in nil }

  /// Returns the image for a URL, or `nil` if there is none.
  public func picture(at url: URL) -> PixelImage? { picture(url) }
}

private struct ImageSourceKey: EnvironmentKey {
  static let defaultValue = ImageSource.none
}

extension EnvironmentValues {
  /// The source of the images for URLs (default: no images).
  public var imageSource: ImageSource {
    get { self[ImageSourceKey.self] }
    set { self[ImageSourceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the source of the images for URLs in this view.
  public func imageSource(_ source: ImageSource) -> some View { environment(\.imageSource, source) }
}
