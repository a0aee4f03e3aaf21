import SnapshotRenderTraces

/// An element with what comparisons of siblings ask for repeatedly.
final class ComparedElement {
  let tree: LayoutTree
  let children: [ComparedElement]
  /// Equal for equal elements with equal content, wherever they are.
  let fingerprint: Int
  /// Equal for equal elements whose content is equal and has equal identities.
  let identifiedFingerprint: Int
  /// The titles of the leaves inside, without spacers.
  private(set) lazy var leaves: Set<String> =
    if children.isEmpty {
      tree.element.name == "Spacer" ? [] : [tree.element.title]
    } else {
      children.reduce(into: []) { $0.formUnion($1.leaves) }
    }

  init(_ tree: LayoutTree, _ fingerprints: LayoutFingerprints) {
    self.tree = tree
    children = tree.children.map { ComparedElement($0, fingerprints) }
    fingerprint = fingerprints.number(of: tree, identity: nil, content: children.map(\.fingerprint))
    let content = children.map(\.identifiedFingerprint)
    identifiedFingerprint = fingerprints.number(of: tree, identity: tree.identity ?? "", content: content)
  }

  func hasType(of other: ComparedElement) -> Bool {
    tree.element.name == other.tree.element.name && tree.element.owners == other.tree.element.owners
  }

  /// Whether two elements of one kind have content in common, or one of them has none.
  func isSimilar(to other: ComparedElement) -> Bool {
    leaves.isEmpty || other.leaves.isEmpty || !leaves.isDisjoint(with: other.leaves)
  }

  /// Whether two elements of one kind can be two versions of one element: leaves, or containers of a similar structure.
  func mayBecome(_ other: ComparedElement) -> Bool {
    children.isEmpty == other.children.isEmpty
      && (isSimilar(to: other) || leaves.count == other.leaves.count || children.count == other.children.count)
  }

  func sharesMostLeaves(with other: ComparedElement) -> Bool {
    let common = leaves.intersection(other.leaves).count
    return common > 0 && 2 * common >= max(leaves.count, other.leaves.count)
  }
}

/// Numbers for elements with their content: equal numbers for equal ones.
final class LayoutFingerprints {
  private struct Key: Hashable {
    var element: ElementDescription
    var arguments: [ElementArgument]
    /// `nil` if identities do not count.
    var identity: String?
    var content: [Int]
  }

  private var numbers: [Key: Int] = [:]

  func number(of tree: LayoutTree, identity: String?, content: [Int]) -> Int {
    let key = Key(element: tree.element, arguments: tree.arguments, identity: identity, content: content)
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
