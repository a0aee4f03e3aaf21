import Foundation
import Raster

/// The characters U+2500…257F: arms from a cell's middle to its edges, light, heavy or double.
struct BoxDrawing {
  let geometry: TerminalGeometry

  private enum Weight: Int {
    case none, light, heavy, double
  }

  /// Left, up, right, down of each character: 0 none, 1 light, 2 heavy, 3 double; `.` stands for dashes, arcs and
  /// diagonals. Made from the characters' names in the Unicode Character Database.
  private static let arms: [[Character]] = """
    1010 2020 0101 0202 .... .... .... .... .... .... .... .... 0011 0021 0012 0022 1001 2001 1002 2002 0110 0120 0210 0220
    1100 2100 1200 2200 0111 0121 0211 0112 0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121 1211 1112 1212 2211 1221 2112 1122 2221
    2122 2212 1222 2222 .... .... .... .... 3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 .... .... .... .... .... .... .... 1000 0100 0010 0001
    2000 0200 0020 0002 1020 0102 2010 0201
    """.split { $0 == " " || $0 == "\n" }.map(Array.init)

  func parts(of code: UInt32) -> [TerminalGeometry.Part] {
    switch code {
    case 0x2504...0x250B, 0x254C...0x254F: return [dashes(code)]
    case 0x256D...0x2570: return [arc(code)]
    case 0x2571...0x2573: return [diagonals(code)]
    default: break
    }
    let weights = Self.arms[Int(code - 0x2500)].map { Weight(rawValue: $0.wholeNumberValue ?? 0) ?? .none }
    let (left, up, right, down) = (weights[0], weights[1], weights[2], weights[3])
    var path = Path()
    for segment in segments(
      near: left, far: right, minus: up, plus: down, length: geometry.width, across: geometry.height)
    {
      path.addRect(
        geometry.rect(
          segment.along.lowerBound, segment.across.lowerBound, segment.along.upperBound, segment.across.upperBound))
    }
    for segment in segments(
      near: up, far: down, minus: left, plus: right, length: geometry.height, across: geometry.width)
    {
      path.addRect(
        geometry.rect(
          segment.across.lowerBound, segment.along.lowerBound, segment.across.upperBound, segment.along.upperBound))
    }
    return [TerminalGeometry.Part(path: path)]
  }

  /// The thickness of a light line in pixels.
  private var light: Int { max(1, Int(geometry.scale.rounded())) }

  private func thickness(_ weight: Weight) -> Int {
    switch weight {
    case .none: 0
    case .light: light
    case .heavy: 2 * light + (light == 1 ? 0 : 1)
    case .double: 3 * light
    }
  }

  /// Returns the position of a line, or of a pair of lines, across an extent.
  private func band(_ weight: Weight, in extent: Int) -> Range<Int> {
    let start = (extent - thickness(weight)) / 2
    return start..<start + thickness(weight)
  }

  private struct Segment {
    var along: Range<Int>
    var across: Range<Int>
  }

  /// Returns the rectangles of the two arms of an axis.
  ///
  /// - Parameters:
  ///   - near: The arm from the lower edge, left or up.
  ///   - far: The arm to the higher edge, right or down.
  ///   - minus: The crossing arm on the lower side, up or left.
  ///   - plus: The crossing arm on the higher side, down or right.
  private func segments(near: Weight, far: Weight, minus: Weight, plus: Weight, length: Int, across: Int) -> [Segment] {
    var segments: [Segment] = []
    for (weight, other, isNear) in [(near, far, true), (far, near, false)] where weight != .none {
      /// An arm that ends where a band on its way ends, or in the middle.
      func arm(to stop: Stop, across range: Range<Int>) {
        let end: Int
        switch stop {
        case .middle: end = length / 2
        case .farSide(let weight):
          let band = band(weight, in: length)
          end = isNear ? band.upperBound : band.lowerBound
        case .nearLineOfDouble:
          let band = band(.double, in: length)
          end = isNear ? band.lowerBound + light : band.upperBound - light
        }
        segments.append(Segment(along: isNear ? 0..<end : end..<length, across: range))
      }
      let lines = band(weight, in: across)
      guard weight == .double else {
        arm(to: stopOfSingle(other: other, minus: minus, plus: plus), across: lines)
        continue
      }
      arm(
        to: stopOfDouble(other: other, beside: minus, opposite: plus),
        across: lines.lowerBound..<lines.lowerBound + light)
      arm(
        to: stopOfDouble(other: other, beside: plus, opposite: minus),
        across: lines.upperBound - light..<lines.upperBound)
    }
    return segments
  }

