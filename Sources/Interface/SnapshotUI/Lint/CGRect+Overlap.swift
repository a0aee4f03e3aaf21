import Foundation

extension CGRect {
  /// The corners in order, from the top left corner.
  var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }

  /// Returns the part that two rectangles share; null if they share none, or if a coordinate is not a number.
  ///
  /// NB: Foundation's `intersection(_:)` traps on Linux if a coordinate is not a number.
  func overlap(with other: CGRect) -> CGRect {
    let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    guard edges.allSatisfy({ !$0.isNaN }) else { return .null }
    let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
    let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
