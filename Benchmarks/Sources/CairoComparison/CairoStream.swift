import CairoReplay
import Foundation
import Raster

/// A display list as the stream of numbers that the C side draws with Cairo, so that only Cairo is timed.
struct CairoStream {
  private(set) var numbers: [Double] = []
  /// The pictures that the stream refers to by index.
  private(set) var images: [PixelBuffer] = []

  /// - Throws: ``Unsupported`` for what the scenes do not use.
  init(_ list: DisplayList, scale: Double) throws {
    append(REPLAY_SAVE)
    append(REPLAY_TRANSFORM, scale, 0, 0, scale, 0, 0)
    var determinant = scale * scale
    var saved: [Double] = []
    var groups: [(opacity: Double, sigma: Double)] = []
    for item in list.items {
      switch item.operation {
      case .save:
        append(REPLAY_SAVE)
        saved.append(determinant)
      case .restore:
        append(REPLAY_RESTORE)
        determinant = saved.popLast() ?? determinant
      case .concatenate(let t):
        append(REPLAY_TRANSFORM, t.a, t.b, t.c, t.d, t.tx, t.ty)
        determinant *= t.determinant
      case .clip(let path, let rule):
        append(path, rule)
        append(REPLAY_CLIP)
      case .fill(let path, let rule, let paint):
        try append(paint)
        append(path, rule)
        append(REPLAY_FILL)
      case .stroke(let path, let style, let paint):
        guard style.dash.isEmpty else { throw Unsupported(what: "dashes") }
        try append(paint)
        append(path, .nonZero)
        // Cairo counts its caps and joins in this order too.
        let cap = Double(LineCap.allCases.firstIndex(of: style.lineCap) ?? 0)
        let join = Double(LineJoin.allCases.firstIndex(of: style.lineJoin) ?? 0)
        append(REPLAY_STROKE, Double(style.lineWidth), cap, join, Double(style.miterLimit))
      case .shadow(let path, let rule, let shadow):
        guard shadow.spread == 0 else { throw Unsupported(what: "spread") }
        try append(.color(shadow.color))
        append(REPLAY_SAVE)
        append(REPLAY_TRANSFORM, 1, 0, 0, 1, Double(shadow.offset.width), Double(shadow.offset.height))
        append(path, rule)
        append(REPLAY_SHADOW, Double(shadow.radius) / 2 * abs(determinant).squareRoot())
        append(REPLAY_RESTORE)
      case .glyphs(let run, let paint):
        try append(paint)
        append(run)
      case .beginGroup(let opacity, let filters):
        append(REPLAY_BEGIN_GROUP)
        switch (filters.count, filters.first) {
        case (0, _): groups.append((opacity, 0))
        case (1, .blur(let radius)): groups.append((opacity, Double(radius) / 2 * abs(determinant).squareRoot()))
        default: throw Unsupported(what: "filters")
        }
      case .endGroup:
        let group = groups.popLast() ?? (1, 0)
        if group.sigma > 0 {
          append(REPLAY_END_BLUR, group.opacity, group.sigma)
        } else {
          append(REPLAY_END_GROUP, group.opacity)
        }
      case .image(let image, let source, let destination, .smooth):
        append(REPLAY_IMAGE, Double(images.count))
        for rect in [source, destination] {
          numbers += [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        }
        images.append(image.buffer)
      default:
        throw Unsupported(what: "\(item.operation)")
      }
    }
    append(REPLAY_RESTORE)
  }

  struct Unsupported: Error {
    var what: String
  }

  private mutating func append(_ code: ReplayCode, _ operands: Double...) {
    numbers.append(Double(code.rawValue))
    numbers += operands
  }

  /// Each glyph is a path of its own, filled where it stands: Cairo's own meaning of the same operation.
  private mutating func append(_ run: GlyphRun) {
    for glyph in run.glyphs {
      guard let outline = FontBook.embedded.outline(face: run.face, glyph: glyph.id), !outline.path.isEmpty else {
        continue
      }
      let scale = Double(run.size) / Double(outline.unitsPerEm)
      let place = Transform(
        a: scale, b: 0, c: Double(run.slant) * scale, d: -scale, tx: Double(run.origin.x + glyph.x),
        ty: Double(run.origin.y + glyph.y))
      var path = Path()
      path.addPath(outline.path, transform: place)
      append(path, .nonZero)
      append(REPLAY_FILL)
    }
  }

  private mutating func append(_ paint: Paint) throws {
    switch paint {
    case .color(let color): append(REPLAY_COLOR, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
    case .gradient(let gradient):
      let spread = Double(GradientPaint.Spread.allCases.firstIndex(of: gradient.spread) ?? 0)
      let count = Double(gradient.stops.count)
      switch gradient.geometry {
      case .linear(let start, let end):
        append(REPLAY_LINEAR, Double(start.x), Double(start.y), Double(end.x), Double(end.y), spread, count)
      case .radial(let start, let startRadius, let end, let endRadius):
        append(
          REPLAY_RADIAL, Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y),
          Double(endRadius), spread, count)
      case .angular: throw Unsupported(what: "angular gradients")
      }
      for stop in gradient.stops {
        let color = stop.color
        numbers += [Double(stop.location), color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit]
      }
    case .pattern: throw Unsupported(what: "pattern")
    }
  }

  private mutating func append(_ path: Path, _ rule: FillRule) {
    append(REPLAY_EVEN_ODD, rule == .evenOdd ? 1 : 0)
    append(REPLAY_NEW_PATH)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        append(REPLAY_MOVE, Double(point.x), Double(point.y))
        current = point
      case .line(let point):
        append(REPLAY_LINE, Double(point.x), Double(point.y))
        current = point
      case .quadCurve(let point, let control):
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        append(curve: third(current), third(point), point)
        current = point
      case .curve(let point, let control1, let control2):
        append(curve: control1, control2, point)
        current = point
      case .closeSubpath:
        append(REPLAY_CLOSE)
      }
    }
  }

  private mutating func append(curve control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
    append(
      REPLAY_CURVE, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(point.x),
      Double(point.y))
  }
}

extension UInt8 {
  fileprivate var unit: Double { Double(self) / 255 }
}
