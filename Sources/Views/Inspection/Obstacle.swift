/// What keeps a person from using an element.
public enum Obstacle: Hashable, Sendable {
  /// The element is disabled, by the modifier at this place.
  case disabled(by: String)
  /// An element around it, or itself, is hidden or fully transparent.
  case hidden(by: String)
  /// The element has no room.
  case withoutRoom
  /// The element lies outside of the screen, or of what an element around it shows of its content.
  case outOfSight(of: String)
  /// Another element lies above its middle and takes the taps.
  case covered(by: String)

  /// What keeps a person from seeing an element, apart from others that cover it.
  static func ofSeeing(_ view: InspectedView) -> Obstacle? {
    if let hiding = view.lineage.last(where: { $0.place.element.drawing?.hides == true }) {
      return .hidden(by: "\(hiding.name) at \(hiding.pathToRoot)")
    }
    let frame = view.place.exactFrame
    guard frame.width > 0, frame.height > 0 else { return .withoutRoom }
    // What is scrolled out of sight can be scrolled to; nothing else can be.
    if let scroll = view.lineage.first(where: { $0.name == "ScrollView" }), scroll.place.path != view.place.path {
      return ofSeeing(scroll)
    }
    for frame in view.lineage where frame.clips || frame.ancestors.isEmpty {
      guard frame.place.exactFrame.intersects(view.place.exactFrame) else { return .outOfSight(of: frame.pathToRoot) }
    }
    return nil
  }

  /// What keeps a person from tapping an element.
  static func ofTapping(_ view: InspectedView) -> Obstacle? {
    guard view.isEnabled else { return .disabled(by: view.environment.disabler ?? view.pathToRoot) }
    if let obstacle = ofSeeing(view) { return obstacle }
    guard let point = view.visibleMiddle, let top = InspectedView(place: view.root, ancestors: []).topmost(at: point)
    else { return nil }
    let isPart = top.isWithin(view) || view.isWithin(top)
    return isPart ? nil : .covered(by: top.pathToRoot)
  }
}

extension Obstacle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .disabled(let path): "it is disabled by .disabled(true) on \(path)"
    case .hidden(let path): "it is hidden by \(path)"
    case .withoutRoom: "it has no room"
    case .outOfSight(let path): "it lies outside of \(path)"
    case .covered(let path): "\(path) lies above it"
    }
  }
}

extension ElementDrawing {
  /// Whether nothing of the content is to be seen.
  fileprivate var hides: Bool { self is HiddenDrawing || (self as? OpacityDrawing)?.opacity == 0 }
}

extension InspectedView {
  fileprivate var clips: Bool { place.element.drawing?.clipsContent == true }

  /// The middle of what is seen of the element; `nil` where that is to be scrolled to first.
  fileprivate var visibleMiddle: CGPoint? {
    var seen = place.exactFrame
    for frame in lineage where frame.clips || frame.ancestors.isEmpty {
      seen = seen.intersection(frame.place.exactFrame)
    }
    return seen.isNull || seen.isEmpty ? nil : CGPoint(x: seen.midX, y: seen.midY)
  }

  fileprivate func isWithin(_ other: InspectedView) -> Bool {
    // Places on a screen are told apart by the chain of elements that leads to them.
    ancestors.count >= other.ancestors.count
      && lineage.dropFirst(ancestors.count - other.ancestors.count).first.map {
        $0.place.path == other.place.path && $0.place.exactFrame == other.place.exactFrame && $0.name == other.name
      } ?? false
  }

  /// The element that a tap at a point of the screen meets first.
  fileprivate func topmost(at point: CGPoint) -> InspectedView? {
    let element = place.element
    guard !element.traits.letsTapsThrough, element.drawing?.hides != true else { return nil }
    if clips, !place.exactFrame.contains(point) { return nil }
    let order = children.indices.sorted {
      (children[$0].place.element.traits.zIndex, $0) > (children[$1].place.element.traits.zIndex, $1)
    }
    for index in order { if let top = children[index].topmost(at: point) { return top } }
    guard place.exactFrame.contains(point) else { return nil }
    return takesTaps ? self : nil
  }

  /// Whether the element itself, not what it contains, takes taps.
  private var takesTaps: Bool {
    if place.element.actions.tap != nil || name == "sheet" { return true }
    guard case .leaf = place.element.kind, place.element.drawing != nil else { return false }
    return !place.isTransparent
  }
}

extension PlacedElement {
  /// Whether the element draws nothing that could be seen.
  fileprivate var isTransparent: Bool {
    var canvas = Canvas(size: CGSize(width: max(1, frame.maxX), height: max(1, frame.maxY)))
    draw(in: &canvas)
    return !canvas.displayList.items.contains { $0.operation.leavesInk }
  }
}

extension DisplayList.Operation {
  fileprivate var leavesInk: Bool {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.alpha > 0
    case .fill, .stroke, .shadow, .innerShadow, .glyphs, .image, .ninePartImage: true
    case .save, .restore, .concatenate, .clip, .blendMode, .opacity, .beginGroup, .endGroup, .beginMask, .endMask: false
    }
  }
}
