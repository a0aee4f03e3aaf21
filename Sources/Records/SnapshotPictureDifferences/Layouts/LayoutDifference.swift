import Foundation
import Raster
import SnapshotRenderTraces

/// The changes between two layouts: arguments, texts, elements and frames.
struct LayoutDifference {
  private(set) var changes: [SemanticChange] = []
  /// The elements that changed, other than by their frame, with their containers.
  private(set) var places: [ElementPlace] = []
  /// Whether all elements were compared, and all their changes are listed.
  private(set) var isComplete: Bool
  private let textChanges: Set<String>
  /// The elements with a change of an argument, by what identifies them in the newer layout.
  private var changedElements: Set<ElementKey> = []

  /// - Parameter textChanges: The paths, in the newer layout, of texts and symbols whose font changed: their size follows.
  init(_ matching: LayoutMatching, textChanges: Set<String> = []) {
    self.textChanges = textChanges
    isComplete = matching.isComplete
    _ = compare(matching.root, in: nil, Surroundings())
  }

  /// Modifiers share the path of the element that they modify.
  private struct ElementKey: Hashable {
    var path: String
    var frame: CGRect
  }

  /// What the frame of an element may follow from, outside of the element.
  private struct Surroundings {
    /// Whether the width that the element is offered may have changed.
    var width = false
    /// Whether the height that the element is offered may have changed.
    var height = false
  }

  // MARK: Elements

  /// Adds the changes of an element and its content.
  ///
  /// - Returns: Whether the element's size may have changed because of its own changes or its content.
  private mutating func compare(
    _ element: MatchedElement, in parent: ElementParent?, _ outside: Surroundings
  ) -> Bool {
    guard changes.count < ExplanationLimits.changes else {
      isComplete = false
      return false
    }
    guard let old = element.old, let new = element.new else {
      addOneSided(element)
      note(element, in: parent, since: changes.count - 1)
      if parent?.element.latest?.element.name == "ViewThatFits" { changes[changes.count - 1].isAdaptation = true }
      let inner = Surroundings(width: true, height: true)
      let own = ElementParent(element)
      for (index, child) in element.children.enumerated()
      where child.old != nil && child.new != nil || child.holdsMatch {
        _ = compare(child, in: own.at(index), inner)
      }
      return true
    }
    let count = changes.count
    addArguments(old, new)
    // The variant that fits follows from sizes.
    if parent?.element.new?.element.name == "ViewThatFits" {
      for index in count..<changes.count { changes[index].isAdaptation = true }
    }
    if element.isMoved { add(.elements, new, "moved", "", "", [old.frame, new.frame]) }
    note(element, in: parent, since: count)
    let hasOwnChange = changes.count > count || textChanges.contains(new.path)
    let hasNewContent = element.children.contains { $0.old == nil || $0.new == nil || $0.isMoved }
    let grows = (
      width: !PointLength.areEqual(old.frame.width, new.frame.width),
      height: !PointLength.areEqual(old.frame.height, new.frame.height)
    )
    var inner = outside
    if hasOwnChange || hasNewContent { inner = Surroundings(width: true, height: true) }
    if grows.width { inner.width = true }
    if grows.height { inner.height = true }
    let changesShares = element.children.contains { child in
      guard let old = child.old, let new = child.new else { return true }
      return old.frame.size != new.frame.size
    }
    if changesShares {
      // A sibling that changed its size leaves the others another share.
      inner.width = inner.width || new.arranges(along: .horizontal)
      inner.height = inner.height || new.arranges(along: .vertical)
    }
    let place = changes.count
    var hasInnerCause = hasOwnChange || hasNewContent
    if element.hasOtherVariant {
      addVariant(element)
    } else {
      let own = ElementParent(element)
      for (index, child) in element.children.enumerated() where compare(child, in: own.at(index), inner) {
        hasInnerCause = true
      }
      markAdaptations(since: place, in: new, isOfferedOther: outside.width || outside.height, grows)
    }
    addSize(old, new, grows, hasInnerCause, outside, at: place)
    addPosition(element, old, new, in: parent, at: place)
    return hasInnerCause
  }

  /// Lets the latest changes refer to the element that has them.
  private mutating func note(_ element: MatchedElement, in parent: ElementParent?, since count: Int) {
    guard changes.count > count else { return }
    for index in count..<changes.count { changes[index].place = places.count }
    places.append(ElementPlace(element: element, parent: parent))
  }

