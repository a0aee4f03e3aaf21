import RenderTraces

/// The names of the elements that draw: stated by the layout, or else the end of their path.
struct DrawnElements {
  private var elements: [String: ElementDescription] = [:]

  /// - Parameter layout: `nil` for drawings of values that are not views.
  init(in layout: LayoutTree?) {
    if let layout { add(layout) }
  }

  /// Modifiers share the path of the element that they modify, which is the innermost one.
  private mutating func add(_ node: LayoutTree) {
    elements[node.path] = node.element
    for child in node.children { add(child) }
  }

  /// The name of an element, with the words of a text, and the kind of element.
  func name(of path: String) -> (element: String, kind: String) {
    if let element = elements[path] { return (element.label, element.name) }
    let name = ElementPath.lastName(of: path)
    return (name, String(name.prefix { $0 != " " }))
  }
}
