import Foundation
import Raster
import SnapshotRenderTraces

/// The names of the elements that draw: stated by the layout, or else the end of their path.
struct DrawnElements {
  private var elements: [String: ElementDescription] = [:]
  /// The texts that may shrink to fit their width.
  private var shrinking: Set<String> = []

  /// - Parameter layout: `nil` for drawings of values that are not views.
  init(in layout: LayoutTree?) {
    if let layout { add(layout) }
  }

  /// Modifiers share the path of the element that they modify, which is the innermost one.
  private mutating func add(_ node: LayoutTree) {
    elements[node.path] = node.element
    if node.arguments.contains(where: { $0.name == "minimumScaleFactor" }) { shrinking.insert(node.path) }
    for child in node.children { add(child) }
  }

  /// The name of an element, with the words of a text, and the kind of element.
  func name(of path: String) -> (element: String, kind: String) {
    if let element = elements[path] {
      // Symbols are distinguished by their name, like texts by their words.
      let isNamed = element.isText || element.name == "Image"
      return (isNamed ? element.title : element.label, element.name)
    }
    let name = ElementPath.lastName(of: path)
    return (name, String(name.prefix { $0 != " " }))
  }

  /// Whether the element is a text whose font size may follow from its words and its width.
  func mayShrink(_ path: String) -> Bool { shrinking.contains(path) }

  /// Whether the element is a text, or is not known to be something else.
  func isText(_ path: String) -> Bool { elements[path]?.isText ?? ElementPath.lastName(of: path).hasPrefix("Text ") }
}

/// The paths of elements in the older layout, by their paths in the newer one, and their frames.
struct MatchedPaths {
  private var sources: [String: String] = [:]
  private var added: Set<String> = []
  private var frames: [String: (old: CGRect, new: CGRect)] = [:]

  init(_ matching: LayoutMatching?) {
    if let matching { add(matching.root) }
  }

  /// The innermost element of a path determines it.
  private mutating func add(_ element: MatchedElement) {
    if let old = element.old, let new = element.new {
      sources[new.path] = old.path
      frames[new.path] = (old.frame, new.frame)
    } else if let new = element.new, !element.holdsMatch {
      addAll(new)
    }
    for child in element.children { add(child) }
  }

  private mutating func addAll(_ tree: LayoutTree) {
    added.insert(tree.path)
    for child in tree.children { addAll(child) }
  }

  /// The path in the older drawing; `nil` for elements that were added. Elements that no layout states keep their path.
  func oldPath(of path: String) -> String? { sources[path] ?? (added.contains(path) ? nil : path) }

  /// The frames of an element in both layouts.
  func frames(of path: String) -> (old: CGRect, new: CGRect)? { frames[path] }

  /// Whether the size of an element changed.
  func hasOtherFrame(_ path: String) -> Bool {
    guard let (old, new) = frames[path] else { return false }
    return !PointLength.areEqual(old.width, new.width) || !PointLength.areEqual(old.height, new.height)
  }

  /// Whether a path was moved with its element, and is equal apart from that.
  func isMoved(_ old: Path, to new: Path, _ path: String) -> Bool {
    guard old.commands == new.commands, let before = old.points.first, let after = new.points.first else {
      return old.commands == new.commands
    }
    let offset = (x: after.x - before.x, y: after.y - before.y)
    let isRigid = zip(old.points, new.points).allSatisfy {
      ($1.x - $0.x - offset.x).magnitude < 0.0025 && ($1.y - $0.y - offset.y).magnitude < 0.0025
    }
    guard isRigid, let (from, to) = frames[path] else { return isRigid }
    // The path keeps its place in the frame, up to the rounding of the frame to pixels.
    return (to.minX - from.minX - offset.x).magnitude < 1.01 && (to.minY - from.minY - offset.y).magnitude < 1.01
      || hasOtherFrame(path)
  }
}
