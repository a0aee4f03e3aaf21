import Foundation
import SnapshotRenderTraces

/// The axes of a layout.
enum LayoutAxis {
  case horizontal, vertical

  func start(_ frame: CGRect) -> CGFloat { self == .horizontal ? frame.minX : frame.minY }
  func end(_ frame: CGRect) -> CGFloat { self == .horizontal ? frame.maxX : frame.maxY }
  func middle(_ frame: CGRect) -> CGFloat { (start(frame) + end(frame)) / 2 }
  func length(_ frame: CGRect) -> CGFloat { end(frame) - start(frame) }
}

/// Whether an element's new position follows from sizes: of the siblings before it, of its container, or its own.
///
/// In a stack, the distance to the sibling before must be unchanged. Elsewhere, an edge or the center must keep its
/// distance from the same line of the container, whose size or whose content's size changed.
struct PlacementRule {
  let axis: LayoutAxis
  let parent: ElementParent
  let element: MatchedElement

  /// Edges are rounded to pixels, so distances at scale 1 differ by up to a point.
  private static let tolerance: CGFloat = 1.01

  var holds: Bool {
    guard let before = parent.element.old, let after = parent.element.new, let old = element.old, let new = element.new
    else {
      return true
    }
    if after.stacks(along: axis) {
      // Added, removed and swapped siblings change the distances between the others.
      return parent.hasOtherChildren || keepsGap(old, new, before, after)
    }
    guard !before.hasSize(of: after) || !old.hasSize(of: new) || parent.hasOtherSizes else { return false }
    return keepsLine(old, new, before, after) || parent.element.children.count > 1
  }

  /// Whether the distance to the sibling before, or to the edge of the container, is the same.
  private func keepsGap(_ old: LayoutTree, _ new: LayoutTree, _ before: LayoutTree, _ after: LayoutTree) -> Bool {
    func areClose(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude <= Self.tolerance }
    // In a right-to-left layout, the sibling before is at the other side.
    for neighbor in parent.neighbors {
      guard let past = neighbor.old?.frame, let present = neighbor.new?.frame else { continue }
      let forward = areClose(
        axis.start(old.frame) - axis.end(past), axis.start(new.frame) - axis.end(present))
      let backward = areClose(
        axis.start(past) - axis.end(old.frame), axis.start(present) - axis.end(new.frame))
      if forward || backward { return true }
    }
    return keepsLine(old, new, before, after)
  }

  /// Whether an edge or the center has the same distance from that of the container.
  private func keepsLine(_ old: LayoutTree, _ new: LayoutTree, _ before: LayoutTree, _ after: LayoutTree) -> Bool {
    [axis.start, axis.middle, axis.end].contains { line in
      ((line(new.frame) - line(after.frame)) - (line(old.frame) - line(before.frame))).magnitude <= Self.tolerance
    }
  }
}

extension LayoutTree {
  /// Whether the element is a stack along an axis.
  fileprivate func stacks(along axis: LayoutAxis) -> Bool {
    switch element.name {
    case "HStack", "LazyHStack": axis == .horizontal
    case "VStack", "LazyVStack": axis == .vertical
    default: false
    }
  }
}
