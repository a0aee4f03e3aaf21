import Foundation
import Raster

extension ConformanceCase {
  private static func stroke(
    _ rule: String, _ path: Path, _ style: StrokeStyle, _ inside: [(Int, Int)], _ outside: [(Int, Int)]
  ) -> ConformanceCase {
    ConformanceCase(rule, 40, 40, all(inside, .fullGreen) + all(outside, .clear)) {
      $0.stroke(path, with: .color(.fullGreen), style: style)
    }
  }

  /// The stroke of an arc around its center, from the right by an angle, on red.
  private static func arc(
    _ rule: String, _ angle: Double, center: CGPoint = CGPoint(x: 50, y: 25), radius: CGFloat = 50,
    width: CGFloat = 100, scale: CGFloat = 1, places: [(Int, Int)]
  ) -> ConformanceCase {
    ConformanceCase(rule, 100, 50, on: .fullRed, all(places, .fullGreen)) { canvas in
      canvas.scale(x: scale, y: scale)
      canvas.stroke(Path(arcAround: center, radius: radius, by: angle), with: .fullGreen, lineWidth: width)
    }
  }

  private static let bar = Path.line((10, 20), (30, 20))
  private static let corner = Path.line((5, 30), (30, 30), (30, 5))
  private static let spike = Path.line((5, 10), (30, 14), (5, 18))

