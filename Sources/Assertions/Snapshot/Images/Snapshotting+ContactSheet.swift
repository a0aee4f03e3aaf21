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
  /// - Parameters:
  ///   - cellScale: The scale factor of each configuration.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared: elements in all configurations, or frames in points of the sheet.
  public static func contactSheet(
    across matrix: Matrix, cellScale: CGFloat = 0.5, displayScale: CGFloat = 1, precision: Float = 1,
    perceptualPrecision: Float = 1, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    let context = RenderContext(displayScale: displayScale, fonts: matrix.base.fonts)
    return Snapshotting(
      pathExtension: "png", diffing: .image(comparison),
      exposing: { value in
        let content = EvaluatedOnce(value)
        let sheet = ContactSheet(of: content, across: matrix, cellScale: cellScale)
        return PictureExposure(
          of: ContactSheet(of: value, across: matrix, cellScale: cellScale), in: context, comparedBy: comparison
        ) {
          let drawn = try sheet.sheet(in: context)
          let views = try drawn.cells.compactMap { cell in
            try content.evaluation(in: cell.context).view.map { DrawnView($0, origin: cell.origin, scale: cell.scale) }
          }
          return Evaluation(displayList: drawn.displayList, cells: views)
        } companion: { _ in
          // The layout of a view in all configurations, or the display list of the sheet of another drawing.
          Value.self is any View.Type
            ? .text("layout.txt") { try matrix.layoutText { try content.evaluation(in: $0.context).view } }
            : .text("displaylist.txt") { try sheet.picture(in: RenderContext()).textForm }
        }
      })
  }
}
