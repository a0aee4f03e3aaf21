import Foundation
import Raster

/// Where a drawing has the ink of texts, by the paths of the elements.
///
/// The ink of a line is estimated from its glyphs' origins and the font size: three quarters of the size above the baseline,
/// a fifth below. Rotated and scaled texts are left out.
struct TextInkAreas {
  /// The bounds of each text's lines, in points.
  private(set) var bounds: [String: CGRect] = [:]
  private var lines: [(path: String, area: CGRect, index: Int)] = []
  /// Areas that hide what was drawn before: opaque colors and gradients, and materials, in which texts are blurred.
  private var covers: [(area: CGRect, index: Int)] = []

  init(_ drawing: DisplayListDescription) {
    var scopes = [Scope()]
    for (index, item) in drawing.items.enumerated() {
      let scope = scopes[scopes.count - 1]
      switch item.operation {
      case .save: scopes.append(scope)
      case .beginGroup(let opacity, let filters):
        scopes.append(scope.transparent(opacity < 1 || !filters.isEmpty))
      case .beginMask: scopes.append(scope.transparent(true))
      case .restore, .endGroup, .endMask: if scopes.count > 1 { scopes.removeLast() }
      case .concatenate(let transform): if transform != .identity { scopes[scopes.count - 1].isTransformed = true }
      case .clip(let path, _): scopes[scopes.count - 1].clip(to: path)
      case .opacity, .blendMode: scopes[scopes.count - 1].isTransparent = true
      case .fill(let path, _, let paint) where paint.isOpaque:
        if let area = scope.cover(CGRect(around: path.points)) { covers.append((area, index)) }
      case .backdrop: if let area = scope.cover(item.operation.bounds) { covers.append((area, index)) }
      case .glyphs(let run, _):
        guard !scope.isTransformed, let path = item.element, let area = run.inkArea else { continue }
        lines.append((path, area, index))
        bounds[path] = bounds[path].map { $0.union(area) } ?? area
      default: break
      }
    }
  }

  /// The pairs of texts whose ink overlaps, and the smaller dimension of the largest overlap in points; `nil` if so many texts
  /// are beside each other that the pairs are not compared.
  var overlaps: [(first: String, second: String, amount: CGFloat)]? {
    var comparisons = 0
    let sorted = lines.sorted { ($0.area.minY, $0.index) < ($1.area.minY, $1.index) }
    var order: [[String]] = []
    var amounts: [[String]: CGFloat] = [:]
    for (position, line) in sorted.enumerated() {
      for other in sorted[(position + 1)...] {
        if other.area.minY >= line.area.maxY { break }
        comparisons += 1
        guard comparisons <= ExplanationLimits.comparisons else { return nil }
        guard line.path != other.path else { continue }
        let common = line.area.intersection(other.area)
        let amount = min(common.width, common.height)
        if !common.isNull, amount > 0.5 { comparisons += covers.count }
        guard !common.isNull, amount > 0.5, !isCovered(common, between: line.index, other.index) else { continue }
        let (first, second) = line.index < other.index ? (line, other) : (other, line)
        let pair = [first.path, second.path]
        if amounts[pair] == nil { order.append(pair) }
        amounts[pair] = max(amounts[pair] ?? 0, amount)
      }
    }
    return order.map { ($0[0], $0[1], amounts[$0] ?? 0) }
  }

  private func isCovered(_ area: CGRect, between one: Int, _ other: Int) -> Bool {
    let indices = min(one, other)..<max(one, other)
    return covers.contains { indices.contains($0.index) && $0.area.contains(area) }
  }
}

/// What applies to the operations between a save or a group and its end.
private struct Scope {
  var isTransformed = false
  /// Whether other content shines through what is drawn.
  var isTransparent = false
  private var limits: CGRect?

  func transparent(_ isTransparent: Bool) -> Scope {
    var scope = self
    scope.isTransparent = scope.isTransparent || isTransparent
    return scope
  }

  mutating func clip(to path: Path) {
    guard let bounds = CGRect(around: path.points) else { return }
    limits = limits.map { $0.intersection(bounds) } ?? bounds
  }

  /// The part of an opaque area that hides what is behind it.
  func cover(_ area: CGRect?) -> CGRect? {
    guard !isTransformed, !isTransparent, let area else { return nil }
    let visible = limits.map { $0.intersection(area) } ?? area
    return visible.isNull ? nil : visible
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 255 }
    case .pattern: false
    }
  }
}

extension GlyphRun {
  /// The estimated ink of the run; `nil` without glyphs and for spaces.
  fileprivate var inkArea: CGRect? {
    guard let first = glyphs.first, let last = glyphs.last, text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    let left = origin.x + min(first.x, last.x)
    // The width of the last glyph is unknown: half of the size, as of most letters.
    let right = origin.x + max(first.x, last.x) + size / 2
    return CGRect(x: left, y: origin.y - 0.75 * size, width: right - left, height: 0.95 * size)
  }
}
