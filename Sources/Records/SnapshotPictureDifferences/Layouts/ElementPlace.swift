import Foundation
import SnapshotRenderTraces

/// The container of an element, the element's place in it, and what all its children have in common.
struct ElementParent {
  let element: MatchedElement
  /// Whether some child is part of only one layout or was moved.
  let hasOtherChildren: Bool
  /// Whether some child has another size, or is part of only one layout.
  let hasOtherSizes: Bool
  /// The index of the element among the children.
  private(set) var index = 0

  init(_ element: MatchedElement) {
    self.element = element
    hasOtherChildren = element.children.contains { $0.old == nil || $0.new == nil || $0.isMoved }
    hasOtherSizes = element.children.contains { child in
      guard let old = child.old, let new = child.new else { return true }
      return !old.hasSize(of: new)
    }
  }

  func at(_ index: Int) -> ElementParent {
    var parent = self
    parent.index = index
    return parent
  }

  /// The siblings before and after the element.
  var neighbors: [MatchedElement] {
    [index - 1, index + 1].filter(element.children.indices.contains).map { element.children[$0] }
  }
}

/// An element with a change, and its container.
struct ElementPlace {
  var element: MatchedElement
  var parent: ElementParent?

  /// Whether an element has the same place in its container: the same origin, or the same distance from a neighbor in a stack.
  func isKept(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
    guard let parent else { return true }
    guard let (from, to) = parent.element.versions else { return old.frame.origin == new.frame.origin }
    guard !old.hasOrigin(of: new, from: from, to: to) else { return true }
    guard let axis = to.stackAxis, parent.element.children.allSatisfy({ $0.versions != nil && !$0.isMoved }) else {
      return false
    }
    let across: LayoutAxis = axis == .vertical ? .horizontal : .vertical
    guard
      PointLength.areEqual(
        across.start(old.frame) - across.start(from.frame), across.start(new.frame) - across.start(to.frame))
    else { return false }
    return parent.neighbors.contains { neighbor in
      guard let (past, present) = neighbor.versions else { return false }
      return PointLength.areEqual(
        axis.start(old.frame) - axis.end(past.frame), axis.start(new.frame) - axis.end(present.frame))
        || PointLength.areEqual(
          axis.start(past.frame) - axis.end(old.frame), axis.start(present.frame) - axis.end(new.frame))
    }
  }
}

extension MatchedElement {
  /// Whether at least two children have another size.
  var hasSeveralOtherSizes: Bool {
    children.count { child in child.versions.map { !$0.old.hasSize(of: $0.new) } ?? true } > 1
  }

  /// The element in both layouts. A wrapper of only one layout is compared with the element that it wraps in the other.
  var versions: (old: LayoutTree, new: LayoutTree)? {
    if let old, let new { return (old, new) }
    guard holdsMatch, children.count == 1, let inner = children[0].versions else { return nil }
    return (old ?? inner.old, new ?? inner.new)
  }
}

extension LayoutTree {
  func hasSize(of other: LayoutTree) -> Bool {
    PointLength.areEqual(frame.width, other.frame.width) && PointLength.areEqual(frame.height, other.frame.height)
  }

  /// Whether an element has the same origin in two versions of its container.
  func hasOrigin(of other: LayoutTree, from old: LayoutTree, to new: LayoutTree) -> Bool {
    PointLength.areEqual(frame.minX - old.frame.minX, other.frame.minX - new.frame.minX)
      && PointLength.areEqual(frame.minY - old.frame.minY, other.frame.minY - new.frame.minY)
  }

  /// The axis along which a stack places its children; `nil` for other elements.
  var stackAxis: LayoutAxis? {
    switch element.name {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack": .vertical
    default: nil
    }
  }
}