  private mutating func addArguments(_ old: LayoutTree, _ new: LayoutTree) {
    let areas = [old.frame, new.frame]
    let (before, after) = (old.element, new.element)
    if before.name != after.name {
      add(.elements, new, "element", before.name, after.name, areas)
    } else if before.owners != after.owners {
      add(.elements, new, "element", before.qualifiedName, after.qualifiedName, areas)
      changes[changes.count - 1].isConsequence = true
    }
    if before.name == after.name, before.detail != after.detail {
      add(
        .elements, new, after.isText ? "text" : "", before.detail ?? "none", after.detail ?? "none", areas)
    }
    guard old.arguments != new.arguments else { return }
    let values = [old, new].map { tree in
      Dictionary(grouping: tree.arguments, by: \.name).mapValues { $0.map(\.value).joined(separator: ", ") }
    }
    var names: Set<String> = []
    for argument in old.arguments + new.arguments where names.insert(argument.name).inserted {
      let (before, after) = (values[0][argument.name] ?? "", values[1][argument.name] ?? "")
      guard before != after else { continue }
      add(
        .elements, new, argument.name, before.isEmpty ? "default" : before, after.isEmpty ? "default" : after, areas)
    }
  }

  /// Adds an element of only one layout. A wrapper is named by itself, other elements by their leaves.
  private mutating func addOneSided(_ element: MatchedElement) {
    guard let tree = element.latest else { return }
    let property = element.new == nil ? "removed" : "added"
    let own = element.holdsMatch ? element.children.filter { !$0.holdsMatch && ($0.old == nil || $0.new == nil) } : []
    let leaves = element.holdsMatch ? own.flatMap { $0.latest?.leafTitles ?? [] } : tree.leafTitles
    add(.elements, tree, property, "", "", [tree.frame])
    changes[changes.count - 1].element = tree.name(withLeaves: leaves)
    changes[changes.count - 1].kind = changes[changes.count - 1].element
  }

  // MARK: Choices that follow from sizes

  /// Adds the choice of another view by `ViewThatFits`, and the texts that differ between the two.
  ///
  /// The views are not compared element by element, because a person changed neither of them into the other.
  private mutating func addVariant(_ element: MatchedElement) {
    guard let new = element.new, let before = element.children.first?.old, let after = element.children.last?.new else {
      return
    }
    let (texts, others) = (before.texts, after.texts)
    var kept: [ElementDescription: Int] = [:]
    for text in texts { kept[text.element, default: 0] += 1 }
    var common: [ElementDescription: Int] = [:]
    let added = others.filter { text in
      guard let count = kept[text.element], count > 0 else { return true }
      kept[text.element] = count - 1
      common[text.element, default: 0] += 1
      return false
    }
    let removed = texts.filter { text in
      guard let count = common[text.element], count > 0 else { return true }
      common[text.element] = count - 1
      return false
    }
    if removed.count == added.count {
      for (old, new) in zip(removed, added) {
        add(.elements, new, "text", old.element.detail ?? "none", new.element.detail ?? "none", [old.frame, new.frame])
      }
    }
    add(.elements, new, "view", before.element.name, after.element.name, [before.frame, after.frame])
    changes[changes.count - 1].isAdaptation = true
  }

  /// Marks what `ViewThatFits` shows or leaves out for another size, and what a `GeometryReader` computes from another size.
  private mutating func markAdaptations(
    since place: Int, in tree: LayoutTree, isOfferedOther: Bool, _ grows: (width: Bool, height: Bool)
  ) {
    guard ["ViewThatFits", "GeometryReader"].contains(tree.element.name) else { return }
    let isSided: (SemanticChange) -> Bool = { ["added", "removed"].contains($0.property) }
    for index in changes.indices.dropFirst(place) where changes[index].stage == .elements {
      switch tree.element.name {
      case "ViewThatFits" where isOfferedOther: if isSided(changes[index]) { changes[index].isAdaptation = true }
      case "GeometryReader" where grows.width || grows.height:
        if !isSided(changes[index]), !["text", "moved"].contains(changes[index].property) {
          changes[index].isAdaptation = true
        }
      default: break
      }
    }
  }

  // MARK: Frames

