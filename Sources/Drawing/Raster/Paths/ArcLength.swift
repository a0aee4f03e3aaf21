import Foundation

/// The length of a line or curve as a function of its parameter.
///
/// Exact for lines. For curves, the speed |B′| is integrated with five-point Gauss-Legendre quadrature on 16 intervals,
/// which gives about nine digits for typical curves.
struct ArcLength {
  private static let intervals = 16
  private static let nodes: [(position: Double, weight: Double)] = [
    (0.04691007703066800, 0.1184634425280945), (0.23076534494715845, 0.2393143352496832),
    (0.5, 0.2844444444444444), (0.7692346550528415, 0.2393143352496832), (0.9530899229693320, 0.1184634425280945),
  ]

  private let curve: CubicCurve
  private let isLine: Bool
  /// The length from the start to each interval's end.
  private let cumulative: [Double]

  /// Measures a line or curve element from its start point. `nil` for a move or close.
  init?(from start: CGPoint, _ element: Path.Element) {
    guard let curve = CubicCurve(from: start, element) else { return nil }
    self.curve = curve
    if case .line = element {
      isLine = true
      let dx = curve.x3 - curve.x0
      let dy = curve.y3 - curve.y0
      cumulative = [0, (dx * dx + dy * dy).squareRoot()]
    } else {
      isLine = false
      cumulative = ArcLength.cumulativeLengths(of: curve)
    }
  }

  private static func cumulativeLengths(of curve: CubicCurve) -> [Double] {
    var sums = [0.0]
    for interval in 0..<ArcLength.intervals {
      let start = Double(interval) / Double(ArcLength.intervals)
      let end = Double(interval + 1) / Double(ArcLength.intervals)
      sums.append(sums[interval] + ArcLength.length(of: curve, from: start, to: end))
    }
    return sums
  }

  var total: Double { cumulative[cumulative.count - 1] }

  /// Returns the parameter at a length from the start.
  func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    if isLine, length < total { return length / total }
    guard length < total, let interval = cumulative.lastIndex(where: { $0 <= length }) else { return 1 }
    let start = Double(interval) / Double(ArcLength.intervals)
    var low = start
    var high = Double(interval + 1) / Double(ArcLength.intervals)
    let sought = length - cumulative[interval]
    // 40 bisections give the parameter to 5e-14.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if ArcLength.length(of: curve, from: start, to: middle) < sought { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func length(of curve: CubicCurve, from start: Double, to end: Double) -> Double {
    var sum = 0.0
    for (position, weight) in nodes {
      sum += weight * curve.speed(at: start + (end - start) * position)
    }
    return sum * (end - start)
  }
}

extension CubicCurve {
  /// Returns the length of the derivative.
  fileprivate func speed(at t: Double) -> Double {
    let rest = 1 - t
    let first = 3 * rest * rest
    let second = 6 * rest * t
    let third = 3 * t * t
    let dx = first * (x1 - x0) + second * (x2 - x1) + third * (x3 - x2)
    let dy = first * (y1 - y0) + second * (y2 - y1) + third * (y3 - y2)
    return (dx * dx + dy * dy).squareRoot()
  }
}
