import Foundation
import SnapshotLedger

/// Why two pictures differ: what changed of their elements and their drawing, and how much of the changed pixels that
/// explains.
package struct SemanticDifference: Hashable, Sendable {
  /// What changed, what follows from something else last.
  var changes: [SemanticChange]
  /// How many of the changed areas' pixels lie where something changed, in thousandths.
  package var explained: Int

  /// What is worth saying first.
  var primary: [SemanticChange] { changes.filter { !$0.isConsequence } }

  /// Of a result of a run; `nil` where the texts of one side are not known.
  package init?(of result: SnapshotResult, in report: RunReport) {
    let artifacts = result.entry.artifacts
    guard let old = StationText(report.contents(artifacts.expectedStations)),
      let new = StationText(report.contents(artifacts.actualStations))
    else { return nil }
    self.init(from: old, to: new, image: result.entry.image)
  }

  init(from old: StationText, to new: StationText, image: LedgerEntry.ImageMetrics?) {
    var found: [SemanticChange] = []
    if let before = old.layout, let after = new.layout { found = LayoutDifference(from: before, to: after).changes }
    let hasLayout = old.layout != nil && new.layout != nil
    found += DrawingDifference(from: old.drawing, to: new.drawing, hasLayout: hasLayout).changes
    changes = SemanticDifference.sorted(found)
    explained = SemanticDifference.explained(by: changes, image: image, width: new.drawing.width)
  }

  /// Marks what follows from something else: where a text, an element, a colour or a shape changed, frames follow; where only
  /// frames changed, places follow from sizes, and the sizes of what is around from those inside.
  private static func sorted(_ changes: [SemanticChange]) -> [SemanticChange] {
    func rank(_ change: SemanticChange) -> Int {
      switch change.property {
      case "frame.x", "frame.y": 2
      case "frame.width", "frame.height": 1
      default: 0
      }
    }
    guard let best = changes.map(rank).min() else { return [] }
    var marked = changes
    for index in marked.indices { marked[index].isConsequence = rank(marked[index]) > best }
    if best == 1 {
      // The elements come from outside inward: the last of each dimension is the innermost.
      for property in ["frame.width", "frame.height"] {
        let indices = marked.indices.filter { marked[$0].property == property }
        for index in indices.dropLast() where marked[index].step == marked[indices[indices.count - 1]].step {
          marked[index].isConsequence = true
        }
      }
    }
    return marked.filter { !$0.isConsequence } + marked.filter(\.isConsequence)
  }

  /// The share of the changed areas that lies within two pixels of something that changed.
  private static func explained(
    by changes: [SemanticChange], image: LedgerEntry.ImageMetrics?, width: Double
  ) -> Int {
    guard let image, image.expectedWidth == nil, image.width > 0, image.width < 1 << 20 else {
      return changes.isEmpty ? 0 : 1000
    }
    let scale = Double(image.width) / width
    let areas = Set(changes.flatMap(\.areas)).map { area in
      (
        left: area.x * scale - 2, top: area.y * scale - 2, right: (area.x + area.width) * scale + 2,
        bottom: (area.y + area.height) * scale + 2
      )
    }
    var total = 0
    var covered = 0
    for cluster in image.clusters where cluster.count == 4 && cluster.allSatisfy((0...(1 << 20)).contains) {
      let size = cluster[2] * cluster[3]
      total += size
      let (left, top) = (Double(cluster[0]), Double(cluster[1]))
      let (right, bottom) = (left + Double(cluster[2]), top + Double(cluster[3]))
      if areas.contains(where: { $0.left <= left && $0.top <= top && $0.right >= right && $0.bottom >= bottom }) {
        covered += size
      } else {
        covered += coveredPart(of: (left, top, right, bottom), by: areas)
      }
    }
    return total == 0 ? (changes.isEmpty ? 0 : 1000) : covered * 1000 / total
  }

  /// Counted on a grid of 32 × 32 points, which is as exact as a share of an area needs to be.
  private static func coveredPart(
    of cluster: (left: Double, top: Double, right: Double, bottom: Double),
    by areas: [(left: Double, top: Double, right: Double, bottom: Double)]
  ) -> Int {
    let near = areas.filter {
      $0.left < cluster.right && $0.right > cluster.left && $0.top < cluster.bottom && $0.bottom > cluster.top
    }
    guard !near.isEmpty else { return 0 }
    var hits = 0
    for row in 0..<32 {
      let y = cluster.top + (cluster.bottom - cluster.top) * (Double(row) + 0.5) / 32
      for column in 0..<32 {
        let x = cluster.left + (cluster.right - cluster.left) * (Double(column) + 0.5) / 32
        if near.contains(where: { $0.left <= x && $0.right >= x && $0.top <= y && $0.bottom >= y }) { hits += 1 }
      }
    }
    return Int((cluster.right - cluster.left) * (cluster.bottom - cluster.top)) * hits / 1024
  }
}
