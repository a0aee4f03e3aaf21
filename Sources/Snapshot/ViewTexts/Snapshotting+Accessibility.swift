import Raster
import SnapshotCore
import Views

extension Snapshotting where Value: View, Format == String {
  /// The stops of those who hear a view, one a line in the order in which they are heard, at the size that the view asks
  /// for.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .accessibility(on: .iPhoneSE3))
  ///
  /// Records, in a file that ends in `accessibility.txt`:
  ///
  ///     [header] "Sign in" (16, 40, 343 × 41)
  ///     [button] "Continue" (16, 120, 343 × 44)
  public static var accessibility: Snapshotting { .accessibility(context: RenderContext()) }

  /// The stops of those who hear a view on a device's screen.
  public static func accessibility(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    .accessibility(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// The stops of those who hear a view in a context.
  public static func accessibility(context: RenderContext) -> Snapshotting {
    .text("accessibility.txt") { try $0.rendered(in: context).accessibilityText }
  }

  /// The stops of those who hear a view, as the JSON that AccessibilitySnapshotModel reads.
  public static var accessibilityJSON: Snapshotting { .accessibilityJSON(context: RenderContext()) }

  /// The stops of those who hear a view in a context, as the JSON that AccessibilitySnapshotModel reads.
  ///
  /// Records, in a file that ends in `accessibility.json`, an array of elements with their `description`, `label`,
  /// `traits`, `shape` and so on.
  public static func accessibilityJSON(context: RenderContext) -> Snapshotting {
    .text("accessibility.json") { try $0.rendered(in: context).accessibilityJSON }
  }
}

extension Snapshotting where Value: View, Format == PixelBuffer {
  /// A view with the stops of those who hear it marked and numbered, and a legend of what is said at each.
  ///
  /// - Parameter legendWidth: How wide the legend is, in points.
  public static func accessibilityImage(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), legendWidth: CGFloat = 280,
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting<AccessibilityOverlay<Value>, PixelBuffer>.image(
      context: layout.context(traits), precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { AccessibilityOverlay($0, legendWidth: legendWidth) }
  }

  /// A view with the frames of its elements, the baselines of its texts and the safe area drawn over it.
  public static func annotatedImage(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting<AnnotatedView<Value>, PixelBuffer>.image(
      context: layout.context(traits), precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { AnnotatedView($0) }
  }
}

extension Snapshotting where Value: Drawable, Format == PixelBuffer {
  /// All cells of a matrix in one picture: a column for each value of the last axis, a row for each combination of the
  /// others, with labels.
  ///
  ///     assertSnapshot(
  ///       of: LoginScreen(), as: .contactSheet(across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark)))
  ///
  /// - Parameter cellScale: How large cells are drawn, as a factor.
  public static func contactSheet(
    across matrix: Matrix, cellScale: CGFloat = 0.5, displayScale: CGFloat = 1, precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let context = RenderContext(displayScale: displayScale, fonts: matrix.base.fonts)
    return Snapshotting<ContactSheet<Value>, PixelBuffer>.image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { ContactSheet(of: $0, across: matrix, cellScale: cellScale) }
  }
}
