/// The reason why an element isn't hittable.
public enum Obstacle: Hashable, Sendable {
  /// The element is disabled by the modifier at this path.
  case disabled(by: String)
  /// This option of a picker or menu is disabled.
  case disabledOption(String)
  /// The element or an enclosing element is hidden or fully transparent.
  case hidden(by: String)
  /// The element has zero size.
  case withoutRoom
  /// The element is outside of the screen or the visible part of an enclosing element.
  case outOfSight(of: String)
  /// Another element covers its center.
  case covered(by: String)

  /// Returns why an element isn't visible; elements that cover it are ignored.
  static func ofSeeing(_ view: InspectedView) -> Obstacle? {
    if let hiding = view.lineage.last(where: { $0.place.element.drawing?.hidesContent == true }) {
      return .hidden(by: "\(hiding.name) at \(hiding.pathToRoot)")
    }
    let frame = view.place.exactFrame
    guard frame.width > 0, frame.height > 0 else { return .withoutRoom }
    // Content outside of the visible part of a scroll view can be scrolled to.
    if let scroll = view.lineage.first(where: { $0.place.element.roles.contains(.scrollView) }),
      scroll.place.path != view.place.path
    {
      return ofSeeing(scroll)
    }
    return switch view.visibleArea {
    case .visible: nil
    case .clipped(let frame): .outOfSight(of: frame.pathToRoot)
    case .zeroSize: .withoutRoom
    }
  }

  /// Returns why an element isn't hittable.
  static func ofTapping(_ view: InspectedView) -> Obstacle? {
    guard view.isEnabled else { return .disabled(by: view.environment.disabler ?? view.pathToRoot) }
    if let obstacle = ofSeeing(view) { return obstacle }
    // Content that must be scrolled into view isn't covered.
    guard case .visible(let seen) = view.visibleArea,
      let top = InspectedView(place: view.root).topmost(at: CGPoint(x: seen.midX, y: seen.midY))
    else { return nil }
    let isPart = top.isWithin(view) || view.isWithin(top)
    return isPart ? nil : .covered(by: top.pathToRoot)
  }
}

extension Obstacle: CustomStringConvertible {
  /// The reason as part of an error message.
  public var description: String {
    switch self {
    case .disabled(let path): "disabled by .disabled(true) on \(path)"
    case .disabledOption(let option): #"option "\#(option)" is disabled"#
    case .hidden(let path): "hidden by \(path)"
    case .withoutRoom: "zero size"
    case .outOfSight(let path): "outside of the visible part of \(path)"
    case .covered(let path): "covered by \(path)"
    }
  }
}

extension InspectedView {
  fileprivate func isWithin(_ other: InspectedView) -> Bool {
    // Elements are distinguished by their chain of ancestors.
    ancestors.count >= other.ancestors.count
      && lineage.dropFirst(ancestors.count - other.ancestors.count).first.map {
        $0.place.path == other.place.path && $0.place.exactFrame == other.place.exactFrame && $0.name == other.name
      } ?? false
  }
}
