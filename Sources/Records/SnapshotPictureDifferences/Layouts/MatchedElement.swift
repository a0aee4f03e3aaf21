import SnapshotRenderTraces

/// An element of two layouts, or of one of them, with the elements inside.
///
/// An element of only one layout with an inner element of both is a wrapper that was added or removed, such as a padding
/// around a text.
struct MatchedElement {
  var old: LayoutTree?
  var new: LayoutTree?
  /// Whether the element has another place among its siblings, or another parent.
  var isMoved = false
  /// The children in the new order. Removed ones follow the sibling before them.
  var children: [MatchedElement] = []

  /// Whether `ViewThatFits` chose another view.
  var hasOtherVariant: Bool {
    new?.element.name == "ViewThatFits" && old != nil && children.count == 2 && children[0].new == nil
      && children[1].old == nil
  }

  /// The element in the newer layout that has it.
  var latest: LayoutTree? { new ?? old }

  /// Whether some element inside is part of both layouts.
  var holdsMatch: Bool { children.contains { ($0.old != nil && $0.new != nil) || $0.holdsMatch } }
}

/// Matches the elements of two layouts.
///
/// Elements are matched inside of matched parents: by their explicit identity, then by equal content, by type and text,
/// by type, through an added or removed wrapper, and last by equal content in another place.
struct LayoutMatching {
  let root: MatchedElement
  /// Whether all elements were compared. Otherwise, an element that only changed can be listed as removed and added.
  let isComplete: Bool

  init(from old: LayoutTree, to new: LayoutTree) {
    let fingerprints = LayoutFingerprints()
    var matcher = ElementMatcher()
    var root = matcher.match(ComparedElement(old, fingerprints), ComparedElement(new, fingerprints))
    MovedElements.mark(in: &root, fingerprints)
    HiddenElements.join(in: &root)
    self.root = root
    isComplete = matcher.isComplete
  }
}

/// Matches the elements of two layouts from their roots, with a bound of the comparisons in total.
private struct ElementMatcher {
  private(set) var isComplete = true
  private var comparisons = 0

  // MARK: One element

  mutating func match(_ old: ComparedElement, _ new: ComparedElement) -> MatchedElement {
    if old.identifiedFingerprint == new.identifiedFingerprint {
      // Equal content in equal order, which is most of a screen.
      return MatchedElement(
        old: old.tree, new: new.tree, children: zip(old.children, new.children).map { match($0, $1) })
    }
    if !old.hasType(of: new), let wrapped = throughWrapper(old, new) { return wrapped }
    if new.tree.element.name == "ViewThatFits", old.tree.element.name == "ViewThatFits",
      let before = old.children.first, let after = new.children.first, old.children.count == 1, new.children.count == 1,
      before.tree.element.name != after.tree.element.name
    {
      let children = [MatchedElement(old: before.tree), MatchedElement(new: after.tree)]
      return MatchedElement(old: old.tree, new: new.tree, children: children)
    }
    let children = old.hasSlots(of: new) ? slots(old.children, new.children) : pairs(old.children, new.children)
    return MatchedElement(old: old.tree, new: new.tree, children: children)
  }

  /// Matches the slots of two bars, which are there with and without content: what moves between them is the content.
  private mutating func slots(_ old: [ComparedElement], _ new: [ComparedElement]) -> [MatchedElement] {
    zip(old, new).flatMap { before, after in
      before.hasType(of: after)
        ? [match(before, after)] : [MatchedElement(old: before.tree), MatchedElement(new: after.tree)]
    }
  }

  /// Matches an element with one inside of a wrapper; `nil` if neither element wraps the other.
  private mutating func throughWrapper(_ old: ComparedElement, _ new: ComparedElement) -> MatchedElement? {
    let isOwned = old.hasName(of: new)
    if let index = new.children.firstIndex(where: { isSameBelowWrappers(old, $0, isOwned: isOwned) }) {
      return Self.wrapper(new, isAdded: true, around: index, match(old, new.children[index]))
    }
    if let index = old.children.firstIndex(where: { isSameBelowWrappers(new, $0, isOwned: isOwned) }) {
      return Self.wrapper(old, isAdded: false, around: index, match(old.children[index], new))
    }
    return nil
  }

  private static func wrapper(
    _ node: ComparedElement, isAdded: Bool, around index: Int, _ inner: MatchedElement
  ) -> MatchedElement {
    var children = node.children.map { isAdded ? MatchedElement(new: $0.tree) : MatchedElement(old: $0.tree) }
    children[index] = inner
    return isAdded
      ? MatchedElement(new: node.tree, children: children) : MatchedElement(old: node.tree, children: children)
  }

