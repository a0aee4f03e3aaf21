/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Quarters of a circle or ellipse.
  case circular
  /// Corners whose curvature grows gradually from the sides, as Apple's icons and controls have them. Where a side has
  /// no room for the longer transition (1.53 radii), the corner nears the circular one, and a capsule's is circular.
  case continuous
}

extension Path {
  /// A rectangle with round corners. The radius is at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// A rectangle with elliptical corners, each at most half of a side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Appends a rectangle with elliptical corners as a closed subpath, clockwise on screen from where the top side's
  /// straight part starts. Corners are at most half of a side; a corner without size gives a plain rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
  ) {
    let width = min(Double(cornerSize.width), Double(rect.width) / 2)
    let height = min(Double(cornerSize.height), Double(rect.height) / 2)
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let room = min(Double(rect.width) / 2 / width, Double(rect.height) / 2 / height)
    let shape = CornerShape(style, room: room)
    let isFirst = isEmpty
    // Where the corner is, and the vectors by which a unit along its arriving and its leaving side moves.
    let corners: [(corner: CGPoint, arriving: CGPoint, leaving: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -width, y: 0), CGPoint(x: 0, y: height)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -height), CGPoint(x: -width, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: width, y: 0), CGPoint(x: 0, y: -height)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: height), CGPoint(x: width, y: 0)),
    ]
    move(to: CGPoint(x: Double(rect.minX) + width * shape.extent, y: Double(rect.minY)).applying(transform))
    for (corner, arriving, leaving) in corners {
      func point(_ unit: CornerShape.Point) -> CGPoint {
        CGPoint(
          x: Double(corner.x) + unit.arriving * Double(arriving.x) + unit.leaving * Double(leaving.x),
          y: Double(corner.y) + unit.arriving * Double(arriving.y) + unit.leaving * Double(leaving.y)
        ).applying(transform)
      }
      let start = point(CornerShape.Point(shape.extent, 0))
      if currentPoint != start { addLine(to: start) }
      for curve in shape.curves {
        addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
      }
    }
    closeSubpath()
    guard isFirst, let rect = rect.translated(by: transform) else { return }
    let cornerSize = CGSize(width: width, height: height)
    origin = PathOrigin(RoundedRect(rect: rect, cornerSize: cornerSize, style: style), elementCount: elements.count)
  }
}

/// The curves of one corner, in units of its radius: distances back along the side that arrives at the corner, and
/// onward along the side that leaves it.
private struct CornerShape {
  struct Point {
    var arriving: Double
    var leaving: Double

    init(_ arriving: Double, _ leaving: Double) {
      self.arriving = arriving
      self.leaving = leaving
    }

    /// The same point seen from the other side of the corner's diagonal.
    var mirrored: Point { Point(leaving, arriving) }

    func mixed(with other: Point, _ fraction: Double) -> Point {
      Point(arriving + (other.arriving - arriving) * fraction, leaving + (other.leaving - leaving) * fraction)
    }
  }

  struct Curve {
    var control1: Point
    var control2: Point
    var end: Point
  }

  /// How far from the corner the curves start.
  let extent: Double
  let curves: [Curve]

  /// The shape for a corner whose shorter side has `room` radii.
  init(_ style: RoundedCornerStyle, room: Double) {
    let longest = Half.continuous.extent
    let fraction = (room - 1) / (longest - 1)
    switch style {
    case .continuous where fraction > 0:
      let half = Half.circular.mixed(with: .continuous, min(1, fraction))
      extent = half.extent
      curves = [
        Curve(control1: half.control1, control2: half.control2, end: half.shoulder),
        Curve(control1: half.middle, control2: half.middle.mirrored, end: half.shoulder.mirrored),
        Curve(control1: half.control2.mirrored, control2: half.control1.mirrored, end: Point(0, half.extent)),
      ]
    default:
      extent = 1
      let middle = Point(0.2928932188134524, 0.2928932188134524)
      let control1 = Point(0.7347835101604561, 0)
      let control2 = Point(0.48042959726148704, 0.10535684036541779)
      curves = [
        Curve(control1: control1, control2: control2, end: middle),
        Curve(control1: control2.mirrored, control2: control1.mirrored, end: Point(0, 1)),
      ]
    }
  }

  /// The first half of a corner in three curves; the second half is its mirror image.
  private struct Half {
    var extent: Double
    var control1: Point
    var control2: Point
    var shoulder: Point
    var middle: Point

    /// A circle, cut after a quarter and three quarters of the corner's turn.
    static let circular = Half(
      extent: 1,
      control1: Point(0.8686781288571144, 0),
      control2: Point(0.7386421565549068, 0.025865763095147744),
      shoulder: Point(0.6173165676349102, 0.07612046748871326),
      middle: Point(0.37228848098766787, 0.1776144241403309))

    /// The corner that iOS has drawn since version 7, as published measurements of its paths give it. Its second control
    /// point stands at 0.8684 there, which leaves a kink of 2.4 degrees; here it lies on the shoulder's tangent.
    static let continuous = Half(
      extent: 1.52866483,
      control1: Point(1.08849323, 0),
      control2: Point(0.83730825, 0),
      shoulder: Point(0.63149399, 0.07491100),
      middle: Point(0.37282392, 0.16906013))

    func mixed(with other: Half, _ fraction: Double) -> Half {
      Half(
        extent: extent + (other.extent - extent) * fraction,
        control1: control1.mixed(with: other.control1, fraction),
        control2: control2.mixed(with: other.control2, fraction),
        shoulder: shoulder.mixed(with: other.shoulder, fraction),
        middle: middle.mixed(with: other.middle, fraction))
    }
  }
}