  static let strokes: [ConformanceCase] = list {
    stroke(
      "a line is half its width on each side", bar, StrokeStyle(lineWidth: 10), [(20, 15), (20, 24)],
      [(20, 14), (20, 25)])
    stroke("butt caps end at the ends", bar, StrokeStyle(lineWidth: 10), [(10, 20), (29, 20)], [(9, 20), (30, 20)])
    stroke(
      "square caps reach half the width further", bar, StrokeStyle(lineWidth: 10, lineCap: .square),
      [(5, 15), (34, 24)], [(4, 20), (35, 20)])
    stroke(
      "round caps are half circles", bar, StrokeStyle(lineWidth: 10, lineCap: .round), [(6, 20), (33, 20)],
      [(4, 20), (5, 15), (34, 24)])
    stroke("a width of zero draws nothing", bar, StrokeStyle(lineWidth: 0), [], [(20, 19), (20, 20)])
    stroke("a negative width draws nothing", bar, StrokeStyle(lineWidth: -10), [], [(20, 19), (20, 20)])
    stroke("a width that is no number draws nothing", bar, StrokeStyle(lineWidth: .nan), [], [(20, 19), (20, 20)])
    stroke("a miter fills the corner", corner, StrokeStyle(lineWidth: 10), [(34, 34), (31, 31)], [(35, 30)])
    stroke(
      "a bevel cuts the corner off", corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel), [(31, 31)],
      [(33, 33), (34, 34)])
    stroke(
      "a round join is part of a circle", corner, StrokeStyle(lineWidth: 10, lineJoin: .round), [(32, 32)], [(34, 34)])
    stroke(
      "a right angle's miter is 1.414 widths: a limit of 1.42 keeps it", corner,
      StrokeStyle(lineWidth: 10, miterLimit: 1.42), [(34, 34)], [])
    stroke("a limit of 1.41 bevels it", corner, StrokeStyle(lineWidth: 10, miterLimit: 1.41), [], [(34, 34), (33, 33)])
    stroke("the default limit of 10 keeps a sharp miter", spike, StrokeStyle(lineWidth: 4), [(33, 13)], [])
    stroke("a limit of 4 bevels it", spike, StrokeStyle(lineWidth: 4, miterLimit: 4), [(28, 13)], [(36, 14), (33, 14)])
    stroke(
      "joins are between segments, not at open ends", corner, StrokeStyle(lineWidth: 10, lineJoin: .round), [(5, 30)],
      [(4, 30), (30, 4)])
    stroke(
      "a closed subpath is joined at its start", Path(polygon: [(10, 10), (30, 10), (30, 30), (10, 30)]),
      StrokeStyle(lineWidth: 6), [(7, 7), (32, 32)], [(20, 20), (6, 6)])
    stroke(
      "a path back to its start is not closed", .line((10, 10), (30, 10), (30, 30), (10, 30), (10, 10)),
      StrokeStyle(lineWidth: 6), [(32, 32)], [(7, 7)])
    stroke(
      "each subpath is stroked by itself",
      Path { path in
        path.addLines([CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)])
        path.addLines([CGPoint(x: 5, y: 30), CGPoint(x: 35, y: 30)])
      }, StrokeStyle(lineWidth: 4), [(20, 10), (20, 30)], [(20, 20)])
    stroke(
      "SVG: a line without length has round caps", .line((20, 20), (20, 20)),
      StrokeStyle(lineWidth: 20, lineCap: .round), [(20, 20), (12, 20)], [(11, 11)])
    stroke(
      "SVG: and square ones", .line((20, 20), (20, 20)), StrokeStyle(lineWidth: 20, lineCap: .square),
      [(11, 11), (29, 29)], [(9, 20)])
    stroke("SVG: and none with butt caps", .line((20, 20), (20, 20)), StrokeStyle(lineWidth: 20), [], [(20, 20)])
    stroke(
      "a closed point has caps too",
      Path { path in
        path.move(to: CGPoint(x: 20, y: 20))
        path.closeSubpath()
      }, StrokeStyle(lineWidth: 20, lineCap: .round), [(20, 20)], [(8, 8)])
    stroke(
      "dashes and gaps take turns", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, dash: [8, 4]),
      [(0, 20), (7, 20), (12, 20), (19, 20), (24, 20)], [(8, 20), (11, 20), (20, 20), (23, 20)])
    stroke(
      "an odd pattern is repeated", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, dash: [8]),
      [(0, 20), (7, 20), (16, 20), (23, 20)], [(8, 20), (15, 20), (24, 20)])
    stroke(
      "an odd pattern of three swaps dashes and gaps", .line((0, 20), (40, 20)),
      StrokeStyle(lineWidth: 4, dash: [8, 4, 2]), [(0, 20), (12, 20), (13, 20), (22, 20), (25, 20)],
      [(8, 20), (14, 20), (21, 20), (26, 20)])
    stroke(
      "the offset moves the pattern back", .line((0, 20), (40, 20)),
      StrokeStyle(lineWidth: 4, dash: [8, 4], dashPhase: 3), [(0, 20), (4, 20), (9, 20), (16, 20)],
      [(5, 20), (8, 20), (17, 20)])
    stroke(
      "a negative offset moves it forward", .line((0, 20), (40, 20)),
      StrokeStyle(lineWidth: 4, dash: [8, 4], dashPhase: -4), [(4, 20), (11, 20), (16, 20)],
      [(0, 20), (3, 20), (12, 20), (15, 20)])
    stroke(
      "a pattern of zeros is a solid line", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, dash: [0, 0]),
      [(0, 20), (20, 20), (39, 20)], [])
    stroke(
      "a negative dash makes the line solid", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, dash: [8, -4]),
      [(0, 20), (9, 20), (20, 20)], [])
    stroke(
      "a dash that is no number makes it solid", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, dash: [8, .nan]),
      [(0, 20), (9, 20), (20, 20)], [])
    stroke(
      "dashes have caps", .line((0, 20), (40, 20)), StrokeStyle(lineWidth: 4, lineCap: .square, dash: [4, 12]),
      [(5, 20), (14, 20), (21, 20)], [(6, 20), (13, 20), (22, 20)])
    stroke(
      "dashes without length have caps", .line((5, 20), (40, 20)),
      StrokeStyle(lineWidth: 4, lineCap: .square, dash: [0, 10]), [(3, 20), (6, 20), (13, 20), (16, 20)],
      [(8, 20), (11, 20)])
    stroke(
      "dashes go around corners", .line((0, 10), (20, 10), (20, 40)), StrokeStyle(lineWidth: 4, dash: [16, 8]),
      [(15, 10), (20, 14), (20, 29)], [(17, 10), (20, 12), (20, 31)])
    stroke(
      "the pattern starts anew in each subpath",
      Path { path in
        path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10)])
        path.addLines([CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 30)])
      }, StrokeStyle(lineWidth: 4, dash: [8, 8]), [(0, 10), (7, 10), (0, 30), (7, 30)], [(8, 10), (8, 30)])
    ConformanceCase(
      "the width follows the transform", 40, 40,
      all([(20, 11), (20, 28)], .fullGreen) + all([(20, 9), (20, 30)], .clear)
    ) { canvas in
      canvas.scale(x: 2, y: 2)
      canvas.stroke(.line((0, 10), (20, 10)), with: .fullGreen, lineWidth: 10)
    }
    ConformanceCase(
      "and so does its shape: uneven scales make uneven lines", 40, 40,
      all([(12, 5), (27, 5), (20, 19)], .fullGreen) + all([(11, 5), (28, 5), (5, 21)], .clear)
    ) { canvas in
      canvas.scale(x: 4, y: 1)
      canvas.stroke(.line((5, 0), (5, 40)), with: .fullGreen, lineWidth: 4)
      canvas.stroke(.line((0, 18), (10, 18)), with: .fullGreen, lineWidth: 4)
    }
    arc("an arc's stroke without a hole covers its middle", .full - 1e-4, places: [(50, 20)])
    arc("and that of the arc in the other direction", -(.full - 1e-4), places: [(50, 20)])
    arc("and that of a whole turn", .full, places: [(50, 20)])
    arc(
      "the middle of a quarter turn is in its stroke", .full / 4, center: CGPoint(x: 0, y: 0), radius: 0.6, width: 1.2,
      scale: 100, places: [(1, 1), (50, 1), (98, 1), (1, 25), (50, 25), (98, 25), (1, 48), (50, 48), (98, 48)])
    ConformanceCase(
      "arcs whose line is wider than their diameter", 100, 50, on: .fullRed,
      all([(50, 25), (90, 10), (97, 1), (97, 2), (97, 3), (2, 48)], .fullGreen)
    ) { canvas in
      for center in [CGPoint(x: -50, y: 50), CGPoint(x: 100, y: 0)] {
        canvas.stroke(Path(arcAround: center, radius: 25, by: -.full / 4), with: .fullGreen, lineWidth: 180)
      }
    }
    ConformanceCase(
      "a line that crosses itself is painted once", 40, 40,
      [at(20, 20, RGBA(0x00FF00, alpha: 128)), at(5, 20, RGBA(0x00FF00, alpha: 128))]
    ) {
      $0.stroke(.line((0, 20), (40, 20), (40, 0), (20, 0), (20, 40)), with: RGBA(0x00FF00, alpha: 128), lineWidth: 6)
    }
  }
}

extension Path {
  /// An arc from the right of its center by an angle; a positive one turns clockwise as seen.
  fileprivate init(arcAround center: CGPoint, radius: CGFloat, by angle: Double) {
    self.init { path in
      path.addArc(
        center: center, radius: radius, startAngle: .zero, endAngle: .radians(angle), clockwise: angle < 0)
    }
  }
}

extension Double {
  /// A whole turn.
  fileprivate static let full = 2 * Double.pi
}
