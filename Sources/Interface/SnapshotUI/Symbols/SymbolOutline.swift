extension Symbol {
  /// A part of a symbol on the grid of 24 × 24.
  public struct Outline: Hashable, Sendable {
    /// The outline in grid units.
    public let path: Path

    /// Creates an outline from a path in grid units.
    public init(_ path: Path) { self.path = path }

    /// Creates an outline from SVG path data.
    ///
    /// - Throws: `SVGPathDataError` with the offset of the first invalid character.
    public init(svgPathData data: String) throws(SVGPathDataError) { self.init(try Path(svgPathData: data)) }

    /// Returns a circle with a center and a radius.
    public static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Outline {
      Outline(Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }

    /// Returns a rounded rectangle with an origin, a size and a corner radius.
    public static func box(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
    ) -> Outline {
      Outline(
        Path(
          roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular))
    }

    /// Returns an outline from SVG path data in several strings.
    public static func path(_ data: String...) -> Outline { Outline(stringLiteral: data.joined(separator: " ")) }
  }
}

extension Symbol.Outline: ExpressibleByStringLiteral {
  /// Creates an outline from SVG path data in source code. Invalid data becomes a crossed box, because a literal can't
  /// throw.
  public init(stringLiteral data: String) {
    self.init((try? Path(svgPathData: data)) ?? Self.unreadable)
  }

  /// The outline that replaces invalid path data.
  package static let unreadable = Path { path in
    path.addRect(CGRect(x: 3, y: 3, width: 18, height: 18))
    path.addLines([CGPoint(x: 3, y: 3), CGPoint(x: 21, y: 21)])
    path.addLines([CGPoint(x: 21, y: 3), CGPoint(x: 3, y: 21)])
  }
}
