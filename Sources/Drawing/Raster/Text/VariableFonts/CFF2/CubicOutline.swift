import Foundation

/// The contours of a glyph with cubic curves. Steps are relative to the current point, in 1/2⁴⁰ font unit, with y up.
struct CubicOutline: InstanceOutline {
  private(set) var x: [Int] = []
  private(set) var y: [Int] = []
  private var verbs: [Verb] = []
  private var current = (x: 0, y: 0)
  private var isInContour = false
  /// Whether a first point was set.
  private(set) var hasStart = false

  private enum Verb {
    case move, line, curve

    var pointCount: Int { self == .curve ? 3 : 1 }
  }

  typealias Step = (x: Int, y: Int)

  /// Ends the contour. The next one begins with the first line or curve, because a single point has no area.
  mutating func move(_ step: Step) {
    advance(by: step)
    isInContour = false
    hasStart = true
  }

  mutating func line(_ step: Step) {
    append(.line) { $0.appendPoint(step) }
  }

  mutating func curve(_ first: Step, _ second: Step, _ end: Step) {
    append(.curve) {
      $0.appendPoint(first)
      $0.appendPoint(second)
      $0.appendPoint(end)
    }
  }

  private mutating func append(_ verb: Verb, _ appendPoints: (inout CubicOutline) -> Void) {
    if !isInContour {
      verbs.append(.move)
      appendPoint((0, 0))
      isInContour = true
    }
    verbs.append(verb)
    appendPoints(&self)
  }

  /// Sums are exact, and each point is rounded for itself, so that errors do not add up.
  private mutating func appendPoint(_ step: Step) {
    advance(by: step)
    let bits = FixedPoint.operandBits - FixedPoint.positionBits
    x.append(FixedPoint.shifted(current.x, by: bits))
    y.append(FixedPoint.shifted(current.y, by: bits))
  }

  private mutating func advance(by step: Step) {
    current = (FixedPoint.limitedOperand(current.x + step.x), FixedPoint.limitedOperand(current.y + step.y))
  }

  /// The contours as curves in font units.
  var path: Path {
    func point(_ index: Int) -> CGPoint { CGPoint(x: Double(x[index]) / 65536, y: Double(y[index]) / 65536) }
    var elements: [Path.Element] = []
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        if !elements.isEmpty { elements.append(.closeSubpath) }
        elements.append(.move(to: point(next)))
      case .line: elements.append(.line(to: point(next)))
      case .curve:
        elements.append(.curve(to: point(next + 2), control1: point(next), control2: point(next + 1)))
      }
      next += verb.pointCount
    }
    if !elements.isEmpty { elements.append(.closeSubpath) }
    return Path(elements: elements)
  }
}
