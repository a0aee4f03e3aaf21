import Foundation
import Raster

/// An outline as fine chords, looked at in a grid of points of each pixel by the non-zero rule.
struct SampledOutline {
  private struct Edge {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
  }

  private var edges: [Edge] = []

  init(_ path: Path, _ transform: Transform) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func mapped(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    for element in path.elements {
      switch element {
      case .move(let point):
        add(current, start)
        start = mapped(point)
        current = start
      case .line(let point):
        add(current, mapped(point))
        current = mapped(point)
      case .quadCurve(let point, let control):
        let (from, control, to) = (current, mapped(control), mapped(point))
        curve { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * to.y)
        }
      case .curve(let point, let control1, let control2):
        let (from, a, b, to) = (current, mapped(control1), mapped(control2), mapped(point))
        curve { t in
          let s = 1 - t
          let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * to.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * to.y)
        }
      case .closeSubpath:
        add(current, start)
        current = start
      }
    }
    add(current, start)
    func curve(_ point: (Double) -> CGPoint) {
      for step in 1...32 {
        let next = point(Double(step) / 32)
        add(current, next)
        current = next
      }
    }
    func add(_ from: CGPoint, _ to: CGPoint) {
      if from.y != to.y { edges.append(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)) }
    }
  }

  /// Calls back with each pixel's share of samples that lie inside.
  ///
  /// - Parameter side: how many samples a pixel has across, and as many down.
  func eachPixel(samples side: Int, _ body: (_ x: Int, _ y: Int, _ coverage: Double) -> Void) {
    let xs = edges.flatMap { [$0.x0, $0.x1] }
    let ys = edges.flatMap { [$0.y0, $0.y1] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
    let first = Int(left.rounded(.down))
    let width = Int(right.rounded(.up)) - first + 1
    let firstRow = Int(top.rounded(.down))
    let rows = crossings(from: firstRow, through: Int(bottom.rounded(.down)), samples: side)
    for y in 0..<rows.count / side {
      var counts = [Int](repeating: 0, count: width)
      for row in rows[y * side..<(y + 1) * side] { count(row, from: first, samples: side, into: &counts) }
      for (column, count) in counts.enumerated() where count > 0 {
        body(first + column, firstRow + y, Double(count) / Double(side * side))
      }
    }
  }

  private typealias Crossing = (x: Double, direction: Int)

  /// Where edges cross the rows of samples of some rows of pixels.
  private func crossings(from top: Int, through bottom: Int, samples side: Int) -> [[Crossing]] {
    var rows = [[Crossing]](repeating: [], count: (bottom - top + 1) * side)
    // Samples stand at (i + ½) / side.
    func firstRow(below y: Double) -> Int { Int(((y - Double(top)) * Double(side) - 0.5).rounded(.up)) }
    for edge in edges {
      let isDown = edge.y1 > edge.y0
      for row in max(0, firstRow(below: min(edge.y0, edge.y1)))..<max(0, firstRow(below: max(edge.y0, edge.y1))) {
        let y = Double(top) + (Double(row) + 0.5) / Double(side)
        let x = edge.x0 + (y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0)
        rows[row].append((x, isDown ? 1 : -1))
      }
    }
    return rows
  }

  /// Counts the samples of one row that lie inside.
  private func count(_ row: [Crossing], from first: Int, samples side: Int, into counts: inout [Int]) {
    let crossings = row.sorted { $0.x < $1.x }
    func firstSample(right x: Double) -> Int { Int(((x - Double(first)) * Double(side) - 0.5).rounded(.up)) }
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      if winding != 0 {
        let from = firstSample(right: crossings[index - 1].x)
        for sample in from..<max(from, firstSample(right: crossing.x)) { counts[sample / side] += 1 }
      }
      winding += crossing.direction
    }
  }
}
