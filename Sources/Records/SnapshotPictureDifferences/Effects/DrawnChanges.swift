import Foundation
import Raster
import SnapshotRenderTraces

/// Which changes of a layout the drawings show. A layout states what it likes; a drawing is proven by its picture.
///
/// What a layout says of an element counts if the drawings of the element differ, or if something in its container has another
/// place or another form.
struct DrawnChanges {
  private let old: DrawnDigests
  private let new: DrawnDigests
  private let paths: MatchedPaths

  /// - Complexity: O(*n*) in the number of operations times the depth of the layout.
  init(from old: RenderTrace, to new: RenderTrace, _ matching: LayoutMatching) {
    self.old = DrawnDigests(old.drawing)
    self.new = DrawnDigests(new.drawing)
    paths = MatchedPaths(matching)
  }

  func shows(_ change: SemanticChange) -> Bool {
    guard change.stage == .elements || change.stage == .layout else { return true }
    let path = change.path
    if !change.isFrame, old.whole[paths.oldPath(of: path) ?? path] != new.whole[path] { return true }
    let container = ElementPath.parent(of: path)
    return old.geometry[paths.oldPath(of: container) ?? container] != new.geometry[container]
  }
}

/// Equal for equal operations of an element and its content, by the element's path. The empty path stands for all operations.
private struct DrawnDigests {
  private(set) var whole: [String: Int] = [:]
  /// The same without colors.
  private(set) var geometry: [String: Int] = [:]

  init(_ drawing: DisplayListDescription) {
    var whole: [String: Hasher] = [:]
    var geometry: [String: Hasher] = [:]
    var containers: [String: [String]] = [:]
    for item in drawing.items {
      let path = item.element ?? ""
      let all = containers[path] ?? ElementPath.containers(of: path)
      containers[path] = all
      let text = item.text
      let paint = item.paintText
      let form = paint.isEmpty ? text : text.replacing(paint, with: "", maxReplacements: 1)
      for path in all {
        whole[path, default: Hasher()].combine(text)
        geometry[path, default: Hasher()].combine(form)
      }
    }
    self.whole = whole.mapValues { $0.finalize() }
    self.geometry = geometry.mapValues { $0.finalize() }
  }
}
