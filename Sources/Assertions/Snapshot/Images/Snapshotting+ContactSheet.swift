import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: Drawable, Format == PixelBuffer {
  /// All configurations of a matrix in one labeled image, with one column per value of the last axis and one row per
  /// combination of the others.
  ///
  ///     assertSnapshot(
  ///       of: LoginScreen(), as: .contactSheet(across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark)))
  ///
  /// - Parameter cellScale: The scale factor of each configuration.
  public static func contactSheet(
    across matrix: Matrix, cellScale: CGFloat = 0.5, displayScale: CGFloat = 1, precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let context = RenderContext(displayScale: displayScale, fonts: matrix.base.fonts)
    let sheet = { (value: Value) in ContactSheet(of: value, across: matrix, cellScale: cellScale) }
    var strategy = Snapshotting<ContactSheet<Value>, PixelBuffer>.image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback(sheet)
    strategy.companions = { .companion($0, across: matrix, sheet: sheet) }
    return strategy
  }
}
