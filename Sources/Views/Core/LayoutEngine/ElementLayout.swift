/// How an element takes its size of a proposal and where it puts its children.
///
/// The three questions that layout asks, in this order: how large would you be for this proposal, where would your
/// children stand then, and where are your alignment guides? All are pure functions of the proposal; the node caches
/// the answers. Coordinates are logical points: x runs from the leading edge, y down.
protocol ElementLayout {
  /// The size that the element takes of a proposal.
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// The size again, and where each child stands in it.
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement

  /// The length that the element takes along an axis where nothing is offered along it, if that is known without laying
  /// it out. Stacks ask this of every child, and text in no width at all is the dearest of all texts.
  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat?

  /// Which guides the element itself may state, whatever its children do.
  var ownGuides: StatedGuides { get }

  /// A guide that the element or something in it states, where one does.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat?

  /// The distances that the element wants from its neighbours.
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// What stands in the element once its final place is known. Most elements know it before; those that make their
  /// content of the place, or reach beyond it, answer here.
  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement

  /// The axes along which the content scrolls.
  var scrollAxes: Axis.Set { get }

  /// Whether the children may extend beyond the safe area.
  var ignoresSafeArea: Bool { get }

  /// The indices of the children in the order in which they are read.
  func readingOrder(ofChildren count: Int) -> [Int]
}

/// Which guides are stated: most elements leave them to their frames, and need not be asked.
enum StatedGuides: Int, Comparable {
  case none
  /// The lines that text stands on.
  case baselines
  /// Whatever `alignmentGuide` says.
  case any

  static func < (left: StatedGuides, right: StatedGuides) -> Bool { left.rawValue < right.rawValue }

  /// Whether a guide may be among them.
  func mayInclude(_ key: AlignmentKey) -> Bool {
    switch key.combination {
    case .none, .average: self == .any
    case .smallest, .largest: self >= .baselines
    }
  }
}

/// A final place in the drawing. Points, origin top left; no longer mirrored for right to left.
struct Place {
  var frame: CGRect
  var proposal: ProposedViewSize
  var safeArea: SafeArea
}

/// The children of an element at its final place.
struct Settlement {
  var children: [LayoutNode]
  var arrangement: Arrangement
  var safeArea: SafeArea
}

/// The part of the screen that content keeps to, and the whole of it; in the drawing's points.
struct SafeArea {
  var rect: CGRect
  var screen: CGRect
}

/// The children of an element as they stand for one proposal.
struct Arrangement {
  /// Where one child stands: its leading top corner in its parent, and what it is proposed there.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// One a child, in the children's order.
  var placements: [Placement]
}

extension ElementLayout {
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { arrange(proposal, in: node).size }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? { nil }

  var ownGuides: StatedGuides { .none }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    node.combinedGuide(key, for: proposal)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  var scrollAxes: Axis.Set { [] }

  var ignoresSafeArea: Bool { false }

  func readingOrder(ofChildren count: Int) -> [Int] { Array(0..<count) }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }
}
