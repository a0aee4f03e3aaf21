import Foundation
import SnapshotSeededRandom

// Flattened paths are internal.
@testable import Raster

extension FlattenedPath {
  /// The area that the contours enclose, in square pixels: by the shoelace formula, each contour with its sign.
  var signedArea: Double {
    edges.reduce(0) { sum, edge in
      sum + (Double(edge.0.x) * Double(edge.1.y) - Double(edge.1.x) * Double(edge.0.y)) / 131_072
    }
  }

  /// The area covered under the non-zero rule: exact along the middles of `rowsPerPixel` rows a pixel.
  func coveredArea(rowsPerPixel: Int = 64) -> Double {
    guard let bounds else { return 0 }
    let height = 1 / Double(rowsPerPixel)
    let edges = edges
    var area = 0.0
    var y = Double(bounds.minY) / 256 + height / 2
    while y < Double(bounds.maxY) / 256 {
      area += FlattenedPath.coveredLength(of: edges, alongRow: y) * height
      y += height
    }
    return area
  }

  private static func coveredLength(of edges: [(Vertex, Vertex)], alongRow y: Double) -> Double {
    var crossings: [(x: Double, direction: Int)] = []
    for (start, end) in edges {
      let (y0, y1) = (Double(start.y) / 256, Double(end.y) / 256)
      guard (y0 <= y) != (y1 <= y) else { continue }
      let (x0, x1) = (Double(start.x) / 256, Double(end.x) / 256)
      crossings.append((x0 + (y - y0) / (y1 - y0) * (x1 - x0), y0 < y1 ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var length = 0.0
    for (index, crossing) in crossings.enumerated() {
      if winding != 0 { length += crossing.x - crossings[index - 1].x }
      winding += crossing.direction
    }
    return length
  }

  /// Each contour as a path of its own.
  var contours: [FlattenedPath] {
    contourStarts.indices.map { index in
      let end = index + 1 < contourStarts.count ? contourStarts[index + 1] : vertices.count
      return FlattenedPath(vertices: Array(vertices[contourStarts[index]..<end]), contourStarts: [0])
    }
  }

  /// Every edge, the closing ones included.
  var edges: [(Vertex, Vertex)] {
    contours.flatMap { contour in
      zip(contour.vertices, contour.vertices.dropFirst() + [contour.vertices[0]]).map { ($0, $1) }
    }
  }
}

/// Random geometry.
extension SplitMix {
  mutating func point(in range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: Double.random(in: range, using: &self), y: Double.random(in: range, using: &self))
  }

  /// A path of moves, lines, curves and closes.
  mutating func path(elements count: Int, in range: ClosedRange<Double>) -> Path {
    var path = Path()
    path.move(to: point(in: range))
    for _ in 1..<count {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: path.closeSubpath()
      case 1: path.move(to: point(in: range))
      case 2, 3: path.addQuadCurve(to: point(in: range), control: point(in: range))
      case 4, 5: path.addCurve(to: point(in: range), control1: point(in: range), control2: point(in: range))
      default: path.addLine(to: point(in: range))
      }
    }
    return path
  }
}
