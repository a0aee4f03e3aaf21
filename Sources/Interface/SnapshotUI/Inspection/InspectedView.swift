import SnapshotFoundation

/// An element on a screen for tests: its text, its frame and its actions.
///
///     let screen = try host.inspect()
///     #expect(try screen.find(identifier: "total").text == "€ 12")
///     try screen.find(button: "Sign in").tap()
///
/// The element is a copy of the screen's state. After an action, ask the host again. Inspecting evaluates no body.
/// The screen that a step of a ``Flow`` gets is the current one, also after an action in the step.
public struct InspectedView {
  private let copy: PlacedElement
  /// The current screen of a flow, whose root element this is.
  private let screen: CurrentScreen?
  /// The enclosing elements, outermost first.
  let ancestors: [PlacedElement]
  /// The child indices from the screen to this element.
  let route: [Int]
  /// The host of the screen, if there is one.
  weak var host: (any AnyViewHost)?

  init(
    place: PlacedElement, ancestors: [PlacedElement] = [], route: [Int] = [], host: (any AnyViewHost)? = nil
  ) {
    copy = place
    screen = nil
    self.ancestors = ancestors
    self.route = route
    self.host = host
  }

  /// Creates the root element of a screen that changes with the host.
  init(of screen: CurrentScreen, host: any AnyViewHost) {
    copy = screen.layout
    self.screen = screen
    ancestors = []
    route = []
    self.host = host
  }

  var place: PlacedElement { screen?.layout ?? copy }
}

/// The layout of the screen that a flow shows now.
final class CurrentScreen {
  var layout: PlacedElement

  init(_ layout: PlacedElement) { self.layout = layout }
}

extension ViewHost {
  /// Returns the root element of the screen.
  ///
  /// - Throws: The errors of `rendered()`.
  public func inspect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try inspected() }
  }

  /// A variant for callers that record the call site themselves.
  package func inspected() throws -> InspectedView { try inspectedScreen() }
}

extension AnyViewHost {
  func inspectedScreen() throws -> InspectedView {
    InspectedView(place: try currentScreen().layout, ancestors: [], host: self)
  }
}

extension RenderedView {
  /// Returns the root element of the screen.
  public func inspect() -> InspectedView { InspectedView(place: layout, ancestors: []) }
}

extension InspectedView {
  /// The kind of element, such as `Text`, `Button` or `VStack`.
  public var name: String { place.element.name }

  /// The types of the views whose body this element is the root of, outermost first.
  public var viewTypes: [String] { place.element.owners }

  /// The path from the screen to the element, such as `LogInScreen/VStack/Button/Text "Sign in"`.
  public var pathToRoot: String { place.path }

  /// The frame on the screen in points, without transforms.
  public var frame: CGRect { place.frame }

  /// The environment of the element.
  public var environment: EnvironmentValues { place.environment }

  /// The accessibility properties of the element itself, without those of the modifiers around it.
  public var accessibility: AccessibilityProperties { place.element.accessibility }

  /// The tag of the element, set by `tag(_:)` or `ForEach`.
  public var tag: AnyHashable? { place.element.traits.tag }

  /// The identity of the element, set by `id(_:)`.
  public var id: AnyHashable? { place.element.traits.explicitID }

  /// The texts in the element, joined by spaces.
  public var text: String { texts.joined(separator: " ") }

  /// The texts in the element, in the order of the views.
  public var texts: [String] {
    if let text = place.element.drawing?.text { return [text.words] }
    return children.flatMap(\.texts)
  }

  /// Whether a text in the element is truncated.
  public var isTruncated: Bool {
    if let text = place.element.drawing?.text { return text.lines(for: place.proposal).isTruncated }
    return children.contains(where: \.isTruncated)
  }

  /// Whether controls are enabled here.
  public var isEnabled: Bool { environment.isEnabled }

  /// Whether the element is visible: not hidden, not clipped and not of zero size. Other elements may cover it.
  public var isVisible: Bool { Obstacle.ofSeeing(self) == nil }

  /// The children, in the order of the views.
  public var children: [InspectedView] {
    place.children.enumerated().map { index, child in
      InspectedView(place: child, ancestors: ancestors + [place], route: route + [index], host: host)
    }
  }

  /// The parent; `nil` for the screen.
  public var parent: InspectedView? {
    ancestors.last.map {
      InspectedView(
        place: $0, ancestors: Array(ancestors.dropLast()), route: Array(route.dropLast()), host: host)
    }
  }

  /// The element and its ancestors, innermost first.
  var lineage: [InspectedView] { [self] + (parent?.lineage ?? []) }

  var root: PlacedElement { ancestors.first ?? place }
}

extension InspectedView: CustomStringConvertible {
  /// The path and the frame of the element.
  public var description: String { "\(pathToRoot) \(frame.summary)" }
}
