/// The names of elements for VoiceOver, accessibility texts, tests and errors.
extension InspectedView {
  /// The accessibility label; empty if there is none.
  package var spokenLabel: String { ElementNames(root)[self] }

  /// Whether the element is a button or has the button trait.
  var isButton: Bool { place.element.roles.contains(.button) || accessibility.traits.contains(.isButton) }

  /// Whether the element is a navigation link or has the link trait.
  var isLink: Bool { place.element.roles.contains(.navigationLink) || accessibility.traits.contains(.isLink) }
}

/// The accessibility labels of the elements of a screen.
struct ElementNames {
  /// The accessibility elements in reading order.
  let entries: [AccessibilityTree.Entry]
  private let labels: [[Int]: String]

  init(_ root: PlacedElement) {
    entries = AccessibilityTree.entries(of: root)
    labels = Dictionary(entries.map { ($0.route, $0.element.label ?? "") }) { first, _ in first }
  }

  /// The label of the element, or the label that it would have without the elements around it.
  subscript(view: InspectedView) -> String {
    if let label = labels[view.route] { return label }
    if let label = view.accessibility.label { return label }
    let own = AccessibilityTree.entries(of: view.place)
    if own.count == 1, own[0].route.isEmpty, let label = own[0].element.label { return label }
    return view.text
  }
}