  private enum Stop {
    case middle
    /// The side of a crossing line or pair that is further from where the arm begins.
    case farSide(Weight)
    /// The line of a crossing pair that is met first.
    case nearLineOfDouble
  }

  private func stopOfSingle(other: Weight, minus: Weight, plus: Weight) -> Stop {
    if minus == .double || plus == .double {
      return other == .none && minus == plus ? .nearLineOfDouble : .farSide(.double)
    }
    let crossing = minus.rawValue > plus.rawValue ? minus : plus
    return crossing == .none ? .middle : .farSide(crossing)
  }

  /// For one line of a pair: `beside` is the crossing arm on its side, `opposite` the one on the other line's side.
  private func stopOfDouble(other: Weight, beside: Weight, opposite: Weight) -> Stop {
    if beside == .double { return .nearLineOfDouble }
    if other != .none { return .middle }
    let crossing = beside != .none ? beside : opposite
    return crossing == .none ? .middle : .farSide(crossing)
  }

  private func dashes(_ code: UInt32) -> TerminalGeometry.Part {
    let weight: Weight = code % 2 == 0 ? .light : .heavy
    let isVertical = code & 2 != 0
    // Three dashes at 2504, four at 2508, two at 254C.
    let count = code < 0x2508 ? 3 : code < 0x2510 ? 4 : 2
    let length = isVertical ? geometry.height : geometry.width
    let lines = band(weight, in: isVertical ? geometry.width : geometry.height)
    var path = Path()
    for index in 0..<count {
      let start = length * index / count
      let end = length * (index + 1) / count
      let gap = max(1, (end - start) / 3)
      let along = start + gap / 2..<end - (gap - gap / 2)
      path.addRect(
        isVertical
          ? geometry.rect(lines.lowerBound, along.lowerBound, lines.upperBound, along.upperBound)
          : geometry.rect(along.lowerBound, lines.lowerBound, along.upperBound, lines.upperBound))
    }
    return TerminalGeometry.Part(path: path)
  }

  /// A quarter of a rounded corner and the straight rest of its arms, in the place and thickness of light lines.
  private func arc(_ code: UInt32) -> TerminalGeometry.Part {
    let goesRight = code == 0x256D || code == 0x2570
    let goesDown = code == 0x256D || code == 0x256E
    let (width, height) = (Double(geometry.width), Double(geometry.height))
    let x = Double(band(.light, in: geometry.width).lowerBound) + Double(light) / 2
    let y = Double(band(.light, in: geometry.height).lowerBound) + Double(light) / 2
    let edgeX = goesRight ? width : 0
    let edgeY = goesDown ? height : 0
    let radius = min(abs(edgeX - x), abs(edgeY - y))
    let (dx, dy) = (goesRight ? radius : -radius, goesDown ? radius : -radius)
    // The part of a control point's way that makes a quarter circle of a cubic curve.
    let bend = 1 - 0.5522847498
    var path = Path()
    path.move(to: geometry.point(x, edgeY))
    path.addLine(to: geometry.point(x, y + dy))
    path.addCurve(
      to: geometry.point(x + dx, y), control1: geometry.point(x, y + dy * bend),
      control2: geometry.point(x + dx * bend, y))
    path.addLine(to: geometry.point(edgeX, y))
    return TerminalGeometry.Part(path: path.strokedPath(StrokeStyle(lineWidth: CGFloat(light) / geometry.scale)))
  }

  private func diagonals(_ code: UInt32) -> TerminalGeometry.Part {
    let (width, height) = (Double(geometry.width), Double(geometry.height))
    var path = Path()
    if code != 0x2572 {
      path.move(to: geometry.point(width, 0))
      path.addLine(to: geometry.point(0, height))
    }
    if code != 0x2571 {
      path.move(to: geometry.point(0, 0))
      path.addLine(to: geometry.point(width, height))
    }
    return TerminalGeometry.Part(path: path.strokedPath(StrokeStyle(lineWidth: CGFloat(light) / geometry.scale)))
  }
}
