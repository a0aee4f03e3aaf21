import Foundation

/// The edge of a text that lies at a point or at the edge of a rectangle, as `text-anchor` in SVG.
public enum TextAnchor: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right

  /// The distance from the left edge in units of the width.
  var fraction: CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
