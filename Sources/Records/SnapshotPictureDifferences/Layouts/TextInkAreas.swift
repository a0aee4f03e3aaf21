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
  /// Areas that are filled with an opaque color and hide what was drawn before.
  private var covers: [(area: CGRect, index: Int)] = []

  init(_ drawing: DisplayListDescription) {
    var transformed = [false]
    for (index, item) in drawing.items.enumerated() {
      switch item.operation {
      case .save, .beginGroup, .beginMask: transformed.append(transformed.last ?? false)
      case .restore, .endGroup, .endMask: if transformed.count > 1 { transformed.removeLast() }
      case .concatenate: transformed[transformed.count - 1] = true
      case .fill(let path, _, .color(let color)) where color.alpha == 255:
        if transformed.last == false, let area = CGRect(around: path.points) { covers.append((area, index)) }
      case .glyphs(let run, _):
        guard transformed.last == false, let path = item.element, let area = run.inkArea else { continue }
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
