extension Symbol {
  /// A piece of a symbol on the grid of 24 × 24.
  public struct Outline: Hashable, Sendable {
    public let path: Path

    public init(_ path: Path) { self.path = path }

    /// SVG path data.
    ///
    /// - Throws: ``SVGPathDataError`` with the offset of what can't be read.
    public init(svgPathData data: String) throws(SVGPathDataError) { self.init(try Path(svgPathData: data)) }

    /// A circle by its centre and radius.
    public static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Outline {
      Outline(Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }

    /// A rectangle by its left top corner and size, with round corners.
    public static func box(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
    ) -> Outline {
      Outline(
        Path(
          roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular))
    }

    /// SVG path data that goes over several lines, as a literal does.
    public static func path(_ data: String...) -> Outline { Outline(stringLiteral: data.joined(separator: " ")) }
  }
}

extension Symbol.Outline: ExpressibleByStringLiteral {
  /// SVG path data in source code. A literal cannot throw: one that breaks the grammar becomes a crossed box, which
  /// nobody overlooks.
  public init(stringLiteral data: String) {
    self.init((try? Path(svgPathData: data)) ?? Self.unreadable)
  }

  /// What takes the place of path data that cannot be read.
  public static let unreadable = Path { path in
    path.addRect(CGRect(x: 3, y: 3, width: 18, height: 18))
    path.addLines([CGPoint(x: 3, y: 3), CGPoint(x: 21, y: 21)])
    path.addLines([CGPoint(x: 21, y: 3), CGPoint(x: 3, y: 21)])
  }
}
