import Foundation
import Raster
import SnapshotCore
import SnapshotUI

#if !canImport(UIKit)
  /// How a path is drawn, with Core Graphics' names.
  public enum CGPathDrawingMode: Hashable, CaseIterable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    fileprivate var fillRule: FillRule? {
      switch self {
      case .fill, .fillStroke: .nonZero
      case .eoFill, .eoFillStroke: .evenOdd
      case .stroke: nil
      }
    }

    fileprivate var strokes: Bool { [.stroke, .fillStroke, .eoFillStroke].contains(self) }
  }

  extension Snapshotting where Value == Path, Format == PixelBuffer {
    /// A path in black, as an image of its bounds.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1.
    ///   - scale: The number of pixels per point.
    ///   - drawingMode: How the path is filled and stroked. Strokes are 1 point wide.
    ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
    ///   - ignoring: The regions that are not compared, as frames.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat,
      drawingMode: CGPathDrawingMode = .eoFill, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      Snapshotting<PathPicture, PixelBuffer>.image(
        context: RenderContext(displayScale: scale), precision: precision, perceptualPrecision: perceptualPrecision,
        tolerance: tolerance, ignoring: ignoring
      ).pullback { PathPicture(path: $0, mode: drawingMode) }
    }

    /// A path in black, as an image of its bounds at @1x scale.
    ///
    /// - Parameter drawingMode: How the path is filled and stroked. Strokes are 1 point wide.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode,
      tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: 1, drawingMode: drawingMode,
        tolerance: tolerance, ignoring: ignoring)
    }
  }

  /// A path in black at the origin.
  private struct PathPicture: Drawable {
    var path: Path
    var mode: CGPathDrawingMode

    func displayList(in context: RenderContext) -> DisplayList {
      let bounds = path.boundingRect
      let path = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      return DisplayList(size: bounds.size) { canvas in
        if let rule = mode.fillRule { canvas.fill(path, with: .black, rule: rule) }
        if mode.strokes { canvas.stroke(path, with: .black) }
      }
    }
  }
#endif
