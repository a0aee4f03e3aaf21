import Foundation
import Raster

extension DisplayListDescription {
  /// The elements in drawing order, each with its operations.
  var elements: [(path: String, items: [Item])] {
    var order: [String] = []
    var found: [String: [Item]] = [:]
    for item in items {
      guard let path = item.element, !path.isEmpty else { continue }
      if found[path] == nil { order.append(path) }
      found[path, default: []].append(item)
    }
    return order.map { ($0, found[$0] ?? []) }
  }
}

extension DisplayList.Operation {
  /// The glyphs that the operation draws.
  var glyphRun: GlyphRun? {
    if case .glyphs(let run, _) = self { run } else { nil }
  }

  /// The frame of the operation's path or image, including the control points of curves; `nil` without geometry.
  var bounds: CGRect? {
    switch self {
    case .image(_, _, let destination, _), .ninePartImage(_, _, let destination, _): destination
    default: path.flatMap { CGRect(around: $0.points) }
    }
  }

  /// The area that the operation may draw to: its bounds and how far its line or its shadow extends beyond them. That of
  /// glyphs is estimated generously from their origins and the font size.
  var area: CGRect? {
    if let run = glyphRun {
      return CGRect(around: run.glyphs.map { CGPoint(x: run.origin.x + $0.x, y: run.origin.y + $0.y) })?
        .insetBy(dx: -1.5 * run.size, dy: -1.5 * run.size)
    }
    let margin: CGFloat =
      switch self {
      case .stroke(_, let style, _): style.lineWidth
      case .shadow(_, _, let shadow), .innerShadow(_, _, let shadow):
        3 * shadow.radius + max(shadow.offset.width.magnitude, shadow.offset.height.magnitude)
          + max(0, shadow.spread)
      default: 0
      }
    return bounds.map { $0.insetBy(dx: -margin, dy: -margin) }
  }
}

extension Path {
  /// The points of the path, including the control points of curves.
  var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .closeSubpath: []
      }
    }
  }

  /// The commands of the path without their points, as in SVG path data.
  var commands: String {
    elements.reduce(into: "") { commands, element in
      switch element {
      case .move: commands += "M"
      case .line: commands += "L"
      case .quadCurve: commands += "Q"
      case .curve: commands += "C"
      case .closeSubpath: commands += "Z"
      }
    }
  }

  /// The corners that the path was built with; `nil` for shapes other than rectangles.
  var corners: RoundedRect? {
    roundedRect ?? plainRectangle.map { RoundedRect(rect: $0, cornerSize: .zero, style: .circular) }
  }
}

extension CGRect {
  /// The smallest rectangle around some points; `nil` without points.
  init?(around points: [CGPoint]) {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
