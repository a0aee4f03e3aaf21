/// How the end of an open line looks.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  case butt
  case round
  case square
}

/// How two segments of a line meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  case miter
  case round
  case bevel
}

/// The look of a stroked line; lengths are in points. Names and defaults are SwiftUI's.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The largest ratio of miter length to line width before a miter becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

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
