import Raster
import SnapshotRenderTraces

/// Matches elements with what `hidden()` leaves of them: a wrapper that keeps the frame. What it holds draws nothing, so that its words
/// are not confirmed, and match no text.
enum HiddenElements {
  static func join(in element: inout MatchedElement) {
    for index in element.children.indices { join(in: &element.children[index]) }
    // What was hidden or shown is in one version only, as is its place holder.
    while let (shown, hidden) = pair(in: element.children) {
      if element.children[shown].new == nil {
        element.children[hidden].old = element.children[shown].old
      } else {
        element.children[hidden].new = element.children[shown].new
      }
      element.children[hidden].children = []
      element.children.remove(at: shown)
    }
  }

  private static func pair(in children: [MatchedElement]) -> (shown: Int, hidden: Int)? {
    for (hidden, child) in children.enumerated() where (child.old == nil) != (child.new == nil) {
      guard let tree = child.latest, tree.isHidden, !child.holdsMatch else { continue }
      let shown = children.firstIndex { other in
        guard (other.old == nil) == (child.new == nil), (other.new == nil) == (child.old == nil), !other.holdsMatch,
          let frame = other.latest?.frame
        else { return false }
        return PointLength.areEqual(frame.width, tree.frame.width)
          && PointLength.areEqual(frame.height, tree.frame.height)
      }
      if let shown { return (shown, hidden) }
    }
    return nil
  }
}

extension LayoutTree {
  /// Whether the element hides its content.
  var isHidden: Bool { element.name == "hidden" }
}
