/// Renders a view to an image with the rasterizer.
///
///     let renderer = ImageRenderer(content: Badge())
///     renderer.scale = 3
///     let png = renderer.pngData
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size of the image in points; the view's ideal size where it is unspecified.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image is opaque. Transparent pixels are then black.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The pixels of the view; `nil` if it can't be rendered, for example because it is empty.
  public var pixels: PixelBuffer? {
    let context = RenderContext(width: proposedSize.width, height: proposedSize.height, displayScale: scale)
    return try? Renderer().render(content, in: context, background: isOpaque ? .black : .clear)
  }

  /// The image in the PNG format; `nil` if the view can't be rendered.
  public var pngData: Data? { pixels.flatMap { try? PNG.encode($0) } }
}
