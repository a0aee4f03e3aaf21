import Foundation

/// The shape of the ends of open lines.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  case butt
  case round
  case square
}

/// The shape of corners.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  case miter
  case round
  case bevel
}

/// The style of a stroke, with lengths in points. Names and defaults are SwiftUI's.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// The largest ratio of miter length to line width. Longer miters become bevels.
  public var miterLimit: CGFloat
  /// Alternating lengths of dashes and gaps. Empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start of the line.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
