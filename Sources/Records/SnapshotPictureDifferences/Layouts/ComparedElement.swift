import SnapshotRenderTraces

/// An element with what comparisons of siblings ask for repeatedly.
final class ComparedElement {
  let tree: LayoutTree
  let children: [ComparedElement]
  /// Equal for equal elements with equal content, wherever they are.
  let fingerprint: Int
  /// Equal for equal elements whose content is equal and has equal identities.
  let identifiedFingerprint: Int
  /// Equal for equal types with equal owners.
  private let type: Int
  /// Equal for equal elements with equal content, whatever view owns them.
  let ownFingerprint: Int
  /// The numbers of the titles of the leaves inside, without spacers: the first ones of a large element.
  private(set) lazy var leaves: Set<Int> = Set(orderedLeaves)
  private lazy var orderedLeaves: [Int] = {
    if let title { return [title] }
    if children.count == 1 { return children[0].orderedLeaves }
    var found: Set<Int> = []
    var order: [Int] = []
    for child in children {
      for leaf in child.orderedLeaves where order.count < Self.mostLeaves && found.insert(leaf).inserted {
        order.append(leaf)
      }
      if order.count == Self.mostLeaves { break }
    }
    return order
  }()
  /// The number of the title of a leaf that is not a spacer.
  private let title: Int?

  /// Every element has the leaves of all its content, so that many of them would make deep trees quadratic.
  private static let mostLeaves = 128

  var name: String { tree.element.name }

  init(_ tree: LayoutTree, _ fingerprints: LayoutFingerprints) {
    self.tree = tree
    type = fingerprints.number(ofText: tree.element.owners.joined(separator: "\n") + "\n" + tree.element.name)
    title =
      tree.children.isEmpty && !tree.drawsNothing
      ? fingerprints.number(ofText: tree.element.title) : nil
    children = tree.children.map { ComparedElement($0, fingerprints) }
    fingerprint = fingerprints.number(of: tree, identity: nil, content: children.map(\.fingerprint))
    ownFingerprint =
      tree.element.owners.isEmpty
      ? fingerprint : fingerprints.number(ofUnowned: tree, content: children.map(\.fingerprint))
    let content = children.map(\.identifiedFingerprint)
    identifiedFingerprint = fingerprints.number(of: tree, identity: tree.identity ?? "", content: content)
  }

  /// Whether both elements are of one kind, whatever view owns them.
  func hasName(of other: ComparedElement) -> Bool { name == other.name }

  func hasType(of other: ComparedElement) -> Bool {
    type == other.type
  }

  /// Whether two elements of one kind have content in common, or one of them has none.
  func isSimilar(to other: ComparedElement) -> Bool {
    leaves.isEmpty || other.leaves.isEmpty || !leaves.isDisjoint(with: other.leaves)
  }

  /// Whether two elements of one kind can be two versions of one element: leaves, or containers of a similar structure.
  func mayBecome(_ other: ComparedElement) -> Bool {
    (children.isEmpty == other.children.isEmpty || tree.drawsNothing || other.tree.drawsNothing)
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
  private var texts: [String: Int] = [:]

  func number(ofText text: String) -> Int {
    if let number = texts[text] { return number }
    texts[text] = texts.count
    return texts.count - 1
  }

  /// NB: it is never inlined, because a trace can be deep, and its variables would be on the stack once per level.
  @inline(never) func number(ofUnowned tree: LayoutTree, content: [Int]) -> Int {
    var tree = tree
    tree.element.owners = []
    return number(of: tree, identity: nil, content: content)
  }

  func number(of tree: LayoutTree, identity: String?, content: [Int]) -> Int {
    let key = Key(element: tree.element, arguments: tree.arguments, identity: identity, content: content)
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
