import Raster
import SnapshotCore
import SnapshotUI
import SnapshotWorkspace

extension Snapshotting where Value == PixelBuffer, Format == PixelBuffer {
  /// An image that is equal in every pixel.
  public static var image: Snapshotting { .image() }

  /// An image, compared with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1.
  ///   - scale: Has no effect, because pixels are compared. It exists for compatibility with swift-snapshot-testing.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared, as frames in pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: PixelTolerance = .exact,
    ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    // An image without regions needs nothing but its pixels.
    guard comparison.flaw != nil || !ignoring.isEmpty else {
      return Snapshotting(pathExtension: "png", diffing: .image(comparison))
    }
    return Snapshotting(pathExtension: "png", diffing: .image(comparison)) {
      BufferExposure(picture: $0, comparison: comparison)
    }
  }
}

extension Snapshotting where Value: Drawable, Format == PixelBuffer {
  /// View data as an image at its ideal size and @1x scale.
  public static var image: Snapshotting { .image(context: RenderContext()) }

  /// View data as an image.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .image(layout: .device(config: .iPhoneSE3)))
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect. It exists for compatibility with swift-snapshot-testing.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1.
  ///   - layout: The size of the view.
  ///   - traits: Traits that differ from the default.
  ///   - background: The background behind the view. The default is the system background for devices, otherwise none.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
    background: PictureBackground? = nil, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    var context = layout.context(traits)
    context.background = background ?? context.background
    return .image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
      ignoring: ignoring)
  }

  /// View data as an image of a size in points.
  ///
  /// - Parameters:
  ///   - size: The size; `nil` for the ideal size of the view.
  ///   - background: The background behind the view. The default is none.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize?,
    traits: SnapshotTraits = SnapshotTraits(), background: PictureBackground? = nil,
    tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      layout: size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits, traits: traits,
      background: background, tolerance: tolerance, ignoring: ignoring)
  }

  /// View data as an image of a device's screen.
  ///
  /// - Parameters:
  ///   - size: A size in points that replaces the device's size.
  ///   - background: The background behind the view. The default is the system background: white in light mode, black in
  ///     dark mode.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits(),
    background: PictureBackground? = nil, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    var context = SnapshotLayout.device(config: config).context(traits)
    if let size {
      context.width = size.width
      context.height = size.height
    }
    context.background = background ?? context.background
    return .image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
      ignoring: ignoring)
  }

  /// View data as an image in a context.
  ///
  /// - Parameters:
  ///   - renderer: The renderer.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func image(
    context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, renderer: Renderer = Renderer(),
    tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    return Snapshotting(
      pathExtension: "png", diffing: .image(comparison),
      exposing: { value in
        let content = EvaluatedOnce(value)
        return PictureExposure(of: value, in: context, renderer: renderer, comparedBy: comparison) {
          try content.evaluation(in: context)
        } companion: {
          content.companion($0, in: context)
        }
      })
  }

  /// View data as an image in a context, on a color instead of the context's background.
  ///
  /// - Parameters:
  ///   - background: The color behind the view.
  ///   - renderer: The renderer.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func image(
    context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, background: RGBA,
    renderer: Renderer = Renderer(), tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    var context = context
    context.background = .color(background)
    return .image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision, renderer: renderer,
      tolerance: tolerance, ignoring: ignoring)
  }
}
