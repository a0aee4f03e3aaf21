import Foundation
import SnapshotFoundation

/// The number of elements and a hash of a path, for texts that leave out its curves. Equal for paths that only moved.
package struct PathOutline: Hashable, Sendable {
  /// `12-a1b2c3d4e5f60718`.
  package let text: String

  init(text: String) { self.text = text }

  init(_ path: Path) {
    let box = path.box
    // Hundredths of a point, because a path that moved has other last digits.
    func place(_ point: CGPoint) -> [Int32] {
      [point.x - box.minX, point.y - box.minY].map { Int32(clamping: Int(max(-1e9, min(1e9, $0 * 100)).rounded())) }
    }
    var values: [Int32] = []
    for element in path.elements {
      switch element {
      case .move(let point): values += [0] + place(point)
      case .line(let point): values += [1] + place(point)
      case .quadCurve(let point, let control): values += [2] + place(control) + place(point)
      case .curve(let point, let control1, let control2):
        values += [3] + place(control1) + place(control2) + place(point)
      case .closeSubpath: values.append(4)
      }
    }
    let hash = values.map(\.littleEndian).withUnsafeBytes { ContentHash128(of: Data($0)) }
    text = "\(path.elements.count)-" + String(hash.high ^ hash.low, radix: 16)
  }
}

extension Path {
  /// The smallest rectangle around the path's points and control points; zero for an empty path.
  var box: CGRect {
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): [control, point].forEach(add)
      case .curve(let point, let control1, let control2): [control1, control2, point].forEach(add)
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
