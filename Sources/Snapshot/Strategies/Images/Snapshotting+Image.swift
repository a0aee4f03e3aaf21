import Raster
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
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    .image(context: layout.context(traits), precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// View data as a picture of a size in points.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize,
    traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      layout: .fixed(width: size.width, height: size.height), traits: traits)
  }

  /// View data as a picture of a device's screen.
  ///
  /// - Parameter size: Another size in points than the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    var context = SnapshotLayout.device(config: config).context(traits)
    if let size {
      context.width = size.width
      context.height = size.height
    }
    return .image(context: context, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// View data as a picture in a context that says all that it may depend on.
  ///
  /// - Parameters:
  ///   - background: What lies below the view; nothing unless said otherwise.
  ///   - renderer: What draws.
  public static func image(
    context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, background: RGBA = .clear,
    renderer: Renderer = Renderer()
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting<PixelBuffer>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    )
    .throwingPullback { value in
      let list = try value.displayList(in: context).legible(in: context)
      var renderer = renderer
      renderer.fonts = context.fonts
      return try renderer.render(list, scale: context.displayScale, background: background)
    }
    strategy.stations = { try Stations.text(of: $0, in: context) }
    return strategy
  }
}
