import Raster

extension ConformanceCase {
  /// Each row: a rule of SVG's path grammar or its commands, path data, pixels inside, pixels outside.
  private static let rows: [(rule: String, data: String, inside: [(Int, Int)], outside: [(Int, Int)])] = [
    ("M and L are absolute", "M5 5 L25 5 L25 25 L5 25 Z", [(15, 15), (6, 6)], [(3, 3), (27, 15)]),
    ("m and l are relative", "m5 5 l20 0 l0 20 l-20 0 z", [(15, 15), (24, 24)], [(3, 3), (27, 15)]),
    ("H and V draw along an axis", "M5 5 H25 V25 H5 Z", [(15, 15), (24, 6)], [(26, 6), (6, 26)]),
    ("h and v are relative", "M5 5 h20 v20 h-20 z", [(15, 15), (24, 24)], [(26, 6), (6, 26)]),
    ("further pairs after M are lines", "M5 5 25 5 25 25 5 25z", [(15, 15)], [(3, 3), (27, 27)]),
    ("further pairs after m are relative lines", "m5 5 20 0 0 20 -20 0z", [(15, 15)], [(3, 3), (27, 27)]),
    ("the first m is absolute", "m5,5h10v10h-10z", [(10, 10)], [(20, 20)]),
    ("commas and spaces may be left out before a sign", "M5,5L25,5 25,25 5 25L5-5Z", [(15, 15)], [(27, 27)]),
    ("a second point starts a new number", "M.5.5 L20.5.5 L20.5 20.5 L.5 20.5Z", [(10, 10)], [(22, 10)]),
    ("numbers may have exponents", "M5e0 .5e1 L2.5e1 5 L25 250e-1 L5 25Z", [(15, 15)], [(27, 27)]),
    ("Z returns to the subpath's start", "M5 5 h10 v10 z m15 0 h10 v10 z", [(13, 7), (28, 7)], [(18, 12), (7, 13)]),
    ("a quadratic curve", "M0 30 Q15 -10 30 30 Z", [(15, 12)], [(15, 8), (2, 15)]),
    ("a relative quadratic curve", "M0 30 q15 -40 30 0 Z", [(15, 12)], [(15, 8)]),
    (
      "T reflects the control point", "M0 20 Q5 5 10 20 T20 20 L20 30 L0 30 Z", [(5, 14), (15, 28)],
      [(5, 10), (15, 24)]
    ),
    ("T without a curve before it is a line", "M0 20 T20 20 L20 30 L0 30 Z", [(10, 21)], [(10, 18)]),
    ("a cubic curve", "M0 30 C0 -10 30 -10 30 30 Z", [(15, 2), (15, 20)], [(1, 1), (28, 1)]),
    (
      "S reflects the second control point", "M0 15 C0 5 10 5 10 15 S20 25 20 15 L20 30 L0 30Z", [(5, 9), (15, 26)],
      [(5, 5), (15, 20)]
    ),
    ("S without a curve before it starts straight", "M0 15 S20 15 20 15 L20 30 L0 30Z", [(10, 16)], [(10, 13)]),
    (
      "an arc with the sweep flag turns clockwise", "M5 15 A10 10 0 0 1 25 15 Z", [(15, 7), (15, 13)],
      [(15, 17), (15, 3)]
    ),
    (
      "an arc without it turns the other way", "M5 15 A10 10 0 0 0 25 15 Z", [(15, 23), (15, 17)], [(15, 13), (15, 27)]
    ),
    ("a large arc takes the long way", "M15 5 A10 10 0 1 1 5 15 L15 15 Z", [(21, 21), (20, 10), (10, 20)], [(9, 9)]),
    ("a small arc takes the short way", "M15 5 A10 10 0 0 1 25 15 L15 15 Z", [(19, 11)], [(10, 20), (20, 20)]),
    ("radii that are too small grow", "M5 15 A1 1 0 0 1 25 15 Z", [(15, 7)], [(15, 3), (15, 17)]),
    ("a radius of zero makes a line", "M5 5 A0 10 0 0 1 25 25 L5 25 Z", [(8, 20), (14, 16)], [(20, 10), (15, 13)]),
    ("an arc to its own start draws nothing", "M5 5 A10 10 0 0 1 5 5 L25 5 L25 25 Z", [(22, 10)], [(8, 15)]),
    ("flags need no space", "M5 15 a10 10 0 0120 0z", [(15, 7)], [(15, 17)]),
    ("an arc's axis turns by its angle", "M15 2 A13 5 90 0 1 15 28 Z", [(18, 15), (16, 5)], [(22, 15), (12, 15)]),
    ("a relative arc", "M5 15 a10 10 0 0 1 20 0 z", [(15, 7)], [(15, 17)]),
    (
      "relative moves count from the closed subpath's start", "M10 10 h10 v10 h-10 z m-8 -8 h4 v4 h-4 z",
      [(15, 15), (4, 4)], [(8, 8)]
    ),
  ]

  static let svgPathData: [ConformanceCase] = rows.map { row in
    ConformanceCase(row.rule, 30, 30, all(row.inside, .fullGreen) + all(row.outside, .clear)) {
      $0.fill((try? Path(svgPathData: row.data)) ?? Path(), with: .fullGreen)
    }
  }
}
