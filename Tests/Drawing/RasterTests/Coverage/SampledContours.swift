import Foundation
import Raster

/// The coverage of polygons by scanlines: 64 of a pixel's height, each exact along the row. Shares no code with the
/// rasterizer.
struct SampledContours {
  private static let lines = 64
  private let levels: [Double]
  let width: Int

  init(_ contours: [[(CGFloat, CGFloat)]], rule: FillRule, width: Int, height: Int) {
    self.width = width
    var levels = [Double](repeating: 0, count: width * height)
    for line in 0..<height * Self.lines {
      let y = (Double(line) + 0.5) / Double(Self.lines)
      var crossings: [(x: Double, sign: Int)] = []
      for contour in contours {
        var before = contour[contour.count - 1]
        for point in contour {
          let (y0, y1) = (Double(before.1), Double(point.1))
          if (y0 <= y) != (y1 <= y) {
            let x = Double(before.0) + (y - y0) / (y1 - y0) * (Double(point.0) - Double(before.0))
            crossings.append((x, y1 > y0 ? 1 : -1))
          }
          before = point
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        if isInside {
          Self.add(from: crossings[index - 1].x, to: crossing.x, row: line / Self.lines, width, &levels)
        }
        winding += crossing.sign
      }
    }
    self.levels = levels
  }

  private static func add(from: Double, to: Double, row: Int, _ width: Int, _ levels: inout [Double]) {
    var column = max(0, Int(from.rounded(.down)))
    while column < width, Double(column) < to {
      let part = min(to, Double(column) + 1) - max(from, Double(column))
      levels[row * width + column] += part * 255 / Double(lines)
      column += 1
    }
  }

  func level(_ x: Int, _ y: Int) -> Double { levels[y * width + x] }
}
