import Foundation

/// Colors at offsets, with the text color resolved.
private struct ColorLine {
  var stops: [(offset: Double, color: RGBA)]
  var extend: ColorGlyphGradient.Extend

  var first: Double { stops.first?.offset ?? 0 }
  var last: Double { stops.last?.offset ?? 0 }

  /// Returns the stops with offsets of 0…1 from the first to the last.
  func normalized(from first: Double, to last: Double) -> [GradientPaint.Stop] {
    stops.map { stop in
      let location = last > first ? (stop.offset - first) / (last - first) : 0
      return GradientPaint.Stop(color: stop.color, location: CGFloat(location))
    }
  }

  /// Returns the line without what is before an offset. Only for padded lines.
  func dropping(before offset: Double) -> ColorLine {
    var line = self
    line.stops = [(offset, color(at: offset))] + stops.filter { $0.offset > offset }
    return line
  }

  /// Returns the line without what is after an offset. Only for padded lines.
  func dropping(after offset: Double) -> ColorLine {
    var line = self
    line.stops = stops.filter { $0.offset < offset } + [(offset, color(at: offset))]
    return line
  }

  func color(at offset: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (left, right) = (stops[next - 1], stops[next])
    return left.color.mixed(with: right.color, (offset - left.offset) / (right.offset - left.offset))
  }
}

extension ColorGlyphGradient {
  /// Returns the gradient as a paint, or `nil` if it paints nothing.
  ///
  /// *COLR — Color Table*, "Gradients". Colors are interpolated premultiplied, as the peers do.
  func paint(foreground: RGBA) -> GradientPaint? {
    guard !stops.isEmpty else { return nil }
    let line = ColorLine(
      stops: stops.map { stop in
        switch stop.color {
        case .palette(let color): (stop.offset, color)
        case .foreground(let alpha): (stop.offset, foreground.multipliedAlpha(by: alpha))
        }
      }, extend: extend)
    // A line without length has nothing to repeat.
    guard extend == .pad || line.last > line.first else { return nil }
    return switch geometry {
    case .linear(let start, let end, let rotation): Self.linear(line, start, end, rotation)
    case .radial(let start, let startRadius, let end, let endRadius):
      Self.radial(line, Circle(start, startRadius), Circle(end, endRadius))
    case .sweep(let center, let start, let end): Self.sweep(line, center, start, end)
    }
  }

  private static func linear(_ line: ColorLine, _ start: CGPoint, _ end: CGPoint, _ rotation: CGPoint) -> GradientPaint?
  {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let normal = CGPoint(x: -(rotation.y - start.y), y: rotation.x - start.x)
    let square = normal.x * normal.x + normal.y * normal.y
    let product = dx * normal.x + dy * normal.y
    guard square > 0, product != 0 else { return nil }
    let part = product / square
    func point(_ offset: Double) -> CGPoint {
      CGPoint(x: start.x + normal.x * part * CGFloat(offset), y: start.y + normal.y * part * CGFloat(offset))
    }
    let (first, last) = (line.first, line.last)
    return GradientPaint(
      .linear(start: point(first), end: point(last > first ? last : first + 1)),
      stops: line.normalized(from: first, to: last), spread: line.extend.spread, interpolation: .premultiplied)
  }

  private struct Circle {
    var center: CGPoint
    var radius: CGFloat

    init(_ center: CGPoint, _ radius: CGFloat) {
      self.center = center
      self.radius = radius
    }

    /// Returns the circle at an offset between this one at 0 and another at 1, or beyond them.
    func moved(toward other: Circle, _ offset: Double) -> Circle {
      let offset = CGFloat(offset)
      return Circle(
        CGPoint(
          x: center.x + (other.center.x - center.x) * offset, y: center.y + (other.center.y - center.y) * offset),
        radius + (other.radius - radius) * offset)
    }
  }

