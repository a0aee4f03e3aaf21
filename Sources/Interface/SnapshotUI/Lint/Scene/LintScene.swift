/// The elements of a screen with what lint rules need to know about each: where it is seen, what limits it, and how it is
/// used.
struct LintScene {
  /// The elements in the order of the tree.
  private(set) var nodes: [LintNode] = []
  /// The screen.
  let screen: CGRect
  /// The safe area; `nil` if it is the whole screen.
  let safeArea: CGRect?
  /// The number of the topmost sheet; 0 without sheets. Elements below can't be used.
  private(set) var topLayer = 0
  private var painted = 0

  /// - Parameter insets: The insets of the safe area.
  init(of root: PlacedElement, size: CGSize, insets: EdgeInsets = EdgeInsets(), isMirrored: Bool = false) {
    screen = CGRect(origin: .zero, size: size)
    safeArea =
      insets == EdgeInsets()
      ? nil
      : CGRect(
        x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
        width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    var surroundings = LintSurroundings()
    surroundings.limits = [LintLimit(kind: .screen, rect: screen, axes: [.horizontal, .vertical])]
    collect(root, in: surroundings, parent: nil)
    findCovered()
  }

  /// Returns whether a frame lies entirely beyond the screen, and can't be scrolled into it along the given axes.
  func isBeyondScreen(_ frame: CGRect, scrolling axes: Axis.Set) -> Bool {
    let sideways = frame.maxX <= screen.minX || frame.minX >= screen.maxX
    let upOrDown = frame.maxY <= screen.minY || frame.minY >= screen.maxY
    return sideways && !axes.contains(.horizontal) || upOrDown && !axes.contains(.vertical)
  }

  /// Returns the elements in an element, without itself.
  func content(of index: Int) -> Range<Int> { index + 1..<nodes[index].end }

  /// Returns the elements directly in an element.
  func children(of index: Int) -> [Int] { content(of: index).filter { nodes[$0].parent == index } }

  /// Returns the leaf in an element that wraps nothing else; `nil` if it has several or none.
  func innermost(of index: Int) -> LintNode? {
    let leaves = (index..<nodes[index].end).lazy.filter { nodes[$0].order >= 0 }.prefix(2)
    return leaves.count == 1 ? leaves.first.map { nodes[$0] } : nil
  }

  /// Returns the enclosing elements, innermost first.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var current = nodes[index].parent
    while let parent = current {
      found.append(parent)
      current = nodes[parent].parent
    }
    return found
  }

  private mutating func collect(
    _ place: PlacedElement, in outer: LintSurroundings, parent: Int?, position: Int = 0
  ) {
    let element = place.element
    guard element.drawing?.hidesContent != true else { return }
    var around = outer
    around.opacity *= element.drawing?.contentOpacity ?? 1
    around.isAccessibilityHidden = around.isAccessibilityHidden || element.accessibility.isHidden
    around.letsTapsThrough = around.letsTapsThrough || element.traits.letsTapsThrough
    around.isInSystemControl = around.isInSystemControl || element.roles.contains(.hasSystemTouchTarget)
    if element.roles.contains(.sheet) {
      topLayer += 1
      around.enterSheet(topLayer)
    }
    let index = nodes.count
    if element.isControl { around.control = index }
    if element.traits.forwardsTapsToControl { around.row = index }
    let node = LintNode(place: place, parent: parent, position: position, around: around)
    nodes.append(node)
    if case .leaf = element.kind {
      node.order = painted
      painted += 1
    }
    if var inner = around.entering(place) {
      if inner.scrollView == nil, !inner.scrollAxes.isEmpty { inner.scrollView = index }
      for child in element.drawingOrder(of: place.children) {
        var surroundings = inner
        surroundings.enterChild(child, of: place)
        collect(place.children[child], in: surroundings, parent: index, position: child)
      }
    }
    node.end = nodes.count
  }

  /// Marks the texts, images and controls that an opaque shape or image covers.
  private mutating func findCovered() {
    let opaque = nodes.filter { $0.coversWhatIsBelow }
    guard !opaque.isEmpty else { return }
    for index in nodes.indices where nodes[index].order >= 0 {
      let bounds = nodes[index].visible.bounds
      guard !bounds.isNull else { continue }
      nodes[index].isCovered = opaque.contains { $0.order > nodes[index].order && $0.covers(bounds) }
    }
  }
}

