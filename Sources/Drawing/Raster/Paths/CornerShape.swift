/// The curves of a corner in units of its radius: distances back along the incoming side and forward along the outgoing
/// side.
struct CornerShape {
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