  private static func radial(_ line: ColorLine, _ start: Circle, _ end: Circle) -> GradientPaint? {
    var line = line
    var (first, last) = (line.first, line.last > line.first ? line.last : line.first + 1)
    let growth = Double(end.radius - start.radius)
    if growth != 0 {
      // Circles with a negative radius paint nothing. The offset at which the radius is 0:
      let apex = -Double(start.radius) / growth
      if line.extend == .pad {
        if growth > 0, first < apex {
          guard last > apex else { return constant(line.stops.last?.color, from: start, to: end, apex, apex + 1) }
          line = line.dropping(before: apex)
          first = apex
        } else if growth < 0, last > apex {
          guard first < apex else { return constant(line.stops.first?.color, from: start, to: end, apex - 1, apex) }
          line = line.dropping(after: apex)
          last = apex
        }
      } else {
        // The line at a distance of whole periods has the same colors.
        let period = (last - first) * (line.extend == .reflect ? 2 : 1)
        let excess = growth > 0 ? apex - first : last - apex
        if excess > 0 {
          let shift = (excess / period).rounded(.up) * period * (growth > 0 ? 1 : -1)
          line.stops = line.stops.map { ($0.offset + shift, $0.color) }
          (first, last) = (first + shift, last + shift)
        }
      }
    }
    let (inner, outer) = (start.moved(toward: end, first), start.moved(toward: end, last))
    guard inner.radius.isFinite, outer.radius.isFinite else { return nil }
    return GradientPaint(
      .radial(
        start: inner.center, startRadius: max(0, inner.radius), end: outer.center, endRadius: max(0, outer.radius)),
      stops: line.normalized(from: first, to: line.last > line.first ? last : first), spread: line.extend.spread,
      interpolation: .premultiplied)
  }

  /// Returns a gradient of one color in the cone of two circles.
  private static func constant(
    _ color: RGBA?, from start: Circle, to end: Circle, _ first: Double, _ last: Double
  ) -> GradientPaint? {
    guard let color else { return nil }
    let (inner, outer) = (start.moved(toward: end, first), start.moved(toward: end, last))
    return GradientPaint(
      .radial(
        start: inner.center, startRadius: max(0, inner.radius), end: outer.center, endRadius: max(0, outer.radius)),
      stops: [GradientPaint.Stop(color: color, location: 0)])
  }

  /// The stops of all repetitions in one turn.
  private static func sweep(_ line: ColorLine, _ center: CGPoint, _ start: Double, _ end: Double) -> GradientPaint? {
    var turn = line
    turn.stops = line.stops.map { (start + (end - start) * $0.offset, $0.color) }
    if end < start { turn.stops.reverse() }
    let (first, last) = (turn.first, turn.last)
    let length = last - first
    if line.extend != .pad {
      guard length > 0 else { return nil }
      let (from, to) = ((-first / length).rounded(.down), ((1 - first) / length).rounded(.up))
      // NB: validated when the font was read.
      guard to - from <= mostRepetitions + 2 else { return nil }
      var all: [(offset: Double, color: RGBA)] = []
      for number in Int(from)...Int(to) {
        let isReversed = line.extend == .reflect && number & 1 == 1
        let stops = isReversed ? turn.stops.reversed().map { (first + last - $0.offset, $0.color) } : turn.stops
        all += stops.map { ($0.0 + Double(number) * length, $0.1) }
      }
      turn.stops = all
    }
    turn.extend = .pad
    if turn.first < 0 { turn = turn.dropping(before: 0) }
    if turn.last > 1 { turn = turn.dropping(after: 1) }
    return GradientPaint(
      .angular(center: center, start: .zero),
      stops: turn.stops.map { GradientPaint.Stop(color: $0.color, location: CGFloat($0.offset)) },
      interpolation: .premultiplied)
  }
}

extension ColorGlyphGradient.Extend {
  fileprivate var spread: GradientPaint.Spread {
    switch self {
    case .pad: .pad
    case .repeat: .repeat
    case .reflect: .reflect
    }
  }
}

extension RGBA {
  /// Returns the premultiplied mixture with another color, rounded once.
  fileprivate func mixed(with other: RGBA, _ part: Double) -> RGBA {
    let (left, right) = (Double(alpha) * (1 - part), Double(other.alpha) * part)
    let sum = left + right
    guard sum > 0 else { return .clear }
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(min(255, max(0, ((Double(a) * left + Double(b) * right) / sum + 0.5).rounded(.down))))
    }
    return RGBA(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
      alpha: UInt8(min(255, max(0, (sum + 0.5).rounded(.down)))))
  }
}