/// An element of a ``LintScene``. A class, because rules read the elements in loops, and a structure of this size would be
/// copied each time.
final class LintNode {
  let place: PlacedElement
  let parent: Int?
  /// The index among the children of the parent.
  let position: Int
  let around: LintSurroundings
  /// The index after the element's content.
  var end = 0
  /// The position in drawing order; -1 for containers.
  var order = -1
  var isCovered = false
  /// The visible part on the screen.
  private(set) lazy var visible = around.visiblePart(of: place.exactFrame)
  let element: ViewElement
  let isText: Bool
  let drawsSymbol: Bool
  let isControl: Bool

  init(place: PlacedElement, parent: Int?, position: Int, around: LintSurroundings) {
    self.place = place
    self.parent = parent
    self.position = position
    self.around = around
    element = place.element
    let drawing = element.drawing
    isText = drawing?.text.map { !$0.words.allSatisfy(\.isWhitespace) } ?? false
    drawsSymbol = drawing is SymbolImageInk
    isControl = element.isControl
  }

  var path: String { place.path }
  var text: (any DrawnText)? { element.drawing?.text }
  /// Whether the element is an image, but not a symbol.
  var isPicture: Bool { element.roles.contains(.image) && !drawsSymbol }
  /// Whether two texts are so close that one is the outline or the shadow of the other.
  func isSamePlace(as other: LintNode) -> Bool {
    abs(frame.midX - other.frame.midX) < 4 && abs(frame.midY - other.frame.midY) < 4
  }

  /// Whether the element is a shape that is seen.
  var isFilledShape: Bool {
    guard let shape = element.drawing as? ShapeInk, around.opacity > 0 else { return false }
    return !shape.style.resolvePaint(in: place.environment, rect: place.frame).isInvisible
  }
  /// Whether a shape is a rectangle, also with round corners.
  var fillsItsCorners: Bool {
    guard let shape = element.drawing as? ShapeInk else { return false }
    let inner = place.frame.insetBy(dx: place.frame.width / 10, dy: place.frame.height / 10)
    return inner.corners.allSatisfy { shape.isHit(at: $0, in: place.frame) }
  }
  var scale: CGFloat { place.environment.displayScale }

  /// The frame on the screen.
  var frame: CGRect { around.bounds(of: place.exactFrame) }

  var summary: String { frame.pixelAligned(scale: scale).summary }

  fileprivate var coversWhatIsBelow: Bool {
    guard around.opacity >= 1, !around.isMask, around.transform == .identity, let shape = element.drawing as? ShapeInk,
      case .fill = shape.drawing
    else { return false }
    return switch shape.style.resolvePaint(in: place.environment, rect: place.frame) {
    case .color(let color): color.alpha == 255
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 255 }
    case .pattern: false
    }
  }

  fileprivate func covers(_ bounds: CGRect) -> Bool {
    guard visible.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bounds), let shape = element.drawing as? ShapeInk else {
      return false
    }
    let inner = bounds.insetBy(dx: min(1, bounds.width / 4), dy: min(1, bounds.height / 4))
    return (inner.corners + [CGPoint(x: inner.midX, y: inner.midY)]).allSatisfy { shape.isHit(at: $0, in: place.frame) }
  }
}

extension ViewElement {
  /// Whether a user can act on the element, or could if it were enabled.
  var isControl: Bool {
    roles.includesAny(of: .controls) || actions.isUsable || !actions.gestures.isEmpty
  }

  /// Whether a tap on the element does something.
  var isTapped: Bool { actions.tap != nil || actions.destination != nil || actions.choices?.control == .menu }

  fileprivate func drawingOrder(of children: [PlacedElement]) -> [Int] {
    guard children.contains(where: { $0.element.traits.zIndex != 0 }) else { return Array(children.indices) }
    return children.indices.sorted {
      (children[$0].element.traits.zIndex, $0) < (children[$1].element.traits.zIndex, $1)
    }
  }
}

extension LintScene {
  /// Returns whether something opaque covers a rectangle of the screen above one element and below another.
  func hasCover(of bounds: CGRect, between first: Int, and second: Int) -> Bool {
    let (low, high) = (min(first, second), max(first, second))
    return nodes.contains { $0.order > low && $0.order < high && $0.coversWhatIsBelow && $0.covers(bounds) }
  }
}
