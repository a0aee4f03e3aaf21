import Foundation

extension DisplayList {
  /// The identity of the screen element, which draws the background.
  package static let screen = "screen"

  /// The color with which the screen element fills the drawing first, or `nil`.
  package var background: RGBA? {
    guard let first = items.first, let element = first.element, elements.indices.contains(element),
      elements[element] == Self.screen, case .fill(_, _, .color(let color)) = first.operation
    else { return nil }
    return color
  }

  /// Removes the background and returns its color.
  package mutating func takeBackground() -> RGBA? {
    guard let background else { return nil }
    items.removeFirst()
    return background
  }

  /// Returns the drawing on the context's background, unless it already has one. Views draw their own background,
  /// because their content may prefer another color scheme.
  package func onBackground(of context: RenderContext) -> DisplayList {
    guard background == nil, let color = context.background.color(in: context.colorScheme) else { return self }
    var copy = self
    // The last row and column of a picture may extend beyond the drawing by less than a point.
    let whole = Path(CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up)))
    copy.items.insert(Item(.fill(whole, .nonZero, .color(color)), element: elements.count), at: 0)
    copy.elements.append(Self.screen)
    return copy
  }
}

extension DisplayListRecorder {
  /// Fills the whole drawing as the screen element.
  package mutating func fillBackground(_ color: RGBA) {
    element(DisplayList.screen) { $0.fill(Path(CGRect(origin: .zero, size: $0.size)), with: color) }
  }
}
