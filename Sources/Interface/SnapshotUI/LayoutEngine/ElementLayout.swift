import SnapshotRenderTraces

/// The layout of an element: its size for a proposal, and the positions of its children.
///
/// Layout asks for the size, then for the arrangement of the children, then for alignment guides. All are pure
/// functions of the proposal, and their results are cached by the node. Coordinates are in points: x from the leading
/// edge, y down.
protocol ElementLayout {
  /// Returns the size for a proposal.
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// Returns the size and the positions of the children for a proposal.
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement

  /// Returns the minimum length along an axis if it is known without a layout. Stacks ask every child for it, and
  /// laying out a text without width is expensive.
  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat?

  /// The guides that the element itself can set, apart from its children.
  var ownGuides: StatedGuides { get }

  /// Returns the position of a guide that the element or its content sets explicitly.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat?

  /// Returns the preferred spacing to the element's neighbors.
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// Returns the children at the element's final position. Implemented by layouts that create children for their
  /// position, or extend beyond it.
  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement

  /// The arguments that differ from their defaults, for render traces.
  var arguments: [ElementArgument] { get }

  /// The axes along which the content scrolls.
  var scrollAxes: Axis.Set { get }

  /// Whether the children can be anywhere in the element and beyond, as ``FreelyPlacingLayout`` states.
  var placesFreely: Bool { get }

  /// Whether the children may extend beyond the safe area.
  var ignoresSafeArea: Bool { get }

  /// Returns the indices of the children in the order in which they are read.
  ///
  /// - Parameter frames: The frames of the children.
  func readingOrder(ofChildrenIn frames: [CGRect]) -> [Int]
}

/// The kinds of guides that can be set explicitly. Most elements set none, so they needn't be asked.
enum StatedGuides: Int, Comparable {
  case none
  /// The baselines of text.
  case baselines
  /// Any guide, set by `alignmentGuide`.
  case any

  static func < (left: StatedGuides, right: StatedGuides) -> Bool { left.rawValue < right.rawValue }

  /// Returns whether a guide can be among them.
  func mayInclude(_ key: AlignmentKey) -> Bool {
    switch key.combination {
    case .none, .average: self == .any
    case .smallest, .largest: self >= .baselines
    }
  }
}

/// A final position in the drawing's points, with the origin at the top left, after mirroring for right-to-left
/// layouts.
struct Place {
  var frame: CGRect
  var proposal: ProposedViewSize
  var safeArea: SafeArea
}

/// The children of an element at its final position.
struct Settlement {
  var children: [LayoutNode]
  var arrangement: Arrangement
  var safeArea: SafeArea
  /// The area that the element gives to its content, in the drawing's points; `nil` for its frame.
  var contentArea: CGRect?
}

/// The safe area and the screen around it, in the drawing's points.
struct SafeArea {
  var rect: CGRect
  var screen: CGRect
  /// Whether a large title is above the safe area, with nothing between them.
  var isBelowLargeTitle = false
  /// The vertical extent of the innermost scroll view, between which headers and footers stay that are pinned.
  var scrolled: ClosedRange<CGFloat>?

  /// The tolerance for frames that touch an edge, in points.
  private static let tolerance: CGFloat = 0.001

  /// Returns whether a frame reaches the top of the safe area.
  func touchesTop(_ frame: CGRect) -> Bool { frame.minY <= rect.minY + Self.tolerance }

  /// Returns whether a frame reaches the bottom of the safe area.
  func touchesBottom(_ frame: CGRect) -> Bool { frame.maxY >= rect.maxY - Self.tolerance }

  mutating func extendToTopOfScreen() {
    let bottom = rect.maxY
    rect.origin.y = min(rect.minY, screen.minY)
    rect.size.height = max(0, bottom - rect.minY)
  }

  mutating func extendToBottomOfScreen() { rect.size.height = max(0, screen.maxY - rect.minY) }
}

/// The positions of an element's children for one proposal.
struct Arrangement {
  /// The position of a child: its top leading corner in its parent, and its proposal.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// One placement per child, in the children's order.
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

  var arguments: [ElementArgument] { [] }

  // NB: an empty literal takes longer in debug builds, and every element is asked.
  var scrollAxes: Axis.Set { Axis.Set(rawValue: 0) }

  var placesFreely: Bool { false }

  var ignoresSafeArea: Bool { false }

  func readingOrder(ofChildrenIn frames: [CGRect]) -> [Int] { Array(frames.indices) }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }
}

/// A layout whose children may lie anywhere, also beyond its frame.
protocol FreelyPlacingLayout: ElementLayout {}

extension FreelyPlacingLayout {
  var placesFreely: Bool { true }
}
