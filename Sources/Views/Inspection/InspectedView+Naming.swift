/// What elements are called: by VoiceOver, by the accessibility text, by tests and by errors alike.
extension InspectedView {
  /// The words by which a person calls the element; empty where it has none.
  var spokenLabel: String { ElementNames(root)[self] }

  /// Whether the element reads as a button.
  var isButton: Bool { place.element.roles.contains(.button) || accessibility.traits.contains(.isButton) }

  /// Whether the element reads as a link, or leads to another screen.
  var isLink: Bool { place.element.roles.contains(.navigationLink) || accessibility.traits.contains(.isLink) }
}

/// The names of the elements of a screen.
struct ElementNames {
  /// The accessibility elements, in the order in which they are read.
  let stops: [AccessibilityTree.Stop]
  private let labels: [[Int]: String]

  init(_ root: PlacedElement) {
    stops = AccessibilityTree.stops(of: root)
    labels = Dictionary(stops.map { ($0.route, $0.element.label ?? "") }) { first, _ in first }
  }

  /// What is read for the element; where something around it is read in its stead, what would be read for it alone.
  subscript(view: InspectedView) -> String {
    if let label = labels[view.route] { return label }
    if let label = view.accessibility.label { return label }
    let own = AccessibilityTree.stops(of: view.place)
    if own.count == 1, own[0].route.isEmpty, let label = own[0].element.label { return label }
    return view.text
  }
}
