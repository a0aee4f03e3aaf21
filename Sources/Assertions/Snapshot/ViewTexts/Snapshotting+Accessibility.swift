import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: View, Format == String {
  /// The accessibility elements of a view at its ideal size, one per line, in the order in which VoiceOver visits them.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .accessibility(on: .iPhoneSE3))
  ///
  /// Records, in a file that ends in `accessibility.txt`:
  ///
  ///     [header] "Sign in" (16, 40, 343 × 41)
  ///     [button] "Continue" (16, 120, 343 × 44)
  public static var accessibility: Snapshotting { .accessibility(context: RenderContext()) }

  /// The accessibility elements of a view on a device's screen.
  public static func accessibility(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    .accessibility(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// The accessibility elements of a view in a context.
  public static func accessibility(context: RenderContext) -> Snapshotting {
    .text("accessibility.txt") { try $0.rendered(in: context).accessibilityText }
  }

  /// The accessibility elements of a view as JSON in the format of AccessibilitySnapshotModel.
  public static var accessibilityJSON: Snapshotting { .accessibilityJSON(context: RenderContext()) }

  /// The accessibility elements of a view in a context, as JSON in the format of AccessibilitySnapshotModel.
  ///
  /// Records, in a file that ends in `accessibility.json`, an array of elements with their `description`, `label`,
  /// `traits`, `shape` and so on.
  public static func accessibilityJSON(context: RenderContext) -> Snapshotting {
    .text("accessibility.json") { try $0.rendered(in: context).accessibilityJSON }
  }
}

extension Snapshotting where Value: View, Format == PixelBuffer {
  /// A view with numbered marks on its accessibility elements, and a legend of their VoiceOver descriptions.
  ///
  /// - Parameters:
  ///   - legendWidth: The width of the legend in points.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared.
  public static func accessibilityImage(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), legendWidth: CGFloat = 280,
    precision: Float = 1, perceptualPrecision: Float = 1, tolerance: PixelTolerance = .exact,
    ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    let context = layout.context(traits)
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    return Snapshotting(
      pathExtension: "png", diffing: .image(comparison),
      exposing: { view in
        let (overlay, content) = (AccessibilityOverlay(view, legendWidth: legendWidth), EvaluatedOnce(view))
        return PictureExposure(of: overlay, in: context, comparedBy: comparison) {
          let view = try content.rendered(in: context)
          return Evaluation(
            displayList: try overlay.displayList(of: view, in: context), cells: [DrawnView(view)])
        } companion: { _ in
          .text("accessibility.txt") { try content.rendered(in: context).accessibilityText }
        }
      })
  }

  /// A view with the frames of its elements, the baselines of its text and the safe area drawn on top.
  public static func annotatedImage(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), precision: Float = 1,
    perceptualPrecision: Float = 1, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    let context = layout.context(traits)
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    return Snapshotting(
      pathExtension: "png", diffing: .image(comparison),
      exposing: { view in
        let (annotated, content) = (AnnotatedView(view), EvaluatedOnce(view))
        return PictureExposure(of: annotated, in: context, comparedBy: comparison) {
          let view = try content.rendered(in: context)
          return Evaluation(displayList: annotated.displayList(of: view, in: context), cells: [DrawnView(view)])
        } companion: {
          content.companion($0, in: context)
        }
      })
  }
}