  /// Whether an element equals another one or one that the other wraps in at most four layers.
  ///
  /// A modifier that becomes the outermost one of a view's body takes over the view as its owner.
  ///
  /// - Parameter isOwned: Whether both elements have equal owners.
  private mutating func isSameBelowWrappers(
    _ element: ComparedElement, _ other: ComparedElement, layers: Int = 4, isOwned: Bool = false
  ) -> Bool {
    if isOwned ? element.fingerprint == other.fingerprint : element.ownFingerprint == other.ownFingerprint {
      return true
    }
    if isOwned ? element.hasType(of: other) : element.hasName(of: other), areSimilar(element, other) { return true }
    guard layers > 0, other.children.count <= 2, spend() else { return false }
    return other.children.contains { isSameBelowWrappers(element, $0, layers: layers - 1, isOwned: isOwned) }
  }

  private mutating func areSimilar(_ old: ComparedElement, _ new: ComparedElement) -> Bool {
    spend(min(old.leaves.count, new.leaves.count)) && old.isSimilar(to: new)
  }

  /// Counts comparisons.
  ///
  /// - Returns: Whether they may be made.
  private mutating func spend(_ count: Int = 1) -> Bool {
    comparisons += count
    if comparisons <= ExplanationLimits.comparisons { return true }
    isComplete = false
    return false
  }

  // MARK: Siblings

  private mutating func pairs(_ old: [ComparedElement], _ new: [ComparedElement]) -> [MatchedElement] {
    var partner = [Int?](repeating: nil, count: new.count)
    var taken = [Bool](repeating: false, count: old.count)
    var moved = Set<Int>()
    func join(_ i: Int, _ j: Int) {
      partner[j] = i
      taken[i] = true
    }
    let isIdentified = !Self.arePositions(old) || !Self.arePositions(new)
    if isIdentified { Self.pairByIdentity(old, new, join) }
    let partners = new.indices.compactMap { partner[$0] }
    let kept = Set(CommonSubsequence.ascending(partners))
    if kept.count < partners.count {
      for (position, j) in new.indices.filter({ partner[$0] != nil }).enumerated() where !kept.contains(position) {
        moved.insert(j)
      }
    }
    for rule in Rule.allCases {
      for gap in Self.gaps(partner, moved, old.count) {
        let left = gap.old.filter { !taken[$0] }
        let right = gap.new.filter { partner[$0] == nil }
        guard !left.isEmpty, !right.isEmpty else { continue }
        if rule == .equalContent, max(left.count, right.count) > ExplanationLimits.siblings {
          let pairs = CommonSubsequence.pairs(
            equal: left.map { old[$0].identifiedFingerprint }, right.map { new[$0].identifiedFingerprint })
          for (a, b) in pairs { join(left[a], right[b]) }
          continue
        }
        let found = CommonSubsequence.pairs(left.count, right.count) { a, b in
          let (before, after) = (old[left[a]], new[right[b]])
          let (one, other) = (before.tree.identity, after.tree.identity)
          return (one == other || one == nil || other == nil || !isIdentified) && holds(rule, before, after)
        }
        for (a, b) in found.pairs { join(left[a], right[b]) }
        // What no rule matched may match only if pairs are searched.
        if rule == Rule.allCases.last, !found.isComplete { isComplete = false }
      }
    }
    return merged(old, new, partner, taken, moved)
  }

  /// The rules by which siblings are matched, the strictest first.
  private enum Rule: CaseIterable {
    case equalContent, similarContent, sameType, wrapped, commonLeaves, replaced
  }

  private mutating func holds(_ rule: Rule, _ old: ComparedElement, _ new: ComparedElement) -> Bool {
    guard spend() else { return false }
    switch rule {
    case .equalContent: return old.fingerprint == new.fingerprint
    case .similarContent:
      return old.hasType(of: new)
        && (!old.tree.element.isText || old.tree.element.detail == new.tree.element.detail) && areSimilar(old, new)
    case .sameType:
      return old.hasType(of: new) && spend(min(old.leaves.count, new.leaves.count)) && old.mayBecome(new)
    case .wrapped: return isSameBelowWrappers(old, new) || isSameBelowWrappers(new, old)
    case .commonLeaves:
      return !old.children.isEmpty && !new.children.isEmpty && spend(min(old.leaves.count, new.leaves.count))
        && old.sharesMostLeaves(with: new)
    case .replaced: return old.mayBeReplaced(by: new)
    }
  }

  /// Whether the identities of elements are only their positions, so that removing a row gives its identity to the next one.
  private static func arePositions(_ nodes: [ComparedElement]) -> Bool {
    let identities = nodes.compactMap(\.tree.identity)
    return !identities.isEmpty && identities.indices.allSatisfy { identities[$0] == String($0) }
  }

