/// What keeps a person from using an element.
public enum Obstacle: Hashable, Sendable {
  /// The element is disabled, by the modifier at this place.
  case disabled(by: String)
  /// The option of this name of a picker or a menu is disabled.
  case disabledOption(String)
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
    if let hiding = view.lineage.last(where: { $0.place.element.drawing?.hidesContent == true }) {
      return .hidden(by: "\(hiding.name) at \(hiding.pathToRoot)")
    }
    let frame = view.place.exactFrame
    guard frame.width > 0, frame.height > 0 else { return .withoutRoom }
    // What is scrolled out of sight can be scrolled to; nothing else can be.
    if let scroll = view.lineage.first(where: { $0.place.element.roles.contains(.scrollView) }),
      scroll.place.path != view.place.path
    {
      return ofSeeing(scroll)
    }
    return switch view.sight {
    case .seen: nil
    case .cutOff(let frame): .outOfSight(of: frame.pathToRoot)
    case .shrunk: .withoutRoom
    }
  }

  /// What keeps a person from tapping an element.
  static func ofTapping(_ view: InspectedView) -> Obstacle? {
    guard view.isEnabled else { return .disabled(by: view.environment.disabler ?? view.pathToRoot) }
    if let obstacle = ofSeeing(view) { return obstacle }
    // What is to be scrolled to first is covered by nothing yet.
    guard case .seen(let seen) = view.sight,
      let top = InspectedView(place: view.root).topmost(at: CGPoint(x: seen.midX, y: seen.midY))
    else { return nil }
    let isPart = top.isWithin(view) || view.isWithin(top)
    return isPart ? nil : .covered(by: top.pathToRoot)
  }
}

extension Obstacle: CustomStringConvertible {
  /// The obstacle as an error message says it.
  public var description: String {
    switch self {
    case .disabled(let path): "it is disabled by .disabled(true) on \(path)"
    case .disabledOption(let option): #"its option "\#(option)" is disabled"#
    case .hidden(let path): "it is hidden by \(path)"
    case .withoutRoom: "it has no room"
    case .outOfSight(let path): "it lies outside of \(path)"
    case .covered(let path): "\(path) lies above it"
    }
  }
}

extension InspectedView {
  fileprivate func isWithin(_ other: InspectedView) -> Bool {
    // Places on a screen are told apart by the chain of elements that leads to them.
    ancestors.count >= other.ancestors.count
      && lineage.dropFirst(ancestors.count - other.ancestors.count).first.map {
        $0.place.path == other.place.path && $0.place.exactFrame == other.place.exactFrame && $0.name == other.name
      } ?? false
  }
}
