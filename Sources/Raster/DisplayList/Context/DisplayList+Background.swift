extension DisplayList {
  /// The identity of the element that draws a background: the screen, which contains all others.
  package static let screen = "screen"

  /// The color that the screen has filled before anything else was drawn; `nil` without one.
  package var background: RGBA? {
    guard let first = items.first, let element = first.element, elements.indices.contains(element),
      elements[element] == Self.screen, case .fill(_, _, .color(let color)) = first.operation
    else { return nil }
    return color
  }

  /// Leaves the background away, for whoever draws it in another way.
  package mutating func takeBackground() -> RGBA? {
    guard let background else { return nil }
    items.removeFirst()
    return background
  }

  /// The drawing on the background that a context asks for, unless it has one already: a view draws its own, because its
  /// content may prefer another color scheme.
  package func onBackground(of context: RenderContext) -> DisplayList {
    guard background == nil, let color = context.background.color(in: context.colorScheme) else { return self }
    var copy = self
    // A picture's last row and column may reach beyond the drawing by less than a point.
    let whole = Path(CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up)))
    copy.items.insert(Item(.fill(whole, .nonZero, .color(color)), element: elements.count), at: 0)
    copy.elements.append(Self.screen)
    return copy
  }
}

extension Canvas {
  /// Fills all of the drawing on behalf of the screen.
  package mutating func fillBackground(_ color: RGBA) {
    element(DisplayList.screen) { $0.fill(Path(CGRect(origin: .zero, size: $0.size)), with: color) }
  }
}