  private static func pairByIdentity(_ old: [ComparedElement], _ new: [ComparedElement], _ join: (Int, Int) -> Void) {
    func places(_ nodes: [ComparedElement]) -> [String: [Int]] {
      var places: [String: [Int]] = [:]
      for (index, node) in nodes.enumerated() {
        guard let identity = node.tree.identity else { continue }
        places[node.tree.element.qualifiedName + "|" + identity, default: []].append(index)
      }
      return places
    }
    guard new.contains(where: { $0.tree.identity != nil }) else { return }
    let before = places(old)
    for (key, after) in places(new) where after.count == 1 {
      if let index = before[key], index.count == 1 { join(index[0], after[0]) }
    }
  }

  /// The unmatched elements between neighbors that are matched in order.
  private static func gaps(
    _ partner: [Int?], _ moved: Set<Int>, _ count: Int
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var gaps: [(old: Range<Int>, new: Range<Int>)] = []
    var start = (old: 0, new: 0)
    for (j, i) in partner.enumerated() {
      guard let i, !moved.contains(j), i >= start.old else { continue }
      gaps.append((start.old..<i, start.new..<j))
      start = (i + 1, j + 1)
    }
    gaps.append((start.old..<count, start.new..<partner.count))
    return gaps
  }

  private mutating func merged(
    _ old: [ComparedElement], _ new: [ComparedElement], _ partner: [Int?], _ taken: [Bool], _ moved: Set<Int>
  ) -> [MatchedElement] {
    var result: [MatchedElement] = []
    var removed = old.indices.filter { !taken[$0] }[...]
    for (j, node) in new.enumerated() {
      if let i = partner[j], !moved.contains(j) {
        while let next = removed.first, next < i {
          result.append(MatchedElement(old: old[next].tree))
          removed = removed.dropFirst()
        }
      }
      if let i = partner[j] {
        var matched = match(old[i], node)
        matched.isMoved = moved.contains(j)
        result.append(matched)
      } else {
        result.append(MatchedElement(new: node.tree))
      }
    }
    return result + removed.map { MatchedElement(old: old[$0].tree) }
  }
}

extension ComparedElement {
  /// Whether the children of both elements are slots, such as those of a bar for leading, middle and trailing items.
  fileprivate func hasSlots(of other: ComparedElement) -> Bool {
    name == "BarRow" && other.name == name && children.count == other.children.count
  }

  /// Whether a person can have typed another shape in the place of this one, or another style of one view.
  fileprivate func mayBeReplaced(by other: ComparedElement) -> Bool {
    if !tree.element.owners.isEmpty, tree.element.owners == other.tree.element.owners { return true }
    return [self, other].allSatisfy {
      $0.children.isEmpty && !$0.tree.drawsNothing && !$0.tree.element.isText && $0.name != "Image"
    }
  }
}

/// Finds removed elements that were added with equal content elsewhere.
private enum MovedElements {
  static func mark(in root: inout MatchedElement, _ fingerprints: LayoutFingerprints) {
    var removed: [Int: [LayoutTree]] = [:]
    visit(root) { element in
      if let old = element.old, element.new == nil, !element.holdsMatch, old.holdsName {
        removed[ComparedElement(old, fingerprints).fingerprint, default: []].append(old)
      }
    }
    guard !removed.isEmpty else { return }
    var used: Set<LayoutTree> = []
    change(&root) { element in
      guard element.old == nil, let new = element.new, !element.holdsMatch else { return }
      let key = ComparedElement(new, fingerprints).fingerprint
      guard let old = removed[key]?.popLast() else { return }
      element.old = old
      element.isMoved = true
      used.insert(old)
    }
    remove(used, from: &root)
  }

  private static func visit(_ element: MatchedElement, _ body: (MatchedElement) -> Void) {
    body(element)
    for child in element.children { visit(child, body) }
  }

  private static func change(_ element: inout MatchedElement, _ body: (inout MatchedElement) -> Void) {
    body(&element)
    for index in element.children.indices { change(&element.children[index], body) }
  }

  private static func remove(_ trees: Set<LayoutTree>, from element: inout MatchedElement) {
    element.children.removeAll { child in
      child.new == nil && !child.holdsMatch && child.old.map { trees.contains($0) } == true
    }
    for index in element.children.indices { remove(trees, from: &element.children[index]) }
  }
}

extension LayoutTree {
  /// Whether the element is a text or a symbol, or has one inside.
  fileprivate var holdsName: Bool { element.isText || element.name == "Image" || children.contains { $0.holdsName } }
}
