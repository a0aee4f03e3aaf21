import Foundation
import Raster
import SnapshotRenderTraces

/// The names of the elements that draw: stated by the layout, or else the end of their path.
struct DrawnElements {
  private var elements: [String: ElementDescription] = [:]
  /// The modifiers and controls that draw elements, by the paths of these.
  private var makers: [String: String] = [:]
  /// The views whose bodies contain the elements, by the paths of these.
  private var owners: [String: String] = [:]
  /// The texts that may shrink to fit their width.
  private var shrinking: Set<String> = []

  /// - Parameter layout: `nil` for drawings of values that are not views.
  init(in layout: LayoutTree?) {
    if let layout { add(layout, madeBy: nil, in: nil) }
  }

  /// Modifiers share the path of the element that they modify, which is the innermost one.
  private mutating func add(_ node: LayoutTree, madeBy maker: String?, in owner: String?) {
    let (owner, inner, attached) = note(node, madeBy: maker, in: owner)
    for child in node.children { add(child, madeBy: child.path == node.path ? inner : attached, in: owner) }
  }

  /// Notes one element, and returns what its content inherits.
  ///
  /// NB: it is never inlined, because a trace can be deep, and its variables would be on the stack once per level.
  @inline(never) private mutating func note(
    _ node: LayoutTree, madeBy maker: String?, in owner: String?
  ) -> (owner: String?, inner: String?, attached: String?) {
    elements[node.path] = node.element
    let owner = node.element.owners.last { !PackageViews.names.contains($0) } ?? owner
    owners[node.path] = owner
    let isNamed = node.element.isText || node.element.name == "Image"
    makers[node.path] = isNamed ? nil : maker
    let modifier = node.argument(ElementArgument.modifier)
    let inner = DerivedChanges.draws(node.element.name) ? node.element.name : maker
    if node.arguments.contains(where: { $0.name == "minimumScaleFactor" }) { shrinking.insert(node.path) }
    return (owner, inner, modifier ?? inner)
  }

  /// Where an element is, for titles: ` in Badge`.
  func context(of path: String) -> String { owners[path].map { " in \($0)" } ?? "" }

  /// The name of an element, with the words of a text, and the kind of element.
  func name(of path: String) -> (element: String, kind: String) {
    if let maker = makers[path] { return (maker, maker) }
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
