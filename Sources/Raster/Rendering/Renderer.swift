/// Turns display lists into pixels. The same list gives the same bytes on every machine and with any number of threads.
public struct Renderer: Sendable {
  public var fonts: FontBook
  /// How many threads a render may use; at least one. Never changes a byte of the result.
  public var threads: Int
  /// The most pixels that a picture may have.
  public var pixelLimit: Int

  public init(
    fonts: FontBook = .embedded, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    pixelLimit: Int = 100_000_000
  ) {
    self.fonts = fonts
    self.threads = threads
    self.pixelLimit = pixelLimit
  }

  /// Draws a display list at a number of pixels a point, over a background (transparent unless said otherwise). The
  /// picture's sides are the list's size times the scale, rounded half up, at least one pixel.
  public func render(_ list: DisplayList, scale: CGFloat = 1, background: RGBA = .clear) throws -> PixelBuffer {
    throw RenderError.unusableScale(scale)
  }

  /// Draws view data in a context.
  public func render(_ drawable: some Drawable, in context: RenderContext, background: RGBA = .clear) throws
    -> PixelBuffer
  {
    let list = try drawable.displayList(in: context)
    var renderer = self
    renderer.fonts = context.fonts
    return try renderer.render(list, scale: context.displayScale, background: background)
  }
}
