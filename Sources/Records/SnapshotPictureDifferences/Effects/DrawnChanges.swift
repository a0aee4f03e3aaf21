import Foundation
import Raster
import SnapshotRenderTraces

/// Which changes the drawings show. A layout and the names in a drawing state what they like; a drawing is proven by its picture.
///
/// What a layout says of an element counts if the drawings of the element differ, or if something in its container has another
/// place or another form.
struct DrawnChanges {
  private let old: DrawnDigests
  private let new: DrawnDigests
  private let paths: MatchedPaths
  /// The paths of the elements in the newer layout.
  private var elements: Set<String> = []

  /// Elements that only place their content, so that another color does not follow from them.
  private static let layouts: Set = [
    "listRowInsets", "padding", "frame", "offset", "position", "fixedSize", "aspectRatio", "VStack", "HStack", "ZStack",
    "LazyVStack",
    "LazyHStack", "Grid", "GridRow", "ScrollView",
  ]

  /// - Complexity: O(*n*) in the number of operations times the depth of the layout.
  init(from old: RenderTrace, to new: RenderTrace, _ matching: LayoutMatching?) {
    self.old = DrawnDigests(old.drawing)
    self.new = DrawnDigests(new.drawing)
    paths = MatchedPaths(matching)
    if let layout = new.layout { addElements(of: layout) }
  }

  private mutating func addElements(of tree: LayoutTree) {
    elements.insert(tree.path)
    for child in tree.children { addElements(of: child) }
  }

  func shows(_ change: SemanticChange) -> Bool {
    let path = change.path
    let source = paths.oldPath(of: path) ?? path
    switch (change.stage, change.property) {
    // An element that draws the same under another name is neither new nor gone.
    case (.drawing, "added"): return !old.isDrawn(new.whole[path])
    case (.drawing, "removed"): return !new.isDrawn(old.whole[path])
    case (.drawing, _), (.engine, _): return true
    // Other words have other glyphs, or have them at another place.
    case (_, "text"):
      if let glyphs = new.geometry[path] { return !old.hasForm(glyphs) }
      return old.geometry[source].map { !new.hasForm($0) } ?? false
    default: break
    }
    let isPlaced =
      change.isFrame || Self.layouts.contains(change.kind.split(separator: "/").last.map(String.init) ?? "")
    let isOneSided = ["added", "removed", "moved"].contains(change.property)
    if !isPlaced || isOneSided, old.whole[source] != new.whole[path] { return true }
    // The names of views are a part of paths, but only elements contain others.
    let container = ElementPath.containers(of: path).dropFirst().first { $0.isEmpty || elements.contains($0) } ?? ""
    return old.geometry[paths.oldPath(of: container) ?? container] != new.geometry[container]
  }
}

/// Equal for equal operations of an element and its content, by the element's path. The empty path stands for all operations.
private struct DrawnDigests {
  private(set) var whole: [String: Int] = [:]
  /// The same without colors.
  private(set) var geometry: [String: Int] = [:]
  private let all: Set<Int>
  private let forms: Set<Int>

  init(_ drawing: DisplayListDescription) {
    var whole: [String: Hasher] = [:]
    var geometry: [String: Hasher] = [:]
    var containers: [String: [String]] = [:]
    for item in drawing.items {
      let path = item.element ?? ""
      let all = containers[path] ?? ElementPath.containers(of: path)
      containers[path] = all
      let paint = item.paintText
      let form = Self.form(of: item, without: paint)
      for path in all {
        whole[path, default: Hasher()].combine(form)
        whole[path, default: Hasher()].combine(paint)
        geometry[path, default: Hasher()].combine(form)
      }
    }
    self.whole = whole.mapValues { $0.finalize() }
    self.geometry = geometry.mapValues { $0.finalize() }
    all = Set(self.whole.values)
    forms = Set(self.geometry.values)
  }

  /// Whether an element draws what a digest stands for.
  func isDrawn(_ digest: Int?) -> Bool { digest.map(all.contains) == true }

  /// Whether an element draws the same without its colors.
  func hasForm(_ digest: Int) -> Bool { forms.contains(digest) }

  /// The operation without its paint and without the words of glyphs.
  private static func form(of item: DisplayListDescription.Item, without paint: String) -> Int {
    if var run = item.operation.glyphRun {
      run.text = ""
      return run.hashValue
    }
    return (paint.isEmpty ? item.text : item.text.replacing(paint, with: "", maxReplacements: 1)).hashValue
  }
}
