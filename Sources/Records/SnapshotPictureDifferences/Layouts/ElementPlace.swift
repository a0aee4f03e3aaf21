import Foundation
import SnapshotRenderTraces

/// An element with a change, and its container.
struct ElementPlace {
  var element: MatchedElement
  var parent: MatchedElement?

  /// Whether an element has the same place in its container: the same origin, or the same distance from a neighbor in a stack.
  func isKept(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
    guard let parent else { return true }
    guard let (from, to) = parent.versions else { return old.frame.origin == new.frame.origin }
    guard !old.hasOrigin(of: new, from: from, to: to) else { return true }
    guard let axis = to.stackAxis, parent.children.allSatisfy({ $0.versions != nil && !$0.isMoved }) else {
      return false
    }
    let across: LayoutAxis = axis == .vertical ? .horizontal : .vertical
    guard
      PointLength.areEqual(
        across.start(old.frame) - across.start(from.frame), across.start(new.frame) - across.start(to.frame)),
      let index = parent.children.firstIndex(where: { $0.latest?.path == element.latest?.path })
    else { return false }
    return [index - 1, index + 1].filter(parent.children.indices.contains).contains { neighbor in
      guard let (past, present) = parent.children[neighbor].versions else { return false }
      return PointLength.areEqual(
        axis.start(old.frame) - axis.end(past.frame), axis.start(new.frame) - axis.end(present.frame))
        || PointLength.areEqual(
          axis.start(past.frame) - axis.end(old.frame), axis.start(present.frame) - axis.end(new.frame))
    }
  }
}

extension MatchedElement {
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
