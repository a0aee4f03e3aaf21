import Foundation
import Views

/// A picture that a slice sets when it is configured, by value or by address. The spelling is that of UIKit's image view.
///
/// It takes the room that it is offered: give it a frame. Where there is no picture, because none was set or because
/// nothing is known under the address, it shows a placeholder that is always the same.
public final class ImageView: Slice {
  /// The picture. To set it forgets an address.
  public var image: PixelImage? { didSet { url = nil } }
  /// How a picture of another ratio goes into the frame.
  public var contentMode = ContentMode.fill
  /// A hidden picture takes no room.
  public var isHidden = false
  private var url: URL?
  @Environment(\.imageSource) private var source

  public init() {}

  /// Shows the picture at an address: the one that the ``ImageSource`` around the view has ready for it.
  public func loadImage(from url: URL?) {
    image = nil
    self.url = url
  }

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

/// What stands where there is no picture.
struct ImagePlaceholder: View {
  var body: some View {
    Color(.tertiarySystemFill)
      .overlay(Image(systemName: "photo").foregroundStyle(Color(.tertiaryLabel)))
      .clipped()
  }
}
