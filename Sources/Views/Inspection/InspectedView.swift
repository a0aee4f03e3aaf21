import TestFailures

/// An element on a screen, as a test looks at it: what it says, where it is, and what can be done with it.
///
///     let screen = try host.inspect()
///     #expect(try screen.find(identifier: "total").text == "€ 12")
///     try screen.find(button: "Sign in").tap()
///
/// It shows the screen as it was when it was asked for; after an action, ask the host again. To look evaluates no body.
public struct InspectedView {
  let place: PlacedElement
  /// The elements around this one, outermost first.
  let ancestors: [PlacedElement]
  /// The indices of the children from the screen to this one.
  let route: [Int]
  /// The host that shows the screen, if one does.
  weak var host: (any AnyViewHost)?

  init(
    place: PlacedElement, ancestors: [PlacedElement] = [], route: [Int] = [], host: (any AnyViewHost)? = nil
  ) {
    self.place = place
    self.ancestors = ancestors
    self.route = route
    self.host = host
  }
}

extension ViewHost {
  /// The whole screen.
  ///
  /// - Throws: As `rendered()` does.
  public func inspect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try inspected() }
  }

  /// The same for whoever says themselves at which line it was asked for.
  package func inspected() throws -> InspectedView { try inspectedScreen() }
}

extension AnyViewHost {
  func inspectedScreen() throws -> InspectedView {
    InspectedView(place: try currentScreen().layout, ancestors: [], host: self)
  }
}

extension RenderedView {
  /// The whole screen.
  public func inspect() -> InspectedView { InspectedView(place: layout, ancestors: []) }
}

extension InspectedView {
  /// What the element is: `Text`, `Button`, `VStack`.
  public var name: String { place.element.name }

  /// The views whose body the element is the root of, outermost first.
  public var viewTypes: [String] { place.element.owners }

  /// The way from the screen to the element, such as `LogInScreen/VStack/Button/Text "Sign in"`.
  public var pathToRoot: String { place.path }

  /// The place on the screen, in points.
  public var frame: CGRect { place.frame }

  /// The environment of the element.
  public var environment: EnvironmentValues { place.environment }

  /// The accessibility properties of the element itself, without those of the modifiers around it.
  public var accessibility: AccessibilityProperties { place.element.accessibility }

  /// The value that `tag(_:)` or a `ForEach` gave the element.
  public var tag: AnyHashable? { place.element.traits.tag }

  /// The value that `id(_:)` gave the element.
  public var id: AnyHashable? { place.element.traits.explicitID }

  /// The words that the element shows, those of its parts joined by spaces; empty where it shows none.
  public var text: String { texts.joined(separator: " ") }

  /// The words of each text in the element, in the order of the views.
  public var texts: [String] {
    if let text = place.element.drawing?.text { return [text.words] }
    return children.flatMap(\.texts)
  }

  /// Whether a text in the element does not show all of its words.
  public var isTruncated: Bool {
    if let text = place.element.drawing?.text { return text.lines(for: place.proposal).isTruncated }
    return children.contains(where: \.isTruncated)
  }

  /// Whether controls can be used here.
  public var isEnabled: Bool { environment.isEnabled }

  /// Whether a person could see the element: nothing around it hides it, and it has room on the screen. Other elements
  /// may cover it.
  public var isVisible: Bool { Obstacle.ofSeeing(self) == nil }

  /// The elements in this one, in the order of the views.
  public var children: [InspectedView] {
    place.children.enumerated().map { index, child in
      InspectedView(place: child, ancestors: ancestors + [place], route: route + [index], host: host)
    }
  }

  /// The element around this one; `nil` for the screen.
  public var parent: InspectedView? {
    ancestors.last.map {
      InspectedView(
        place: $0, ancestors: Array(ancestors.dropLast()), route: Array(route.dropLast()), host: host)
    }
  }

  /// The element and all around it, from this one to the screen.
  var lineage: [InspectedView] { [self] + (parent?.lineage ?? []) }

  var root: PlacedElement { ancestors.first ?? place }
}

extension InspectedView: CustomStringConvertible {
  /// The path and the frame of the element.
  public var description: String { "\(pathToRoot) \(frame.summary)" }
}
