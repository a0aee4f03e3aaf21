import Foundation
import Raster

/// View data of one's own.
public struct BarChart: Drawable {
  public var values: [Double]

  public init(values: [Double]) { self.values = values }

  public func displayList(in context: RenderContext) -> DisplayList {
    DisplayList(size: CGSize(width: 10 * values.count, height: 40)) { canvas in
      for (index, value) in values.enumerated() {
        let bar = CGRect(x: Double(10 * index), y: 40 - value, width: 8, height: value)
        canvas.fill(Path(bar), with: RGBA(0x336699))
      }
    }
  }
}
