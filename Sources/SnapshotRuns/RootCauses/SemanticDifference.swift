import Foundation
import RenderTraces
import SnapshotLedger

/// Why two images differ: the changes of their elements and their drawing, and the share of the changed pixels that these
/// changes explain.
package struct SemanticDifference: Hashable, Sendable {
  /// The changes. Those that follow from others come last.
  var changes: [SemanticChange]
  /// The share of the changed pixels that lie in the area of a change, in thousandths.
  package var explained: Int

  /// The changes that do not follow from others.
  var primary: [SemanticChange] { changes.filter { !$0.isConsequence } }

  /// The difference behind a result of a run; `nil` without a render trace for each side.
  package init?(of result: SnapshotResult, in report: RunReport) {
    let artifacts = result.entry.artifacts
    guard let old = report.contents(artifacts.expectedStations).flatMap({ RenderTrace($0) }),
      let new = report.contents(artifacts.actualStations).flatMap({ RenderTrace($0) })
    else { return nil }
    self.init(from: old, to: new, image: result.entry.image)
  }

  init(from old: RenderTrace, to new: RenderTrace, image: LedgerEntry.ImageMetrics?) {
    var found: [SemanticChange] = []
    if let before = old.layout, let after = new.layout { found = LayoutDifference(from: before, to: after).changes }
    found += DrawingDifference(from: old, to: new).changes
    changes = SemanticDifference.sorted(found)
    explained = SemanticDifference.explained(by: changes, image: image, width: Double(new.drawing.size.width))
  }

  /// Marks the changes that follow from others.
  ///
  /// Frames follow from texts, elements, colors and shapes. If only frames changed, positions follow from sizes, and the
  /// sizes of containers follow from the sizes inside.
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
      // Containers come before their content: the last change of each dimension is the innermost.
      for property in ["frame.width", "frame.height"] {
        let indices = marked.indices.filter { marked[$0].property == property }
        for index in indices.dropLast() where marked[index].step == marked[indices[indices.count - 1]].step {
          marked[index].isConsequence = true
        }
      }
    }
    return marked.filter { !$0.isConsequence } + marked.filter(\.isConsequence)
  }

  /// The share of the changed areas within two pixels of a change, in thousandths.
  private static func explained(
    by changes: [SemanticChange], image: LedgerEntry.ImageMetrics?, width: Double
  ) -> Int {
    guard let image, image.expectedWidth == nil, image.width > 0, image.width < 1 << 20, width > 0 else {
      return changes.isEmpty ? 0 : 1000
    }
    let scale = Double(image.width) / width
    let areas = Set(changes.flatMap(\.areas)).map { area in
      (
        left: Double(area.minX) * scale - 2, top: Double(area.minY) * scale - 2, right: Double(area.maxX) * scale + 2,
        bottom: Double(area.maxY) * scale + 2
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

  /// The number of pixels of a cluster inside of some areas, estimated on a grid of 32 × 32 points.
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
