import Foundation
import Raster
import SnapshotRenderTraces

/// Which changes of a layout the drawings show. A layout states what it likes; a drawing is proven by its picture.
///
/// What a layout says of an element counts if the drawings of the element differ, or if something in its container has another
/// place or another form.
struct DrawnChanges {
  private let drawn: (old: DrawnOperations, new: DrawnOperations)
  private let paths: MatchedPaths

  init(from old: RenderTrace, to new: RenderTrace, _ matching: LayoutMatching) {
    drawn = (DrawnOperations(old.drawing), DrawnOperations(new.drawing))
    paths = MatchedPaths(matching)
  }

  func shows(_ change: SemanticChange) -> Bool {
    guard change.stage == .elements || change.stage == .layout else { return true }
    if !change.isFrame, differ(in: change.path, { $0.text }) { return true }
    let container = ElementPath.parent(of: change.path)
    return differ(in: container) { $0.geometryText }
  }

  /// Whether the operations of an element and its content differ; those of the whole drawing for an empty path.
  private func differ(in path: String, _ text: (DisplayListDescription.Item) -> String) -> Bool {
    let old = paths.oldPath(of: path) ?? path
    return drawn.old.items(in: old).map(text) != drawn.new.items(in: path).map(text)
  }
}

extension DrawnOperations {
  /// The operations of an element and its content, in drawing order; all operations for an empty path.
  fileprivate func items(in path: String) -> [Item] {
    path.isEmpty
      ? items : items.filter { $0.element == path || $0.element?.hasPrefix(path + "/") == true }
  }
}

extension DisplayListDescription.Item {
  /// The operation as text, without its paint.
  fileprivate var geometryText: String {
    let paint = paintText
    return paint.isEmpty ? text : text.replacing(paint, with: "", maxReplacements: 1)
  }
}
