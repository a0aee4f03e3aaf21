import Foundation
import SnapshotUI

/// An image that a slice sets when it is configured, with the names of UIKit's `UIImageView`.
///
/// It fills the proposed size, so use it in a frame. Without an image, or if the ``ImageSource`` has no image for the URL, it
/// shows a placeholder.
public final class ImageView: Slice {
  /// The image. Setting it removes the URL.
  public var image: PixelImage? { didSet { url = nil } }
  /// How the image fits its frame if their aspect ratios differ.
  public var contentMode = ContentMode.fill
  /// Whether the image is hidden. A hidden image takes no space.
  public var isHidden = false
  private var url: URL?
  @Environment(\.imageSource) private var source

  /// Creates an image view without an image.
  public init() {}

  /// Shows the image that the ``ImageSource`` in the environment has for a URL.
  public func loadImage(from url: URL?) {
    image = nil
    self.url = url
  }

  /// The image, or a placeholder.
  public var content: some View {
    if !isHidden {
      if let picture = image ?? url.flatMap(source.picture(at:)) {
        Color.clear.overlay(
          Image(picture, name: url?.lastPathComponent).resizable().aspectRatio(contentMode: contentMode)
        )
        .clipped()
      } else {
        ImagePlaceholder()
      }
    }
  }
}

/// The placeholder for a missing image.
nonisolated struct ImagePlaceholder: View {
  var body: some View {
    Color(.tertiarySystemFill)
      .overlay(Image(systemName: "photo").foregroundStyle(Color(.tertiaryLabel)))
      .clipped()
  }
}