  /// Adds changes of the size. They follow from changes inside, or from the length that is offered.
  private mutating func addSize(
    _ old: LayoutTree, _ new: LayoutTree, _ grows: (width: Bool, height: Bool), _ hasInnerCause: Bool,
    _ outside: Surroundings, at place: Int
  ) {
    let areas = [old.frame, new.frame]
    if grows.width {
      length(new, "frame.width", old.frame.width, new.frame.width, areas, hasInnerCause || outside.width, at: place)
    }
    if grows.height {
      // A text keeps its height unless its width, its lines or its style change.
      let wraps = !new.element.isText || grows.width || old.isTruncated || new.isTruncated
      length(
        new, "frame.height", old.frame.height, new.frame.height, areas,
        hasInnerCause || outside.height && wraps || outside.width && grows.width, at: place)
    }
  }

  /// Adds changes of the position in the parent.
  private mutating func addPosition(
    _ element: MatchedElement, _ old: LayoutTree, _ new: LayoutTree, in parent: ElementParent?, at place: Int
  ) {
    guard let parent, let before = parent.element.old, let after = parent.element.new else { return }
    let areas = [old.frame, new.frame]
    for axis in [LayoutAxis.horizontal, .vertical] {
      let moved = axis.start(new.frame) - axis.start(old.frame)
      let carried = axis.start(after.frame) - axis.start(before.frame)
      guard !PointLength.areEqual(moved, carried) else { continue }
      let follows =
        hasChange(of: after) || element.isMoved || hasChange(of: new)
        || PlacementRule(axis: axis, parent: parent, element: element).holds
      length(
        new, axis == .horizontal ? "frame.x" : "frame.y", axis.start(old.frame), axis.start(new.frame), areas, follows,
        at: place)
    }
  }

  /// Whether an argument of an element changed.
  private func hasChange(of tree: LayoutTree) -> Bool {
    changedElements.contains(ElementKey(path: tree.path, frame: tree.frame))
  }

  private mutating func length(
    _ node: LayoutTree, _ property: String, _ before: CGFloat, _ after: CGFloat, _ areas: [CGRect],
    _ isConsequence: Bool, at place: Int
  ) {
    add(.layout, node, property, pointText(before), pointText(after), areas)
    var change = changes.removeLast()
    change.step = PointLength.step(from: before, to: after)
    change.isConsequence = isConsequence
    changes.insert(change, at: min(place, changes.count))
  }

  private mutating func add(
    _ stage: SemanticChange.Stage, _ node: LayoutTree, _ property: String, _ before: String, _ after: String,
    _ areas: [CGRect]
  ) {
    var change = SemanticChange(
      stage: stage, element: node.element.isText ? node.element.label : node.element.qualifiedName,
      kind: node.element.qualifiedName, property: property, before: before, after: after, areas: areas)
    change.path = node.path
    change.frame = node.frame
    change.isLeaf = node.children.isEmpty
    if stage == .elements { changedElements.insert(ElementKey(path: node.path, frame: node.frame)) }
    if let identity = node.identity, !node.element.isText { change.element += " \"\(identity)\"" }
    changes.append(change)
  }
}

extension LayoutTree {
  /// Whether the element places its children one after another along an axis.
  func arranges(along axis: LayoutAxis) -> Bool {
    switch element.name {
    case "HStack", "LazyHStack": axis == .horizontal
    case "VStack", "LazyVStack": axis == .vertical
    default: children.count > 1
    }
  }

  /// The texts inside, in their order.
  var texts: [LayoutTree] {
    var texts: [LayoutTree] = []
    func add(_ tree: LayoutTree) {
      if tree.element.isText { texts.append(tree) } else { tree.children.forEach(add) }
    }
    add(self)
    return texts
  }

  /// The titles of the leaves that draw, in their order.
  var leafTitles: [String] {
    var titles: [String] = []
    func add(_ tree: LayoutTree) {
      if !tree.children.isEmpty {
        tree.children.forEach(add)
      } else if tree.element.name != "Spacer" {
        titles.append(tree.element.title)
      }
    }
    add(self)
    return titles
  }

  /// The name with the first leaves: `HStack "3" (Image trash, Text "Delete")`.
  func name(withLeaves leaves: [String]) -> String {
    var name = element.isText || children.isEmpty ? element.title : element.qualifiedName
    if let identity, !children.isEmpty { name += " \"\(identity)\"" }
    guard !children.isEmpty, !leaves.isEmpty else { return name }
    // Words tell people more than shapes.
    let ranks = leaves.map { $0.hasPrefix("Text ") ? 0 : $0.hasPrefix("Image ") ? 1 : 2 }
    let leaves = leaves.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { leaves[$0] }
    let more = leaves.count > 3 ? ", and \(leaves.count - 3) more" : ""
    return name + " (" + leaves.prefix(3).joined(separator: ", ") + more + ")"
  }
}
