import Foundation

/// The radii of a rectangle's four corners in points, clockwise on screen from the top left, as in CSS and HTML canvas.
public struct CornerRadii: Hashable, Sendable {
  /// The horizontal and vertical radius of the top left corner.
  public var topLeft: CGSize
  /// The horizontal and vertical radius of the top right corner.
  public var topRight: CGSize
  /// The horizontal and vertical radius of the bottom right corner.
  public var bottomRight: CGSize
  /// The horizontal and vertical radius of the bottom left corner.
  public var bottomLeft: CGSize

  /// Creates elliptical corners.
  public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates circular corners. Corners that aren't specified are square.
  public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
    func circle(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    self.init(
      topLeft: circle(topLeft), topRight: circle(topRight), bottomRight: circle(bottomRight),
      bottomLeft: circle(bottomLeft))
  }

  /// Creates four equal corners.
  init(_ corner: CGSize) {
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}

extension CornerRadii {
  /// Returns the radii for a rectangle of a size. Radii that are not positive numbers are 0. If two radii exceed a side,
  /// all radii shrink by the same factor, as in CSS.
  fileprivate func fitting(_ size: CGSize) -> CornerRadii {
    var radii = self
    let corners: [WritableKeyPath<CornerRadii, CGSize>] = [\.topLeft, \.topRight, \.bottomRight, \.bottomLeft]
    for corner in corners where !(radii[keyPath: corner].width > 0 && radii[keyPath: corner].height > 0) {
      radii[keyPath: corner] = .zero
    }
    let sides = [
      (radii.topLeft.width + radii.topRight.width, size.width),
      (radii.bottomLeft.width + radii.bottomRight.width, size.width),
      (radii.topLeft.height + radii.bottomLeft.height, size.height),
      (radii.topRight.height + radii.bottomRight.height, size.height),
    ]
    let factor = sides.reduce(1) { factor, side in side.0 > side.1 ? min(factor, side.1 / side.0) : factor }
    guard factor < 1 else { return radii }
    for corner in corners {
      radii[keyPath: corner].width *= factor
      radii[keyPath: corner].height *= factor
    }
    return radii
  }
}

extension Path {
  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Appends a rectangle with a radius for each corner as a closed subpath, clockwise on screen from the start of the
  /// straight part of the top side.
  ///
  /// If the radii of two corners exceed their side, all radii shrink by the same factor, as in CSS. A corner with a radius
  /// of zero is square.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
  ) {
    let radii = cornerRadii.fitting(CGSize(width: rect.width, height: rect.height))
    guard Set([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]).count > 1 else {
      addRoundedRect(in: rect, cornerSize: radii.topLeft, style: style, transform: transform)
      return
    }
    addCorners(of: rect, radii: radii, style: style, transform: transform)
  }

  /// Appends a closed subpath of four corners that fit into a rectangle.
  mutating func addCorners(of rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle, transform: Transform) {
    let corners = [
      Corner(
        at: CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, beside: radii.topRight, above: radii.bottomLeft,
        arriving: (0, 1), leaving: (1, 0)),
      Corner(
        at: CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, beside: radii.topLeft, above: radii.bottomRight,
        arriving: (-1, 0), leaving: (0, 1)),
      Corner(
        at: CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, beside: radii.bottomLeft, above: radii.topRight,
        arriving: (0, -1), leaving: (-1, 0)),
      Corner(
        at: CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, beside: radii.bottomRight, above: radii.topLeft,
        arriving: (1, 0), leaving: (0, -1)),
    ]
    let shapes = corners.map { $0.shape(style, in: rect) }
    move(to: corners[0].point(CornerShape.Point(0, shapes[0].extent)).applying(transform))
    for index in [1, 2, 3, 0] {
      let (corner, shape) = (corners[index], shapes[index])
      func point(_ unit: CornerShape.Point) -> CGPoint { corner.point(unit).applying(transform) }
      let start = point(CornerShape.Point(shape.extent, 0))
      if currentPoint != start { addLine(to: start) }
      guard corner.isRounded else { continue }
      for curve in shape.curves {
        addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
      }
    }
    closeSubpath()
  }
}

/// A corner of a rectangle.
private struct Corner {
  private let place: CGPoint
  private let width: Double
  private let height: Double
  /// The radii of the neighbors with which the corner shares its horizontal and its vertical side.
  private let neighborWidth: Double
  private let neighborHeight: Double
  /// The vectors from the corner to the ends of its curve, for an extent of one radius.
  private let arriving: (x: Double, y: Double)
  private let leaving: (x: Double, y: Double)

  /// - Parameters:
  ///   - place: The corner of the rectangle.
  ///   - radii: The corner's radii.
  ///   - beside: The radii of the neighbor on the horizontal side.
  ///   - above: The radii of the neighbor on the vertical side.
  ///   - arriving: The unit vector back along the side that arrives at the corner.
  ///   - leaving: The unit vector along the side that leaves it.
  init(
    at place: CGPoint, _ radii: CGSize, beside: CGSize, above: CGSize, arriving: (Double, Double),
    leaving: (Double, Double)
  ) {
    self.place = place
    width = Double(radii.width)
    height = Double(radii.height)
    neighborWidth = Double(beside.width)
    neighborHeight = Double(above.height)
    self.arriving = (arriving.0 * width, arriving.1 * height)
    self.leaving = (leaving.0 * width, leaving.1 * height)
  }

  var isRounded: Bool { width > 0 && height > 0 }

  /// Corners share a side in proportion to their radii.
  func shape(_ style: RoundedCornerStyle, in rect: CGRect) -> CornerShape {
    guard isRounded else { return CornerShape(.circular, room: 1) }
    let across = Double(rect.width) * (width / (width + neighborWidth)) / width
    let down = Double(rect.height) * (height / (height + neighborHeight)) / height
    return CornerShape(style, room: min(across, down))
  }

  func point(_ unit: CornerShape.Point) -> CGPoint {
    CGPoint(
      x: Double(place.x) + unit.arriving * arriving.x + unit.leaving * leaving.x,
      y: Double(place.y) + unit.arriving * arriving.y + unit.leaving * leaving.y)
  }
}
