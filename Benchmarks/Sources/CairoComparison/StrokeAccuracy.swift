import Foundation
import Raster
import Scenes

/// How far the dashboard's polylines, white on black, are from samples of what a stroke with round caps and joins is: all
/// points that are within half of its width of the line.
enum StrokeAccuracy {
  private static let sides = [8, 16]

  static func print() throws {
    var strokes: [(path: Path, style: StrokeStyle)] = []
    for item in Scene.dashboard.list.items {
      if case .stroke(let path, let style, _) = item.operation { strokes.append((path, style)) }
    }
    let list = DisplayList(size: Scene.size) { canvas in
      canvas.fill(Path(CGRect(origin: .zero, size: Scene.size)), with: .black)
      for stroke in strokes { canvas.stroke(stroke.path, with: .color(.white), style: stroke.style) }
    }
    let cairo = try CairoPicture(list)
    cairo.draw()
    let pictures = [("ours", try Renderer().render(list, scale: Scene.scale)), ("Cairo", cairo.buffer)]
    Swift.print("\nroot mean square error of the dashboard's polylines, white on black, in levels, and the largest")
    Swift.print("".padded(46) + sides.map { "\($0) × \($0)".padded(16) }.joined())
    let judges = sides.map { side in
      var levels = [Double](repeating: 0, count: CairoPicture.width * CairoPicture.height)
      for stroke in strokes { SampledStroke(stroke.path, stroke.style, samples: side).draw(into: &levels) }
      return levels
    }
    for (name, picture) in pictures {
      let errors = judges.map { levels in
        var (squares, largest) = (0.0, 0.0)
        for (pixel, level) in zip(picture.pixels, levels) {
          let distance = Double(pixel & 0xFF) - level
          squares += distance * distance
          largest = max(largest, abs(distance))
        }
        return "\((squares / Double(levels.count)).squareRoot().hundredths), \(largest.tenths)".padded(16)
      }
      Swift.print(name.padded(46) + errors.joined())
    }
  }
}

/// A polyline that goes from left to right.
private struct SampledStroke {
  private let points: [(x: Double, y: Double)]
  private let radius: Double
  private let side: Int

  init(_ path: Path, _ style: StrokeStyle, samples side: Int) {
    points = path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point):
        (Double(point.x) * Double(Scene.scale), Double(point.y) * Double(Scene.scale))
      default: nil
      }
    }
    radius = Double(style.lineWidth) * Double(Scene.scale) / 2
    self.side = side
  }

  func draw(into levels: inout [Double]) {
    let width = CairoPicture.width
    guard let first = points.first, let last = points.last, let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return }
    for x in max(0, Int(first.x - radius) - 1)..<min(width, Int(last.x + radius) + 2) {
      // Segments that come near the column.
      let near = zip(points, points.dropFirst()).filter {
        $0.0.x - radius <= Double(x + 1) && $0.1.x + radius >= Double(x)
      }
      for y in Int(top - radius) - 1..<Int(bottom + radius) + 2 {
        // Most pixels lie wholly on one side, as their centres tell.
        let distance = near.map { self.distance(Double(x) + 0.5, Double(y) + 0.5, $0.0, $0.1) }.min() ?? .infinity
        if distance > radius + 0.75 { continue }
        levels[y * width + x] = distance < radius - 0.75 ? 255 : level(x, y, near)
      }
    }
  }

  private typealias Point = (x: Double, y: Double)

  private func level(_ x: Int, _ y: Int, _ segments: [(Point, Point)]) -> Double {
    var count = 0
    for row in 0..<side {
      for column in 0..<side {
        let px = Double(x) + (Double(column) + 0.5) / Double(side)
        let py = Double(y) + (Double(row) + 0.5) / Double(side)
        if segments.contains(where: { distance(px, py, $0.0, $0.1) <= radius }) { count += 1 }
      }
    }
    return Double(count) * 255 / Double(side * side)
  }

  private func distance(_ x: Double, _ y: Double, _ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let along = max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)))
    let (ox, oy) = (x - a.x - along * dx, y - a.y - along * dy)
    return (ox * ox + oy * oy).squareRoot()
  }
}
