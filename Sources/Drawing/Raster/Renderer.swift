import Foundation

/// Renders display lists to pixels. The same list gives the same bytes on every machine and with any number of threads.
///
/// A renderer caches memory for its next picture: scratch buffers of up to 2 MB per thread, and gradient tables. Copies of a
/// renderer share these caches, so use one renderer for many pictures.
public struct Renderer: Sendable {
  /// The fonts for glyph runs.
  public var fonts: FontBook
  /// The largest number of threads for one picture, at least 1. Never changes a byte of the result.
  public var threads: Int
  /// The largest number of pixels of a picture.
  public var pixelLimit: Int
  /// The largest number of pixels that the operations of a picture paint in total, for lists from elsewhere.
  package var paintLimit = Int.max
  /// Measures the loops of renders, which then run on the calling thread.
  package var loopRecorder: LoopRecorder?
  private let scratch = BandScratchPool()
  private let gradients = GradientTables()

  /// The largest width or height of a picture in pixels. Reference files have the same limit.
  package static let longestSide = 65_535

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for glyph runs.
  ///   - threads: The largest number of threads for one picture (default: the number of active processors).
  ///   - pixelLimit: The largest number of pixels of a picture.
  public init(
    fonts: FontBook = .embedded, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    pixelLimit: Int = 100_000_000
  ) {
    self.fonts = fonts
    self.threads = threads
    self.pixelLimit = pixelLimit
  }

  /// Renders a display list.
  ///
  /// The picture's size is the list's size times the scale, rounded half up, and at least one pixel.
  ///
  /// - Parameters:
  ///   - list: The display list.
  ///   - scale: Pixels per point.
  ///   - background: The color behind the drawing.
  /// - Throws: A ``RenderError``.
  public func render(_ list: DisplayList, scale: CGFloat = 1, background: RGBA = .clear) throws -> PixelBuffer {
    try render(list, scale: scale, background: background, bandHeight: Self.bandHeight)
  }

  /// Renders a display list into an existing buffer, reusing its memory if it has the picture's size. Newly allocated memory
  /// for a whole screen costs as much as drawing the screen.
  ///
  ///     var frame = PixelBuffer(width: 0, height: 0)
  ///     for list in lists {
  ///       try renderer.render(list, scale: 3, into: &frame)
  ///       …
  ///     }
  ///
  /// - Parameters:
  ///   - list: The display list.
  ///   - scale: Pixels per point.
  ///   - background: The color behind the drawing.
  ///   - buffer: The buffer to overwrite. It is unchanged if the call throws.
  /// - Throws: A ``RenderError``.
  public func render(
    _ list: DisplayList, scale: CGFloat = 1, background: RGBA = .clear, into buffer: inout PixelBuffer
  ) throws {
    try render(list, scale: scale, background: background, bandHeight: Self.bandHeight, into: &buffer)
  }

  /// Renders view data in a context, on the context's background.
  ///
  /// - Parameters:
  ///   - drawable: The view data.
  ///   - context: Size, scale, fonts and traits.
  ///   - background: The color behind the context's background.
  /// - Throws: A ``RenderError``, or an error of the drawable.
  public func render(_ drawable: some Drawable, in context: RenderContext, background: RGBA = .clear) throws
    -> PixelBuffer
  {
    let list = try drawable.displayList(in: context).onBackground(of: context)
    var renderer = self
    renderer.fonts = context.fonts
    return try renderer.render(list, scale: context.displayScale, background: background)
  }

  /// Renders view data in several contexts, in parallel.
  ///
  /// - Parameters:
  ///   - drawable: The view data.
  ///   - contexts: One context per picture.
  ///   - background: The color behind the contexts' backgrounds.
  /// - Returns: A picture or an error per context, in the order of the contexts.
  public func render(
    _ drawable: some Drawable & Sendable, across contexts: [RenderContext], background: RGBA = .clear
  ) -> [Result<PixelBuffer, any Error>] {
    // Whole pictures parallelize better than bands. Bands use the threads that are left.
    var inner = self
    inner.threads = max(1, threads / max(1, contexts.count))
    let renderer = inner
    let workers = WorkerPool(threads: threads)
    defer { workers.stop() }
    return workers.map(count: contexts.count) { index in
      Result { try renderer.render(drawable, in: contexts[index], background: background) }
    }
  }

  /// Rows per band: as many as fit the second-level cache together with their coverage.
  static let bandHeight = 32

  /// Smaller pictures (below 4 MB) are probably still in the cache from the last time they were drawn.
  static let minimumStreamedPixels = 1 << 20

  /// A display list with fewer items and fewer pixels is drawn before another thread is awake.
  private static let minimumSharedItems = 64
  private static let minimumSharedPixels = 1 << 18

  /// Renders with another band height, which never changes the result.
  package func render(
    _ list: DisplayList, scale: CGFloat, background: RGBA, bandHeight: Int
  ) throws -> PixelBuffer {
    var buffer = PixelBuffer(width: 0, height: 0)
    try render(list, scale: scale, background: background, bandHeight: bandHeight, into: &buffer)
    return buffer
  }

  /// Renders over a picture in streamed bands even if it is small, which never changes the result.
  package func renderStreamed(
    _ list: DisplayList, background: RGBA, bandHeight: Int, into buffer: inout PixelBuffer
  ) throws {
    try render(
      list, scale: 1, background: background, bandHeight: bandHeight, minimumStreamedPixels: 0, into: &buffer)
  }

  private func render(
    _ list: DisplayList, scale: CGFloat, background: RGBA, bandHeight: Int,
    minimumStreamedPixels: Int = Renderer.minimumStreamedPixels, into buffer: inout PixelBuffer
  ) throws {
    let size = try pixelSize(of: list.size, scale: scale)
    let workers = WorkerPool(threads: threads, recorder: loopRecorder)
    defer { workers.stop() }
    if list.items.count >= Self.minimumSharedItems || size.width * size.height >= Self.minimumSharedPixels {
      workers.wake()
    }
    let bands = BandRenderer(workers: workers, scratch: scratch, bandHeight: bandHeight)
    let scene = try ScenePreparation.prepare(
      list, size: size, scale: Double(scale), background: background, fonts: fonts, gradients: gradients,
      bands: bands, pixelLimit: pixelLimit)
    guard paintLimit == .max || scene.paintedPixels <= paintLimit else { throw PaintLimitError(limit: paintLimit) }
    guard buffer.width == size.width, buffer.height == size.height, buffer.pixels.count == size.width * size.height
    else {
      let pixels = bands.pixels(of: scene)
      buffer = PixelBuffer(width: size.width, height: size.height, pixels: pixels) ?? buffer
      return
    }
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      let isStreamed = size.width * size.height >= minimumStreamedPixels
      bands.draw(scene, into: pixels, buffering: isStreamed ? .streamed : .picture)
    }
  }

  private func pixelSize(of size: CGSize, scale: CGFloat) throws -> PixelRect {
    guard scale > 0, scale.isFinite else { throw RenderError.unusableScale(scale) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw RenderError.unusableSize(width: size.width, height: size.height)
    }
    let width = max(1, (size.width * scale + 0.5).rounded(.down))
    let height = max(1, (size.height * scale + 0.5).rounded(.down))
    let longest = CGFloat(Self.longestSide)
    guard width <= longest, height <= longest, Int(width) * Int(height) <= pixelLimit else {
      throw RenderError.tooManyPixels(
        width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), limit: pixelLimit)
    }
    return PixelRect(left: 0, top: 0, right: Int(width), bottom: Int(height))
  }
}
