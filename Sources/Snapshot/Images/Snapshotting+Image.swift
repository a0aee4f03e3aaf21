import Raster
import RenderTraces
import SnapshotCore
import Views

extension Snapshotting where Value == PixelBuffer, Format == PixelBuffer {
  /// A picture, equal in every pixel.
  public static var image: Snapshotting { .image() }

  /// A picture, with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, of 0…1.
  ///   - perceptualPrecision: How near a pixel's colour must be to match, of 0…1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Value: Drawable, Format == PixelBuffer {
  /// View data as a picture, at the size that it asks for and 1 pixel a point.
  public static var image: Snapshotting { .image(context: RenderContext()) }

  /// View data as a picture.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .image(layout: .device(config: .iPhoneSE3)))
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Means nothing here; there is one way to draw.
  ///   - precision: The share of pixels that must match, of 0…1.
  ///   - perceptualPrecision: How near a pixel's colour must be to match, of 0…1.
  ///   - layout: How large the view is rendered.
  ///   - traits: What shall be otherwise than usual.
  ///   - background: What lies behind the view: by default the system background for a device, and nothing otherwise.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
    background: PictureBackground? = nil
  ) -> Snapshotting {
    var context = layout.context(traits)
    context.background = background ?? context.background
    return .image(context: context, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// View data as a picture of a size in points.
  ///
  /// - Parameter background: What lies behind the view; nothing unless said otherwise.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize,
    traits: SnapshotTraits = SnapshotTraits(), background: PictureBackground? = nil
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      layout: .fixed(width: size.width, height: size.height), traits: traits, background: background)
  }

  /// View data as a picture of a device's screen.
  ///
  /// - Parameters:
  ///   - size: Another size in points than the device's.
  ///   - background: What lies behind the view: the system background, which is white in light and black in dark, unless
  ///     said otherwise.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits(),
    background: PictureBackground? = nil
  ) -> Snapshotting {
    var context = SnapshotLayout.device(config: config).context(traits)
    if let size {
      context.width = size.width
      context.height = size.height
    }
    context.background = background ?? context.background
    return .image(context: context, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// View data as a picture in a context that says all that it may depend on.
  ///
  /// - Parameter renderer: What draws.
  public static func image(
    context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, renderer: Renderer = Renderer()
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting<PixelBuffer>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    )
    .throwingPullback { value in
      let list = try value.picture(in: context)
      var renderer = renderer
      renderer.fonts = context.fonts
      return try renderer.render(list, scale: context.displayScale)
    }
    strategy.renderTrace = { try RenderTrace(of: $0, in: context).text }
    return strategy
  }

  /// View data as a picture in a context, on a color instead of the context's background.
  ///
  /// - Parameters:
  ///   - background: What lies behind the view.
  ///   - renderer: What draws.
  public static func image(
    context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, background: RGBA,
    renderer: Renderer = Renderer()
  ) -> Snapshotting {
    var context = context
    context.background = .color(background)
    return .image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision, renderer: renderer)
  }
}
