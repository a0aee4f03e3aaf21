/// Turns display lists into pixels. The same list gives the same bytes on every machine and with any number of threads.
///
/// A renderer keeps what it can use for its next picture: the memory of bands, up to 2 MB a thread, and tables of gradients.
/// Its copies share that. Whoever draws many pictures does best with one renderer.
public struct Renderer: Sendable {
  public var fonts: FontBook
  /// How many threads a render may use; at least one. Never changes a byte of the result.
  public var threads: Int
  /// The most pixels that a picture may have.
  public var pixelLimit: Int
  private let scratches = BandScratches()
  private let gradients = GradientTables()

  /// The longest side of a picture in pixels, which is also the longest that reference files may have.
  public static let longestSide = 65_535

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
  ///
  /// - Throws: a ``RenderError``.
  public func render(_ list: DisplayList, scale: CGFloat = 1, background: RGBA = .clear) throws -> PixelBuffer {
    try render(list, scale: scale, background: background, bandHeight: Self.bandHeight)
  }

  /// Draws a display list over what a buffer held before, in its memory where it has the picture's size. Fresh memory
  /// comes from the system a page at a time, which for a whole screen costs as much as drawing it.
  ///
  ///     var frame = PixelBuffer(width: 0, height: 0)
  ///     for list in lists {
  ///       try renderer.render(list, scale: 3, into: &frame)
  ///       …
  ///     }
  ///
  /// - Throws: a ``RenderError``; the buffer is as it was then.
  public func render(
    _ list: DisplayList, scale: CGFloat = 1, background: RGBA = .clear, into buffer: inout PixelBuffer
  ) throws {
    try render(list, scale: scale, background: background, bandHeight: Self.bandHeight, into: &buffer)
  }

  /// Draws view data in a context, on the context's own background.
  ///
  /// - Parameter background: What lies below that.
  /// - Throws: a ``RenderError``, or what the drawable throws.
  public func render(_ drawable: some Drawable, in context: RenderContext, background: RGBA = .clear) throws
    -> PixelBuffer
  {
    let list = try drawable.displayList(in: context).onBackground(of: context)
    var renderer = self
    renderer.fonts = context.fonts
    return try renderer.render(list, scale: context.displayScale, background: background)
  }

  /// Draws view data in each of several contexts, at the same time where threads allow.
  ///
  /// - Returns: a picture or an error for each context, in the order of the contexts.
  public func render(
    _ drawable: some Drawable & Sendable, across contexts: [RenderContext], background: RGBA = .clear
  ) -> [Result<PixelBuffer, any Error>] {
    // Whole pictures share threads better than bands do; bands take what pictures leave over.
    var inner = self
    inner.threads = max(1, threads / max(1, contexts.count))
    let renderer = inner
    let crew = Crew(threads: threads)
    defer { crew.dismiss() }
    return crew.map(count: contexts.count) { index in
      Result { try renderer.render(drawable, in: contexts[index], background: background) }
    }
  }

  /// Rows a band: as many as fit the second level cache beside their coverage.
  static let bandHeight = 32

  /// Pictures of fewer pixels, four megabytes, are likely to be in the cache from the last time that they were drawn.
  static let fewestStreamedPixels = 1 << 20

  /// A list of fewer items on fewer pixels is drawn before another thread is awake.
  private static let fewestSharedItems = 64
  private static let fewestSharedPixels = 1 << 18

  func render(_ list: DisplayList, scale: CGFloat, background: RGBA, bandHeight: Int) throws -> PixelBuffer {
    var buffer = PixelBuffer(width: 0, height: 0)
    try render(list, scale: scale, background: background, bandHeight: bandHeight, into: &buffer)
    return buffer
  }

  private func render(
    _ list: DisplayList, scale: CGFloat, background: RGBA, bandHeight: Int, into buffer: inout PixelBuffer
  ) throws {
    let size = try pixelSize(of: list.size, scale: scale)
    let crew = Crew(threads: threads, scratches: scratches)
    defer { crew.dismiss() }
    if list.items.count >= Self.fewestSharedItems || size.width * size.height >= Self.fewestSharedPixels {
      crew.summon()
    }
    let scene = try ScenePreparation.prepare(
      list, size: size, scale: Double(scale), background: background, fonts: fonts, gradients: gradients,
      crew: crew, pixelLimit: pixelLimit, bandHeight: bandHeight)
    guard buffer.width == size.width, buffer.height == size.height, buffer.pixels.count == size.width * size.height
    else {
      let pixels = scene.pixels(crew, bandHeight: bandHeight)
      buffer = PixelBuffer(width: size.width, height: size.height, pixels: pixels) ?? buffer
      return
    }
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      let memory = size.width * size.height >= Self.fewestStreamedPixels ? BandMemory.streamed : .picture
      scene.draw(into: pixels, through: memory, crew, bandHeight: bandHeight)
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
