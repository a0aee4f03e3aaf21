import Foundation
import Raster
import SnapshotRenderTraces

/// The changes between two layouts: arguments, texts, elements and frames.
struct LayoutDifference {
  var changes: [SemanticChange] = []
  /// The elements that changed, other than by their frame, with their containers.
  private(set) var places: [ElementPlace] = []
  /// Whether all elements were compared, and all their changes are listed.
  private(set) var isComplete: Bool
  private let textChanges: Set<String>
  /// The elements with a change of an argument, by what identifies them in the newer layout.
  private var changedElements: Set<ElementKey> = []
  /// The number of containers around the current element that may offer it another size, because of an argument or of another
  /// child. A container that only fits its content offers what it did.
  private var offers = 0
  /// The views whose bodies contain the current element, outermost first.
  private var owners: [String] = []

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
    let depth = owners.count
    defer { owners.removeLast(owners.count - depth) }
    let count = changes.count
    addOwnChanges(of: element, in: parent)
    guard let old = element.old, let new = element.new else {
      let inner = Surroundings(width: true, height: true)
      let own = ElementParent(element)
      for (index, child) in element.children.enumerated()
      where child.old != nil && child.new != nil || child.holdsMatch {
        _ = compare(child, in: own.at(index), inner)
      }
      return true
    }
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
    let isOfferedOther = offers > 0
    let offer = hasOwnChange || hasNewContent || element.hasSeveralOtherSizes ? 1 : 0
    offers += offer
    defer { offers -= offer }
    if element.hasOtherVariant {
      addVariant(element)
    } else {
      let own = ElementParent(element)
      for (index, child) in element.children.enumerated() where compare(child, in: own.at(index), inner) {
        hasInnerCause = true
      }
      markAdaptations(
        since: place, in: new, isOfferedOther: (outside.width || outside.height) && isOfferedOther, grows)
    }
    addSize(old, new, grows, hasInnerCause, outside, at: place)
    addPosition(element, old, new, in: parent, at: place)
    return hasInnerCause
  }

  /// Adds the changes of an element by itself, without its frame and its content, and enters the view that owns it.
  ///
  /// NB: it is never inlined, because a trace from elsewhere can be deep, and its variables would be on the stack once per level.
  @inline(never) private mutating func addOwnChanges(of element: MatchedElement, in parent: ElementParent?) {
    let context = owners.last.map { " in \($0)" } ?? ""
    owners += (element.latest?.element.owners ?? []).filter { !PackageViews.names.contains($0) }
    let count = changes.count
    defer { note(element, in: parent, since: count) }
    guard let old = element.old, let new = element.new else {
      addOneSided(element, context)
      if parent?.element.latest?.element.name == "ViewThatFits" { changes[changes.count - 1].isAdaptation = true }
      return
    }
    guard old.isHidden == new.isHidden else {
      add(.elements, new, new.isHidden ? "added" : "removed", "", "", [old.frame, new.frame])
      name("hidden")
      changes[changes.count - 1].context =
        new.isHidden ? " to " + old.subject + context : " from " + new.subject + context
      return
    }
    addArguments(old, new)
    // The variant that fits follows from sizes.
    if parent?.element.new?.element.name == "ViewThatFits" {
      for index in count..<changes.count { changes[index].isAdaptation = true }
    }
    if element.isMoved {
      add(.elements, new, "moved", "", "", [old.frame, new.frame])
      name(new.fullName)
      // What an added stack takes in is part of the stack.
      if parent?.element.old == nil, parent != nil { changes[changes.count - 1].isConsequence = true }
    }
    let isOwn = !new.element.owners.isEmpty && new.argument(ElementArgument.modifier) == nil
    for index in count..<changes.count where !isOwn { changes[index].context = context }
  }

  /// Lets the latest changes refer to the element that has them.
  private mutating func note(_ element: MatchedElement, in parent: ElementParent?, since count: Int) {
    guard changes.count > count else { return }
    for index in count..<changes.count { changes[index].place = places.count }
    places.append(ElementPlace(element: element, parent: parent))
  }

  @inline(never) private mutating func addArguments(_ old: LayoutTree, _ new: LayoutTree) {
    let areas = [old.frame, new.frame]
    let (before, after) = (old.element, new.element)
    if before.name != after.name {
      add(.elements, new, "element", before.name, after.name, areas)
      name(before.name)
    } else if before.owners != after.owners {
      add(.elements, new, "element", before.qualifiedName, after.qualifiedName, areas)
      changes[changes.count - 1].isConsequence = true
    }
    if before.name == after.name, before.detail != after.detail {
      if after.isText {
        add(.elements, new, "text", before.detail ?? "none", after.detail ?? "none", areas)
        name("Text")
      } else {
        let difference = DetailDifference(before.detail, after.detail)
        add(.elements, new, difference.property, difference.before, difference.after, areas)
      }
    }
    if old.scrollAxes != new.scrollAxes { add(.elements, new, "axes", old.axesText, new.axesText, areas) }
    guard old.arguments != new.arguments else { return }
    let values = [old, new].map { tree in
      Dictionary(grouping: tree.arguments, by: \.name).mapValues { $0.map(\.value).joined(separator: ", ") }
    }
    var names: Set<String> = []
    for argument in old.arguments + new.arguments where names.insert(argument.name).inserted {
      let (before, after) = (values[0][argument.name] ?? "", values[1][argument.name] ?? "")
      guard before != after, argument.name != ElementArgument.modifier, argument.name != ElementArgument.derived else {
        continue
      }
      let values = [before, after].map { ArgumentDefaults.text(of: $0, argument.name) }
      add(.elements, new, argument.name, values[0], values[1], areas)
      // These two are parts of what a person typed.
      if let owner = new.element.owners.last, ["Label", "NavigationBar"].contains(owner), !Self.isOfLayout(argument) {
        name(owner)
      }
    }
  }

  private static func isOfLayout(_ argument: ElementArgument) -> Bool {
    ["alignment", "spacing"].contains(argument.name)
  }

  /// Adds an element of only one layout. A wrapper is named by itself, other elements by their leaves.
  private mutating func addOneSided(_ element: MatchedElement, _ context: String) {
    guard let tree = element.latest else { return }
    add(.elements, tree, element.new == nil ? "removed" : "added", "", "", [tree.frame])
    guard element.holdsMatch else {
      name(tree.fullName)
      changes[changes.count - 1].context = context
      return
    }
    let own = element.children.filter { !$0.holdsMatch && ($0.old == nil || $0.new == nil) }
    name(
      (tree.argument(ElementArgument.modifier) ?? tree.element.name)
        + LayoutTree.list(own.flatMap { $0.latest?.leafTitles ?? [] }))
    if let owner = tree.element.owners.last {
      changes[changes.count - 1].context = " in \(owner)"
    } else if let inner = element.children.first(where: { $0.versions != nil })?.latest {
      changes[changes.count - 1].context = (element.new == nil ? " from " : " to ") + inner.subject + context
    }
  }

  /// Names the element of the latest change.
  mutating func name(_ name: String) {
    changes[changes.count - 1].element = name
    changes[changes.count - 1].kind = name
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

  mutating func add(
    _ stage: SemanticChange.Stage, _ node: LayoutTree, _ property: String, _ before: String, _ after: String,
    _ areas: [CGRect]
  ) {
    var change = SemanticChange(
      stage: stage, element: node.element.isText ? node.element.label : node.typedName, kind: node.typedName,
      property: property, before: before, after: after, areas: areas)
    change.path = node.path
    change.frame = node.frame
    change.isLeaf = node.children.isEmpty
    change.isMadeByContainer = node.isDerived
    if stage == .elements { changedElements.insert(ElementKey(path: node.path, frame: node.frame)) }
    if let identity = node.identity, !node.element.isText { change.element += " \"\(identity)\"" }
    changes.append(change)
  }
}
