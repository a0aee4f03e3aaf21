import Foundation

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Circular or elliptical corners.
  case circular
  /// Continuous corners, whose curvature increases gradually, as in Apple's icons and controls. If a side is too short
  /// for the transition (1.53 radii), the corner approaches a circular one; capsules are circular.
  case continuous
}

extension Path {
  /// Creates a rounded rectangle. The radius is at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rectangle with elliptical corners of at most half of each side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Appends a rectangle with elliptical corners as a closed subpath, clockwise on screen from the start of the
  /// straight part of the top side. Corners are at most half of each side. A corner size of zero gives a plain
  /// rectangle.
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
    // The corners, with the unit vectors along their incoming and outgoing sides.
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

/// The curves of a corner in units of its radius: distances back along the incoming side and forward along the outgoing
/// side.
private struct CornerShape {
  struct Point {
    var arriving: Double
    var leaving: Double

    init(_ arriving: Double, _ leaving: Double) {
      self.arriving = arriving
      self.leaving = leaving
    }

    /// The point mirrored at the corner's diagonal.
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

  /// The distance from the corner at which the curves start.
  let extent: Double
  let curves: [Curve]

  /// Creates the curves of a corner whose shorter side has a length of `room` radii.
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

  /// The first half of a corner in three curves. The second half is its mirror image.
  private struct Half {
    var extent: Double
    var control1: Point
    var control2: Point
    var shoulder: Point
    var middle: Point

    /// A circle, split at a quarter and three quarters of the corner's angle.
    static let circular = Half(
      extent: 1,
      control1: Point(0.8686781288571144, 0),
      control2: Point(0.7386421565549068, 0.025865763095147744),
      shoulder: Point(0.6173165676349102, 0.07612046748871326),
      middle: Point(0.37228848098766787, 0.1776144241403309))

    /// The corner shape of iOS since version 7, from published measurements of its paths. Their second control point of
    /// 0.8684 leaves a kink of 2.4 degrees; this one lies on the shoulder's tangent.
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
