#if !canImport(UIKit)
  /// The corners of a rectangle.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates a set of corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// A path with the names of UIKit, for shapes: `Path(UIBezierPath(roundedRect: …).cgPath)`.
  public final class UIBezierPath {
    /// The path that is drawn.
    public var cgPath: Path

    /// Creates an empty path.
    public init() { cgPath = Path() }

    /// Creates a path from one of Core Graphics'.
    public init(cgPath: Path) { self.cgPath = cgPath }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }

    /// Creates an ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }

    /// Creates a rectangle whose corners have a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
      let radii = CornerRadii(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft))
      self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }

    /// Creates an arc. Angles are in radians, and `clockwise` is as it looks on the screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The smallest rectangle that contains the path.
    public var bounds: CGRect { cgPath.boundingRect }
    /// Whether the path has no elements.
    public var isEmpty: Bool { cgPath.isEmpty }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { cgPath.move(to: point) }

    /// Appends a line.
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

    /// Appends a cubic curve.
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }

    /// Appends a quadratic curve.
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
      cgPath.addQuadCurve(to: point, control: controlPoint)
    }

    /// Appends an arc. Angles are in radians, and `clockwise` is as it looks on the screen.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: !clockwise)
    }

    /// Closes the subpath.
    public func close() { cgPath.closeSubpath() }

    /// Appends another path.
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }

    /// Whether a point is inside of the path.
    public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
  }
#endif
