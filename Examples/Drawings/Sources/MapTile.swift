import Foundation
import Raster

/// A tile of a map, 256 points wide: areas, roads in the order of their importance, and a place.
public struct MapTile: Drawable, Equatable, Sendable {
  public enum Area: Sendable {
    case water, park, building
  }

  public enum Road: Int, Comparable, Sendable {
    case path, street, avenue, motorway

    public static func < (left: Road, right: Road) -> Bool { left.rawValue < right.rawValue }
  }

  /// Outlines as SVG path data, in points of the tile.
  public var areas: [(kind: Area, outline: String)]
  public var roads: [(kind: Road, line: String)]
  public var place: String
  public var placeLocation: CGPoint

  public init(
    areas: [(kind: Area, outline: String)], roads: [(kind: Road, line: String)], place: String,
    placeLocation: CGPoint
  ) {
    self.areas = areas
    self.roads = roads
    self.place = place
    self.placeLocation = placeLocation
  }

  public static func == (left: MapTile, right: MapTile) -> Bool {
    left.areas.elementsEqual(right.areas, by: ==) && left.roads.elementsEqual(right.roads, by: ==)
      && left.place == right.place && left.placeLocation == right.placeLocation
  }

  /// Throws an error for path data that is not valid. The error is the result for this tile only.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    let colors = Colors(context.colorScheme)
    let areas = try areas.map { ($0.kind, try Path(svgPathData: $0.outline)) }
    // Smaller roads lie below larger ones, and all outlines below all surfaces, so that crossings are open.
    let roads = try roads.sorted { $0.kind < $1.kind }.map { ($0.kind, try Path(svgPathData: $0.line)) }
    let name = context.layout(
      place, font: context.font(.caption, weight: .semibold), color: colors.label, width: 120)

    return DisplayList(size: CGSize(width: 256, height: 256)) { canvas in
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 256, height: 256)), with: colors.land)
      for (kind, outline) in areas {
        canvas.fill(outline, with: colors.area(kind))
        if kind == .building { canvas.stroke(outline, with: colors.outline, lineWidth: 0.5) }
      }
      for (kind, line) in roads where kind != .path {
        canvas.stroke(line, with: colors.outline, style: .road(Self.width(kind) + 1.5))
      }
      for (kind, line) in roads {
        let dash: [CGFloat] = kind == .path ? [0.1, 4] : []
        canvas.stroke(line, with: colors.road(kind), style: .road(Self.width(kind), dash: dash))
      }
      // A halo separates the name from the map.
      let pin = placeLocation
      let halo = Shadow(color: colors.land, radius: 3, spread: 0)
      canvas.group(filters: [.shadow(halo), .shadow(halo), .shadow(halo)]) { canvas in
        canvas.draw(name, baseline: CGPoint(x: pin.x, y: pin.y + 8 + name.firstBaseline), anchor: .center)
      }
      let head = CGRect(x: pin.x - 9, y: pin.y - 27, width: 18, height: 18)
      let needle = Path { path in
        path.move(to: pin)
        path.addCurve(
          to: CGPoint(x: head.minX, y: head.midY), control1: CGPoint(x: pin.x - 3, y: pin.y - 8),
          control2: CGPoint(x: head.minX, y: head.midY + 6))
        path.addArc(
          center: CGPoint(x: head.midX, y: head.midY), radius: 9, startAngle: .degrees(180), endAngle: .degrees(360),
          clockwise: false)
        path.addCurve(
          to: pin, control1: CGPoint(x: head.maxX, y: head.midY + 6), control2: CGPoint(x: pin.x + 3, y: pin.y - 8))
        path.closeSubpath()
      }
      canvas.drawShadow(
        of: needle, Shadow(color: RGBA(0x000000, alpha: 90), radius: 4, offset: CGSize(width: 0, height: 2)))
      canvas.fill(
        needle,
        with: .linearGradient([RGBA(0xF97066), RGBA(0xD92D20)], from: head.origin, to: pin))
      canvas.fill(Path(ellipseIn: head.insetBy(dx: 5.5, dy: 5.5)), with: .white)
    }
  }

  private static func width(_ road: Road) -> CGFloat {
    switch road {
    case .path: 1.5
    case .street: 5
    case .avenue: 8
    case .motorway: 11
    }
  }
}

extension StrokeStyle {
  fileprivate static func road(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
  }
}

private struct Colors {
  let isDark: Bool

  init(_ scheme: ColorScheme) { isDark = scheme == .dark }

  var land: RGBA { isDark ? RGBA(0x1D2330) : RGBA(0xF4F1EC) }
  var outline: RGBA { isDark ? RGBA(0x121722) : RGBA(0xD8D2C6) }
  var label: RGBA { isDark ? RGBA(0xF2F4F7) : RGBA(0x1D2939) }

  func area(_ kind: MapTile.Area) -> RGBA {
    switch kind {
    case .water: isDark ? RGBA(0x17405F) : RGBA(0xA9D3F0)
    case .park: isDark ? RGBA(0x1F4032) : RGBA(0xCBE8C2)
    case .building: isDark ? RGBA(0x2A3242) : RGBA(0xE4DED4)
    }
  }

  func road(_ kind: MapTile.Road) -> RGBA {
    switch kind {
    case .path: isDark ? RGBA(0x6B8F71) : RGBA(0x7FA67A)
    case .street: isDark ? RGBA(0x3A4456) : .white
    case .avenue: isDark ? RGBA(0x56617A) : RGBA(0xFFF1C2)
    case .motorway: isDark ? RGBA(0x8A6A2F) : RGBA(0xFBC965)
    }
  }
}
